import { behindMs, waitedMs } from '@sabimark/domain/attempt/how-sat.ts'
import { clockSlackMs } from '@sabimark/domain/attempt/page-times.ts'
import type { SatPaper } from '@sabimark/domain/attempt/unusual.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { plain } from './evidence.db.ts'

/** A paper of an exam that is handed in, and the address of its first window. `paperCount`: of the exam. */
export type HandedIn = { attemptId: string; sittingId: string; address: string; paperCount: number }

/** The newest papers of an exam. */
export async function selectHandedIn(tx: Tx, examId: string, most: number): Promise<HandedIn[]> {
  return await tx.rows<HandedIn>(
    `SELECT a.id AS "attemptId", a.sitting_id AS "sittingId", a.paper_count AS "paperCount",
       coalesce((SELECT ${plain('p.address')} FROM attempt_epochs p WHERE p.school_id = $1 AND p.attempt_id = a.id
         ORDER BY p.epoch LIMIT 1), '') AS address
     FROM (
       SELECT o.id, o.sitting_id, count(*) OVER () AS paper_count FROM exam_attempts o
       WHERE o.school_id = $1 AND o.exam_id = $2 AND o.state = 'submitted' ORDER BY o.id DESC LIMIT $3) a
     ORDER BY a.id DESC`,
    [tx.schoolId, examId, most],
  )
}

/** A paper, and what its log tells. */
export type ToldPaper = SatPaper & {
  attemptId: string
  student: string
  studentNumber: string
  className: string | null
  attemptNumber: number
}

/** Beyond these nothing more is learned of one paper. */
const mostLoads = 50
const mostActs = 300
/** Where its times contradict each other, all of it is looked at. */
const mostOfAll = 2_000

/**
 * Some papers, in one statement, with those moves alone that howSat makes something of: most of a log is answers that came as they
 * were given. Of a paper where an answer may have been dated back, which shows in all that its page sent, all there are. What a page
 * had sent before is looked up by a window: a candidate who sends much may not have each move compared with each.
 */
export async function selectToldPapers(tx: Tx, attemptIds: readonly string[]): Promise<ToldPaper[]> {
  return await tx.rows<ToldPaper>(
    `SELECT a.id AS "attemptId", u.name AS student, st.student_id AS "studentNumber",
       k.name AS "className", a.attempt_number AS "attemptNumber", a.extra_ms AS "extraMs", a.end_ms AS "endMs",
       l.loads, v.reused AS "reusedCount", t.moves
     FROM (
       SELECT o.*, (extract(epoch FROM o.deadline - o.started_at) * 1000)::bigint AS end_ms
       FROM exam_attempts o WHERE o.school_id = $1 AND o.id = ANY ($2::uuid[])) a
     JOIN users u ON u.school_id = $1 AND u.id = a.student_id
     JOIN students st ON st.school_id = $1 AND st.user_id = a.student_id
     LEFT JOIN classes k ON k.school_id = $1 AND k.id = a.class_id
     LEFT JOIN results r ON r.school_id = $1 AND r.attempt_id = a.id
     CROSS JOIN LATERAL (
       SELECT coalesce(json_agg(json_build_object('epoch', e.epoch, 'device', e.device, 'address', e.address,
           'openedMs', e.opened_ms) ORDER BY e.epoch), '[]') AS loads
       FROM (SELECT p.epoch, p.device, ${plain('p.address')} AS address,
           (extract(epoch FROM p.taken_at - a.started_at) * 1000)::bigint AS opened_ms
         FROM attempt_epochs p WHERE p.school_id = $1 AND p.attempt_id = a.id ORDER BY p.epoch LIMIT ${mostLoads}) e) l
     CROSS JOIN LATERAL (
       SELECT count(*) AS reused FROM attempt_evidence x
       WHERE x.school_id = $1 AND x.attempt_id = a.id AND x.kind = 'SEQ_REUSED') v
     CROSS JOIN LATERAL (
       SELECT r.grace_count > 0 AND EXISTS (
         SELECT FROM (
           SELECT o.*, max(least(o.sent_at_ms, o.server_elapsed_ms)) OVER (PARTITION BY o.epoch ORDER BY o.server_elapsed_ms
             RANGE BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS sent_before_ms
           FROM attempt_events o WHERE o.school_id = $1 AND o.attempt_id = a.id) g
         WHERE g.kind = 'answer' AND NOT g.is_late AND g.refusal IS NULL AND g.server_elapsed_ms > a.end_ms
           AND g.sent_before_ms - g.at_ms > ${clockSlackMs}) AS is_whole) d
     CROSS JOIN LATERAL (
       SELECT coalesce(json_agg(json_build_object('epoch', w.epoch, 'seq', w.seq, 'kind', w.kind, 'atMs', w.at_ms,
           'sentAtMs', w.sent_at_ms, 'arrivedMs', w.server_elapsed_ms, 'address', ${plain('w.address')}, 'isLate', w.is_late,
           'refusal', w.refusal, 'bytes', coalesce(octet_length(w.value::text), 0),
           'isTyped', coalesce(jsonb_typeof(w.value) = 'string', false))), '[]') AS moves
       FROM (
         SELECT n.* FROM (
           SELECT p.epoch, p.address AS opened_at, (extract(epoch FROM lead(p.taken_at) OVER (ORDER BY p.epoch) - a.started_at) * 1000)::bigint AS next_ms
           FROM attempt_epochs p WHERE p.school_id = $1 AND p.attempt_id = a.id) e
         JOIN attempt_events n ON n.school_id = $1 AND n.attempt_id = a.id AND n.epoch = e.epoch
         WHERE d.is_whole OR n.kind IN ('leave', 'return', 'leave_full', 'return_full', 'gap') OR n.is_late OR n.refusal IS NOT NULL
           OR n.server_elapsed_ms - n.at_ms > ${waitedMs} OR n.server_elapsed_ms - n.sent_at_ms > ${behindMs}
           OR n.address NOT IN ('', e.opened_at) OR n.at_ms > e.next_ms OR n.server_elapsed_ms >= e.next_ms
         ORDER BY n.epoch, n.seq LIMIT CASE WHEN d.is_whole THEN ${mostOfAll} ELSE ${mostActs} END) w) t
     ORDER BY a.id DESC`,
    [tx.schoolId, attemptIds],
  )
}
