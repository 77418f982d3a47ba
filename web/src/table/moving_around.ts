/** Arrow keys go to the nearest thing in their direction. */

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export function isDirection(key: string): key is Direction {
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";
}

/** The number of the nearest box in a direction; -1 if there is none. What lies aside counts as farther. */
export function nearest(from: Rect, boxes: readonly Rect[], direction: Direction): number {
  const [fromX, fromY] = middleOf(from);
  let best = -1;
  let shortest = Infinity;
  boxes.forEach((box, at) => {
    const [x, y] = middleOf(box);
    const along = direction === "ArrowLeft" ? fromX - x : direction === "ArrowRight" ? x - fromX : direction === "ArrowUp" ? fromY - y : y - fromY;
    const aside = direction === "ArrowLeft" || direction === "ArrowRight" ? Math.abs(y - fromY) : Math.abs(x - fromX);
    if (along <= 1) return;
    const distance = along + aside * 2;
    if (distance < shortest) {
      shortest = distance;
      best = at;
    }
  });
  return best;
}

function middleOf(box: Rect): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}
