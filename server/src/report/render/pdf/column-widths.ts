/** How wide a column has to be at least, and would like to be. */
export type Wish = { least: number; best: number }

/**
 * Widths that fill a table: every column gets what it needs, what is left goes where more is wished for, and what nobody wishes
 * for to those that hold texts. Where there is too little for all, everybody gets the same part of what is needed.
 */
export function columnWidths(wishes: readonly (Wish & { isText: boolean })[], whole: number): number[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const least = sum(wishes.map((wish) => wish.least))
  if (least >= whole) return wishes.map((wish) => (wish.least / least) * whole)
  const best = sum(wishes.map((wish) => wish.best))
  if (best > whole) {
    const share = (whole - least) / (best - least)
    return wishes.map((wish) => wish.least + (wish.best - wish.least) * share)
  }
  const texts = sum(wishes.map((wish) => (wish.isText ? wish.best : 0)))
  const spare = whole - best
  return wishes.map((wish) =>
    texts === 0 ? wish.best + spare / wishes.length : wish.best + (wish.isText ? (wish.best / texts) * spare : 0),
  )
}
