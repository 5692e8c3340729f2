/** Leaves the screen the room it has beside the menu of the shell, which stands there from 900 px on; and what is cut off in it. */
export function besideMenu(): void {
  const main = document.querySelector('main')
  if (main) main.style.marginInlineStart = '212px'
}

/** The texts in a table that have less room than they need; what is there for screen readers alone is a pixel wide. */
export function cutIn(table: Element): string[] {
  const cells = [...table.querySelectorAll<HTMLElement>('th, td, td *')]
  return cells
    .filter((one) => one.textContent && one.clientWidth > 1 && one.scrollWidth > one.clientWidth)
    .map((one) => one.textContent ?? '')
}
