/** One change of a text: what stands from `from` to `to` is replaced, and `select` is selected afterwards. */
export type Edit = { from: number; to: number; text: string; select: readonly [from: number, to: number] }

/** A replacement after which the caret stands behind what is new. */
export function replace(from: number, to: number, text: string, caret = from + text.length): Edit {
  return { from, to, text, select: [caret, caret] }
}
