/** What an option's value is called. */

import { seatNumber } from "../schema/schema";
import type { OptionTexts } from "../wire/contract";
import type { OptionValue } from "../wire/contract";
import { t } from "../words/site";

const SEAT = /^p[1-9][0-9]?$/;

/** A value as people read it; a seat is called by who sits there. */
export function optionValue(texts: OptionTexts | undefined, value: OptionValue, seat: (at: number) => string): string {
  if (value === null) return t("value-none");
  if (Array.isArray(value)) return value.length ? value.join(" ") : t("value-none");
  const written = String(value);
  const named = texts?.values?.[written];
  if (SEAT.test(written) && (named === undefined || named === written)) return seat(seatNumber(written));
  return named ?? (typeof value === "boolean" ? t(`value-${written}`) : written);
}
