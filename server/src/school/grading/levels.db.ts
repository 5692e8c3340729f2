import type { Tx } from '../../platform/database/tenant.ts'
import { lockGrading } from './grading.db.ts'

/** Where a class stands whose level is in no list. */
const lastPlace = 9_999

export type LevelOfClasses = { level: string; classes: { id: string; name: string }[] }

/** The classes of each level that has some, closed ones, too, in their order. */
export async function selectClassesByLevel(tx: Tx): Promise<LevelOfClasses[]> {
  return await tx.rows<LevelOfClasses>(
    `SELECT c.level, jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.position, c.name) AS classes
     FROM classes c WHERE c.school_id = $1 GROUP BY c.level ORDER BY min(c.position), c.level`,
    [tx.schoolId],
  )
}

/** Whether a class can have this level: it is in the list, or a class has it already. Nobody takes it away meanwhile. */
export async function lockLevel(tx: Tx, level: string): Promise<boolean> {
  const { levels } = await lockGrading(tx)
  if (levels.includes(level)) return true
  const row = await tx.optional('SELECT FROM classes WHERE school_id = $1 AND level = $2 LIMIT 1', [tx.schoolId, level])
  return row !== undefined
}

/** The place of a level in the list of the school. */
export async function selectLevelPlace(tx: Tx, level: string): Promise<number> {
  const row = await tx.optional<{ place: number | null }>(
    'SELECT array_position(levels, $2) AS place FROM school_settings WHERE school_id = $1',
    [tx.schoolId, level],
  )
  return row?.place ?? lastPlace
}

/** Puts each class where the list now has its level. */
export async function placeClasses(tx: Tx, levels: readonly string[]): Promise<void> {
  await tx.run(
    `UPDATE classes c SET level_place = coalesce(array_position($2::text[], c.level), ${lastPlace})
     WHERE c.school_id = $1 AND c.level_place <> coalesce(array_position($2::text[], c.level), ${lastPlace})`,
    [tx.schoolId, levels],
  )
}

/** Takes their names away for as long as the transaction lasts, so that two can exchange them. */
export async function freeNames(tx: Tx, classIds: readonly string[]): Promise<void> {
  await tx.run('UPDATE classes SET name = id::text WHERE school_id = $1 AND id = ANY ($2::uuid[])', [
    tx.schoolId,
    classIds,
  ])
}
