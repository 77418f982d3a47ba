/** What everything that is drawn on a table needs of it, whether it is played, watched again or learned at. */

import { getContext, setContext } from "svelte";

import type { Words } from "../words/words";

export interface TableContext {
  readonly id: string;
  /** The hash of the table's schema, by which drawings are fetched. */
  readonly schemaName: string;
  readonly words: Words | null;
}

const KEY = Symbol("table");

export function provideTable(table: TableContext): void {
  setContext(KEY, table);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
