import type { Tx } from '../platform/database/tenant.ts'

/** Whoever else of the school takes ready-made questions at this moment waits. */
export async function lockReadyMade(tx: Tx): Promise<void> {
  await tx.run(`SELECT pg_advisory_xact_lock(hashtextextended('ready-made of ' || $1, 0))`, [tx.schoolId])
}

/** Those of these sources that are in the school's bank, archived ones included. */
export async function selectTaken(tx: Tx, sources: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ source: string }>(
    'SELECT source FROM questions WHERE school_id = $1 AND source = ANY($2::text[])',
    [tx.schoolId, sources],
  )
  return new Set(rows.map(({ source }) => source))
}

/** Questions that come back, each as the ready-made one it was, unless that was taken again meanwhile. */
export async function withFreeSources<One extends { source?: string | null }>(
  tx: Tx,
  some: readonly One[],
): Promise<One[]> {
  const sources = some.flatMap(({ source }) => source ?? [])
  if (sources.length === 0) return [...some]
  await lockReadyMade(tx)
  const taken = await selectTaken(tx, sources)
  return some.map((one) => (taken.has(one.source ?? '') ? { ...one, source: null } : one))
}

/** The sources of those of these questions that have one. */
export async function selectSources(tx: Tx, questionIds: readonly string[]): Promise<string[]> {
  if (questionIds.length === 0) return []
  const rows = await tx.rows<{ source: string }>(
    'SELECT source FROM questions WHERE school_id = $1 AND id = ANY($2::uuid[]) AND source IS NOT NULL',
    [tx.schoolId, questionIds],
  )
  return rows.map(({ source }) => source)
}
