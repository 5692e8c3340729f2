import type { Tx } from '../platform/database/tenant.ts'

/** A table that says who has which subjects or classes. */
type PlacesOf = {
  table: 'student_subjects' | 'teacher_subjects' | 'teacher_classes'
  places: 'subjects' | 'classes'
  column: 'subject_id' | 'class_id'
}

type Places = { userId: string; ids: readonly string[] }

const sent = (table: string) => `jsonb_to_recordset($2::jsonb) AS ${table}("userId" uuid, ids uuid[])`

/** Gives people places, beside those they have; one that was deleted meanwhile is left out. */
export async function insertPlaces(tx: Tx, { table, places, column }: PlacesOf, rows: readonly Places[]) {
  if (rows.every(({ ids }) => ids.length === 0)) return
  await tx.run(
    `INSERT INTO ${table} (school_id, user_id, ${column})
     SELECT $1, n."userId", p.id FROM ${sent('n')} JOIN ${places} p ON p.school_id = $1 AND p.id = ANY(n.ids)
     ON CONFLICT DO NOTHING`,
    [tx.schoolId, JSON.stringify(rows)],
  )
}

/** Gives people these places and no others. */
export async function replacePlaces(tx: Tx, of: PlacesOf, rows: readonly Places[]): Promise<void> {
  await tx.run(
    `DELETE FROM ${of.table} o USING ${sent('n')}
     WHERE o.school_id = $1 AND o.user_id = n."userId" AND o.${of.column} <> ALL(n.ids)`,
    [tx.schoolId, JSON.stringify(rows)],
  )
  await insertPlaces(tx, of, rows)
}
