/** Small things that this browser remembers; one that keeps nothing still plays. */

export function recall(key: string): string {
  try {
    return localStorage.getItem(`holdfast-${key}`) ?? "";
  } catch {
    return "";
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`holdfast-${key}`, value);
  } catch {
    // Asked again next time.
  }
}
