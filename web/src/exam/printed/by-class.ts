import type { Client } from '../../platform/client.ts'

export type Candidate = Awaited<ReturnType<Client['exam']['listCandidates']>>['items'][number]

/** A class with its candidates; null for who is in none. */
export type ClassOfCandidates = { name: string | null; candidates: Candidate[] }

const { compare } = new Intl.Collator('en', { numeric: true })

/** Candidates by class and name, whoever is in no class last; each of them once, also where two sittings have them. */
export function byClass(candidates: readonly Candidate[]): ClassOfCandidates[] {
  const once = [...new Map(candidates.map((one) => [one.id, one])).values()]
  const classes = new Map<string | null, Candidate[]>()
  for (const one of once.sort((a, b) => compare(a.name, b.name) || compare(a.studentNumber, b.studentNumber))) {
    classes.set(one.className, [...(classes.get(one.className) ?? []), one])
  }
  return [...classes]
    .map(([name, own]) => ({ name, candidates: own }))
    .sort((one, other) => (one.name === null ? 1 : other.name === null ? -1 : compare(one.name, other.name)))
}
