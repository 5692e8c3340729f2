import type { Client } from '../../platform/client.ts'

export type Candidate = Awaited<ReturnType<Client['exam']['listCandidates']>>['items'][number]

/** A class with its candidates; null for who is in none. */
export type ClassOfCandidates = { name: string | null; candidates: Candidate[] }

const { compare } = new Intl.Collator('en', { numeric: true })

/** Candidates by class and name, whoever is in no class last. */
export function byClass(candidates: readonly Candidate[]): ClassOfCandidates[] {
  const classes = new Map<string | null, Candidate[]>()
  for (const one of [...candidates].sort(
    (a, b) => compare(a.name, b.name) || compare(a.studentNumber, b.studentNumber),
  )) {
    classes.set(one.className, [...(classes.get(one.className) ?? []), one])
  }
  return [...classes]
    .map(([name, own]) => ({ name, candidates: own }))
    .sort((one, other) => (one.name === null ? 1 : other.name === null ? -1 : compare(one.name, other.name)))
}
