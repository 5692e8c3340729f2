import type { Tx } from '../../platform/database/tenant.ts'

/** SQL: the number under which the keys of a school are held (`lockKeys` of marking). */
export const keysOfSchool = (school: string) => `hashtextextended('keys of ' || ${school}::text, 0)`

/**
 * Holds the keys of the school as they are until the transaction ends, so that a correction is made before a version is frozen,
 * or of it. Taken before any row.
 */
export async function holdKeys(tx: Tx): Promise<void> {
  await tx.run(`SELECT pg_advisory_xact_lock_shared(${keysOfSchool('$1')})`, [tx.schoolId])
}
