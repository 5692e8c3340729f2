import type { Tx } from '../../platform/database/tenant.ts'

type Person = { id: string; name: string }

/** Who invigilates a sitting, by name; who is not active any more does nothing there. */
export async function selectInvigilators(tx: Tx, sittingId: string): Promise<(Person & { isActive: boolean })[]> {
  return await tx.rows(
    `SELECT u.id, u.name, u.status = 'active' AS "isActive" FROM sitting_invigilators i JOIN users u ON u.school_id = i.school_id AND u.id = i.user_id
     WHERE i.school_id = $1 AND i.sitting_id = $2 ORDER BY u.name_key, u.id`,
    [tx.schoolId, sittingId],
  )
}

/** The active staff of the school, by name; of these alone, where said. */
export async function selectActiveStaff(tx: Tx, ids: readonly string[] | null = null): Promise<Person[]> {
  return await tx.rows<Person>(
    `SELECT id, name FROM users WHERE school_id = $1 AND role IN ('teacher', 'school_admin') AND status = 'active'
       AND ($2::uuid[] IS NULL OR id = ANY ($2)) ORDER BY name_key, id LIMIT 500`,
    [tx.schoolId, ids],
  )
}

/** Makes them invigilators of a sitting; answers who was none before. */
export async function insertInvigilators(
  tx: Tx,
  { sittingId, by }: { sittingId: string; by: string },
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `INSERT INTO sitting_invigilators (school_id, sitting_id, user_id, by, at)
     SELECT $1, $2, u.id, $3, $4 FROM unnest($5::uuid[]) AS u(id) ON CONFLICT DO NOTHING RETURNING user_id AS id`,
    [tx.schoolId, sittingId, by, tx.now, userIds],
  )
  return rows.map(({ id }) => id)
}

/** Ends that they invigilate it; answers who did. */
export async function deleteInvigilators(tx: Tx, sittingId: string, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `DELETE FROM sitting_invigilators WHERE school_id = $1 AND sitting_id = $2 AND user_id = ANY ($3::uuid[])
     RETURNING user_id AS id`,
    [tx.schoolId, sittingId, userIds],
  )
  return rows.map(({ id }) => id)
}
