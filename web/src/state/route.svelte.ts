/** Which page is open: the path of the address, kept by the browser's own history. */

class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => {
      this.read();
    });
  }

  /** The parts of the path: `/t/abc` is `["t", "abc"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  parameter(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }

  go(address: string, { replace = false } = {}): void {
    // A link that is clicked twice is one step back.
    if (replace || address === location.pathname + location.search) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

/** A part as it is meant; as it stands where somebody has cut it in the middle of a letter. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();

/** Follow links to our own pages without reloading the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
