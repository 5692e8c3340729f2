/** A letter of 14 px, on average and with room to spare: "Wednesday" is narrower than nine of them. */
const letterPx = 8

/**
 * How wide a column is for the longest of its texts, so that what has room is not cut off: of `most` letters at most, with
 * `besidePx` for what stands around them.
 */
export function fitWidth(texts: readonly string[], { most, besidePx }: { most: number; besidePx: number }): string {
  const longest = Math.max(0, ...texts.map((text) => [...text].length))
  return `${Math.min(longest, most) * letterPx + besidePx}px`
}
