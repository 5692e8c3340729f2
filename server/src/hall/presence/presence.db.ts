import type { Lane } from '@sabimark/domain/hall/light.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** A sign of a candidate; `agoMs`: how long ago it came. `waiting` null: their device has not said what it has not sent. */
export type Sign = { sittingId: string; studentId: string; lane: Lane; waiting: number | null; agoMs: number }

/** A page with a socket says each 25 s that it is there: who was heard by one so long ago has it still, however they were heard since. */
const socketLasts = "interval '35 seconds'"

/** Writes down when candidates were heard last. What another process has heard since stays. */
export async function upsertPresence(tx: Tx, signs: readonly Sign[]): Promise<void> {
  await tx.run(
    `INSERT INTO attempt_presence AS p (school_id, sitting_id, student_id, heard_at, lane, waiting, written_at)
     SELECT $1, r."sittingId", r."studentId", $3::timestamptz - r."agoMs" * interval '1 millisecond', r.lane, r.waiting, $3
     FROM jsonb_to_recordset($2) AS r("sittingId" uuid, "studentId" uuid, lane text, waiting smallint, "agoMs" integer)
     WHERE EXISTS (SELECT FROM exam_sittings s WHERE s.school_id = $1 AND s.id = r."sittingId")
     ORDER BY r."sittingId", r."studentId"
     ON CONFLICT (school_id, sitting_id, student_id) DO UPDATE
       SET heard_at = excluded.heard_at, written_at = excluded.written_at, waiting = coalesce(excluded.waiting, p.waiting),
         lane = CASE WHEN p.lane = 'socket' AND excluded.lane = 'http' AND excluded.heard_at < p.heard_at + ${socketLasts}
           THEN p.lane ELSE excluded.lane END
       WHERE p.heard_at < excluded.heard_at`,
    [tx.schoolId, JSON.stringify(signs), tx.now],
  )
}

export type KeptSign = { studentId: string; heardMs: number; lane: Lane; waiting: number | null }

/** The signs `p` of a sitting in one text: rows cost more. */
export const signsAsText = `string_agg(concat_ws(' ', p.student_id, floor(date_part('epoch', p.heard_at) * 1000), p.lane, p.waiting), ',')`

/** What that text says. */
export function signsOfText(text: string | null): KeptSign[] {
  return (text?.split(',') ?? []).map((one) => {
    const [studentId = '', heardMs, lane, waiting] = one.split(' ')
    const said = waiting === undefined ? null : Number(waiting)
    return { studentId, heardMs: Number(heardMs), lane: lane as Lane, waiting: said }
  })
}

/** Forgets who was not heard for a day. */
export async function deleteOldPresence(tx: Tx): Promise<void> {
  await tx.run(`DELETE FROM attempt_presence WHERE school_id = $1 AND heard_at < $2::timestamptz - interval '1 day'`, [
    tx.schoolId,
    tx.now,
  ])
}
