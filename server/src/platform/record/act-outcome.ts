/** A record an act left as it was, and why. */
export type Skipped = { id: string; name: string; why: string }

/** What an act on several records did (contract/record.ts). */
export type ActOutcome = { batch: string | null; doneCount: number; skipped: Skipped[]; effects: string[] }

/**
 * The records an act is about: those it changes, and those it skips with a sentence that says why. Ids nobody of the school
 * has are skipped as `unknown`.
 */
export function partRecords<State extends { id: string; name: string }>(
  records: readonly State[],
  {
    ids,
    unknown,
    whySkipped,
  }: { ids: readonly string[]; unknown: string; whySkipped: (record: State) => string | null },
): { chosen: State[]; skipped: Skipped[] } {
  const chosen: State[] = []
  const skipped: Skipped[] = []
  for (const record of records) {
    const why = whySkipped(record)
    if (why === null) chosen.push(record)
    else skipped.push({ id: record.id, name: record.name, why })
  }
  const known = new Set(records.map(({ id }) => id))
  for (const id of new Set(ids)) if (!known.has(id)) skipped.push({ id, name: '', why: unknown })
  return { chosen, skipped }
}
