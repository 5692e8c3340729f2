/** The fields in which two forms differ, by what makes their values the same. */
export type Differing<Form extends object> = (one: Form, other: Form) => readonly (keyof Form & string)[]

/** What somebody else saved while a form was open. */
export type Merged<Form extends object> = {
  draft: Form
  /** Fields that both changed: what was typed here stays, and theirs is shown beside it. */
  conflicts: readonly (keyof Form & string)[]
  /** Fields that only they changed, taken over. */
  taken: readonly (keyof Form & string)[]
}

/**
 * Somebody else saved while this form was open. What they changed and we did not is taken over; what both changed stays as
 * typed here and is named, so that neither value is lost.
 */
export function mergeTheirs<Form extends object>(
  differing: Differing<Form>,
  { opened, mine, theirs }: { opened: Form; mine: Form; theirs: Form },
): Merged<Form> {
  const byThem = differing(opened, theirs)
  const byMe = new Set(differing(opened, mine))
  const isStillOther = new Set(differing(mine, theirs))
  const taken = byThem.filter((name) => !byMe.has(name))
  const conflicts = byThem.filter((name) => byMe.has(name) && isStillOther.has(name))
  const fromThem = Object.fromEntries(taken.map((name) => [name, theirs[name]]))
  return { draft: { ...mine, ...fromThem }, conflicts, taken }
}
