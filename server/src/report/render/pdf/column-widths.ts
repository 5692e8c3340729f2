/** How wide a column has to be at least, and would like to be. */
export type Wish = { least: number; best: number }

/**
 * Widths that fill a table: every column gets what it needs, what is left goes where more is wished for, and what nobody wishes
 * for makes all of them wider alike, so that numbers are not pressed together beside an empty half page. Where there is too little for all, everybody gets the same part of what is needed.
 */
export function columnWidths(wishes: readonly Wish[], whole: number): number[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const least = sum(wishes.map((wish) => wish.least))
  if (least >= whole) return wishes.map((wish) => (wish.least / least) * whole)
  const best = sum(wishes.map((wish) => wish.best))
  if (best > whole) {
    const share = (whole - least) / (best - least)
    return wishes.map((wish) => wish.least + (wish.best - wish.least) * share)
  }
  return wishes.map((wish) => (wish.best / best) * whole)
}
