/** A list that grows: its newest line stays in sight, unless somebody reads farther up. */

/** So near to the end nobody reads anything else, in pixels. */
const NEAR = 40;

export interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/**
 * Whether the end is followed after a list was scrolled. Only who scrolls up leaves it: between the scrolling and the
 * news of it the list may have grown, and then its end is far away although nobody turned from it.
 */
export function follows(before: boolean, from: number, { scrollTop, scrollHeight, clientHeight }: Scrolled): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR || (before && scrollTop >= from);
}

/** Keep the end of a list in sight: when it grows, and when it is shown again after it was hidden. */
export function followEnd(list: HTMLElement): () => void {
  let following = true;
  let from = 0;
  const go = () => {
    if (following) list.scrollTop = list.scrollHeight;
  };
  const scrolled = () => {
    if (!list.clientHeight) return;
    following = follows(following, from, list);
    from = list.scrollTop;
  };
  const grown = new MutationObserver(go);
  const shown = new ResizeObserver(go);
  list.addEventListener("scroll", scrolled, { passive: true });
  grown.observe(list, { childList: true, characterData: true, subtree: true });
  shown.observe(list);
  go();
  return () => {
    list.removeEventListener("scroll", scrolled);
    grown.disconnect();
    shown.disconnect();
  };
}
