import type { ExamCandidate } from '@sabimark/contract/answers.ts'

/** A class with its candidates; null for who is in none. */
export type ClassOfCandidates = { name: string | null; candidates: ExamCandidate[] }

const { compare } = new Intl.Collator('en', { numeric: true })

/** Candidates by class and name, whoever is in no class last. */
export function byClass(candidates: readonly ExamCandidate[]): ClassOfCandidates[] {
  const classes = new Map<string | null, ExamCandidate[]>()
  for (const one of [...candidates].sort(
    (a, b) => compare(a.name, b.name) || compare(a.studentNumber, b.studentNumber),
  )) {
    classes.set(one.className, [...(classes.get(one.className) ?? []), one])
  }
  return [...classes]
    .map(([name, own]) => ({ name, candidates: own }))
    .sort((one, other) => (one.name === null ? 1 : other.name === null ? -1 : compare(one.name, other.name)))
}
