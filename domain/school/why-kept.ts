/** What a school has or had that keeps it from being deleted, in the order it is said in. */
export type KeptBy = {
  hasStudents: boolean
  hasOtherStaff: boolean
  /** There is nobody but the owner now, and there was once. */
  hadPeople: boolean
  hasExams: boolean
  hasQuestions: boolean
  hasReports: boolean
  hasPayments: boolean
}

/** Why a school cannot be deleted, and what to do in place of it; null for one that was never used. */
export function whyKept(facts: KeptBy): string | null {
  const had = [
    ...(facts.hasStudents ? ['students'] : []),
    ...(facts.hasOtherStaff ? ['staff besides its owner'] : []),
    ...(facts.hadPeople && !facts.hasStudents && !facts.hasOtherStaff ? ['people who were deleted since'] : []),
    ...(facts.hasExams ? ['exams'] : []),
    ...(facts.hasQuestions ? ['questions'] : []),
    ...(facts.hasReports ? ['reports'] : []),
    ...(facts.hasPayments ? ['payments'] : []),
  ]
  if (had.length === 0) return null
  return `Has, or had, ${inWords(had)}. Only a school that was never used can be deleted. Suspend it instead: nobody can sign in then, and nothing is lost.`
}

function inWords(things: readonly string[]): string {
  const last = things.at(-1) ?? ''
  return things.length === 1 ? last : `${things.slice(0, -1).join(', ')} and ${last}`
}
