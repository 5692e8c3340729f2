import { type CandidateStanding, candidateStanding } from '@sabimark/domain/exam/time/candidate-standing.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { expectedNow, isExcusedFrom } from '../attendance/expected.db.ts'
import { selectUnheard, unheardOfSitting } from '../right-answers.db.ts'

/** A candidate of a sitting as acts and the list find them. */
export type CandidateRow = {
  id: string
  name: string
  studentNumber: string
  className: string | null
  findKey: string
  state: CandidateStanding
  hasBegun: boolean
  attemptsLeft: number
  /** Of the attempt that runs. */
  endsAt: Date | null
  /** Standing extra time: as the running attempt has it, or as the student's record has it now. */
  extraPercent: number
  /** From staff, in this exam. */
  givenMs: number
  isExcused: boolean
  /** Of who is `on_device`: since when. */
  onDeviceSince: Date | null
  isNamed: boolean
  /** The last reason anybody gave for time or an excuse, and who did. */
  reason: string | null
  reasonBy: string | null
}

type Read = Omit<CandidateRow, 'state' | 'endsAt' | 'onDeviceSince'> & { closesAt: Date; runningUntil: Date | null }

/** Whom sitting `s` of exam `e` expects or expected, and who began it, once each: `student_id` and `class_id` as `m`. */
export const members = `CROSS JOIN LATERAL (
       SELECT DISTINCT ON (x.student_id) x.student_id, x.class_id FROM (
         SELECT a.student_id, a.class_id, 0 AS place FROM exam_attempts a
         WHERE a.school_id = s.school_id AND a.sitting_id = s.id
         UNION ALL
         SELECT o.student_id, o.class_id, 1 FROM expected_candidates o
         WHERE o.school_id = s.school_id AND o.sitting_id = s.id
         UNION ALL
         SELECT st.user_id, st.class_id, 2 FROM ${expectedNow} WHERE s.expected_at IS NULL) x
       ORDER BY x.student_id, x.place) m`

/**
 * Of lines about one candidate `c`: what was given in the exam, whether they are excused from this sitting, and why either was done last.
 */
const changes = `SELECT coalesce(sum(c.ms) FILTER (WHERE c.kind = 'extra_time'), 0)::bigint AS given_ms,
    coalesce((array_agg(c.kind ORDER BY c.id DESC) FILTER (WHERE c.kind IN ('excused', 'expected')))[1] = 'excused', false)
      AS is_excused,
    (array_agg(c.reason ORDER BY c.id DESC))[1] AS reason, (array_agg(c.by ORDER BY c.id DESC))[1] AS reason_by
  FROM exam_sittings o JOIN sitting_changes c ON c.school_id = o.school_id AND c.sitting_id = o.id
    AND c.student_id = m.student_id AND (c.sitting_id = s.id OR c.kind = 'extra_time')
  WHERE o.school_id = s.school_id AND o.exam_id = s.exam_id`

/**
 * Whom a sitting expects or expected and who began it, by name; of these alone, where said. exam_attempts belongs to a later
 * room: read here in SQL only.
 */
