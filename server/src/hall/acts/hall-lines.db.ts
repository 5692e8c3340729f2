import type { Tx } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'

export type NewLine = {
  studentId: string | null
  kind: 'note' | 'outage'
  text: string
  from: Date | null
  to: Date | null
}

/** Writes lines of a hall down; nobody changes or deletes one. Answers the id of the first. */
export async function insertLines(
  tx: Tx,
  { sittingId, by }: { sittingId: string; by: string },
  lines: readonly NewLine[],
): Promise<string> {
  const rows = lines.map((line) => ({ ...line, id: newId() }))
  await tx.run(
    `INSERT INTO hall_lines (school_id, id, sitting_id, student_id, kind, text, from_at, to_at, by, at)
     SELECT $1, l.id, $2, l."studentId", l.kind, l.text, l."from", l."to", $3, $4
     FROM jsonb_to_recordset($5) AS l(id uuid, "studentId" uuid, kind text, text text, "from" timestamptz, "to" timestamptz)`,
    [tx.schoolId, sittingId, by, tx.now, JSON.stringify(rows)],
  )
  return rows[0]?.id ?? ''
}

/** A line as staff read it. Of who was deleted since the name is null. */
export type HallLine = NewLine & { id: string; student: string | null; by: string | null; at: Date }

/** What was written down in a hall, the newest first, and so many of them. */
export async function selectLines(tx: Tx, sittingId: string, most: number): Promise<HallLine[]> {
  return await tx.rows<HallLine>(
    `SELECT l.id, l.kind, l.text, l.student_id AS "studentId", u.name AS student, l.from_at AS "from", l.to_at AS "to", w.name AS by, l.at
     FROM hall_lines l
     LEFT JOIN users u ON u.school_id = l.school_id AND u.id = l.student_id
     LEFT JOIN users w ON w.school_id = l.school_id AND w.id = l.by
     WHERE l.school_id = $1 AND l.sitting_id = $2 ORDER BY l.id DESC LIMIT $3`,
    [tx.schoolId, sittingId, most],
  )
}

/** How many notes a hall has. */
export async function countNotes(tx: Tx, sittingId: string): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    "SELECT count(*) FROM hall_lines WHERE school_id = $1 AND sitting_id = $2 AND kind = 'note'",
    [tx.schoolId, sittingId],
  )
  return count
}

/** The newest line of an outage that shares minutes with this one and is about anybody it is about; `studentIds` null: about everybody. */
export async function selectOptionalOutage(
  tx: Tx,
  sittingId: string,
  { from, to, studentIds }: { from: Date; to: Date; studentIds: readonly string[] | null },
): Promise<{ by: string | null; at: Date } | undefined> {
  return await tx.optional(
    `SELECT w.name AS by, l.at FROM hall_lines l LEFT JOIN users w ON w.school_id = l.school_id AND w.id = l.by
     WHERE l.school_id = $1 AND l.sitting_id = $2 AND l.kind = 'outage' AND l.from_at < $4 AND l.to_at > $3
       AND ($5::uuid[] IS NULL OR l.student_id IS NULL OR l.student_id = ANY ($5))
     ORDER BY l.id DESC LIMIT 1`,
    [tx.schoolId, sittingId, from, to, studentIds],
  )
}
