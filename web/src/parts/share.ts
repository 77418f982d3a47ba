/** Handing something to somebody: by what the device offers, or by the clipboard. */

/** Whether it was handed over; browsers lend the clipboard only to pages that came encrypted or from this machine. */
export async function handOver(link: string): Promise<"shared" | "copied" | "no"> {
  const phone = matchMedia("(pointer: coarse)").matches;
  try {
    if (phone && "share" in navigator) {
      await navigator.share({ url: link });
      return "shared";
    }
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return "no";
  }
}