export async function selectCandidateRows(
  tx: Tx,
  sittingId: string,
  ids: readonly string[] | null = null,
): Promise<CandidateRow[]> {
  const rows = await tx.rows<Read>(
    `SELECT u.id, u.name, st.student_id AS "studentNumber", k.name AS "className", u.find_key || E'\\n' || st.find_key AS "findKey",
       s.closes_at AS "closesAt", b.begun > 0 AS "hasBegun", e.attempts_allowed - b.begun AS "attemptsLeft",
       b.running_until AS "runningUntil", coalesce(b.extra_percent, st.extra_time_percent) AS "extraPercent",
       g.given_ms AS "givenMs", g.is_excused AS "isExcused", EXISTS (SELECT FROM sitting_students n WHERE n.school_id = s.school_id
         AND n.exam_id = s.exam_id AND n.student_id = m.student_id AND n.sitting_id = s.id) AS "isNamed", g.reason, w.name AS "reasonBy"
     FROM exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
     ${members}
     JOIN users u ON u.school_id = s.school_id AND u.id = m.student_id
     JOIN students st ON st.school_id = s.school_id AND st.user_id = m.student_id
     LEFT JOIN classes k ON k.school_id = s.school_id AND k.id = m.class_id
     CROSS JOIN LATERAL (SELECT count(*) AS begun, max(a.deadline) FILTER (WHERE a.state = 'in_progress') AS running_until,
         max(a.extra_percent) FILTER (WHERE a.state = 'in_progress') AS extra_percent
       FROM exam_attempts a WHERE a.school_id = s.school_id AND a.sitting_id = s.id AND a.student_id = m.student_id) b
     CROSS JOIN LATERAL (${changes}) g
     LEFT JOIN users w ON w.school_id = s.school_id AND w.id = g.reason_by
     WHERE s.school_id = $1 AND s.id = $2 AND ($3::uuid[] IS NULL OR m.student_id = ANY ($3))
     ORDER BY u.name_key, u.id`,
    [tx.schoolId, sittingId, ids],
  )
  const devices = await selectUnheard(tx, sittingId)
  return rows.map(({ closesAt, runningUntil, ...row }) => {
    const unheard = devices.get(row.id) ?? null
    const state = candidateStanding({ ...row, closesAt, runningUntil, unheard }, tx.now)
    const onDeviceSince = state === 'on_device' ? (unheard?.since ?? null) : null
    return { ...row, state, onDeviceSince, endsAt: state === 'running' ? runningUntil : null }
  })
}

/** The candidates of a sitting who are awaited and have not begun it. */
export async function selectAwaited(tx: Tx, sittingId: string): Promise<string[]> {
  const all = await selectCandidateRows(tx, sittingId)
  return all.filter(({ hasBegun, isExcused }) => !hasBegun && !isExcused).map(({ id }) => id)
}

export type Standings = Record<CandidateStanding, number> & { lastEndsAt: Date | null }

/** All of them but who is excused. */
export const expectedOf = (counts: Record<CandidateStanding, number>): number =>
  counts.not_begun + counts.running + counts.handed_in + counts.absent + counts.on_device

/** How many candidates of a sitting stand where (`candidateStanding`, over a hall at once), and the last end of who sits it. */
export async function selectStandings(tx: Tx, sittingId: string): Promise<Standings> {
  return await tx.one<Standings>(
    `SELECT count(*) FILTER (WHERE p.standing = 'running') AS running, count(*) FILTER (WHERE p.standing = 'handed_in') AS handed_in,
       count(*) FILTER (WHERE p.standing = 'excused') AS excused, count(*) FILTER (WHERE p.standing = 'absent') AS absent,
       count(*) FILTER (WHERE p.standing = 'not_begun') AS not_begun, count(*) FILTER (WHERE p.standing = 'on_device') AS on_device,
       max(p.running_until) FILTER (WHERE p.standing = 'running') AS "lastEndsAt"
     FROM (SELECT b.running_until, CASE WHEN b.running_until > $3 THEN 'running' WHEN b.begun THEN 'handed_in'
         WHEN ${isExcusedFrom('m.student_id')} THEN 'excused'
         WHEN q."from" <= $3 AND $3 < q.until THEN 'on_device' WHEN s.closes_at <= $3 THEN 'absent' ELSE 'not_begun' END AS standing
       FROM exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
       ${members}
       CROSS JOIN LATERAL (SELECT count(*) > 0 AS begun, max(a.deadline) FILTER (WHERE a.state = 'in_progress') AS running_until
         FROM exam_attempts a WHERE a.school_id = s.school_id AND a.sitting_id = s.id AND a.student_id = m.student_id) b
       LEFT JOIN (${unheardOfSitting}) q ON q.student_id = m.student_id
       WHERE s.school_id = $1 AND s.id = $2) p`,
    [tx.schoolId, sittingId, tx.now],
  )
}
