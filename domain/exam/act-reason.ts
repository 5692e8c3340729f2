/** What is wrong with a reason staff give for an act, or null: it has to say something. */
export function reasonProblem(typed: string): string | null {
  return (typed.match(/\p{L}/gu) ?? []).length >= 3 ? null : 'Give a reason of at least three letters.'
}
