import { type NeedKind, needsAheadMs, type WaitingExam } from '@sabimark/domain/report/needs.ts'
import { lagosDate, lagosInstant } from '@sabimark/domain/words/lagos-time.ts'
import { waitsForApproval } from '../exam/approval/approval.db.ts'
import { selectRegistered } from '../exam/registered.db.ts'
import { otherwiseByClass, otherwiseByName } from '../exam/sitting.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { inTheirClasses, ofTheirOwn, ownRows } from './narrowed.ts'

/** Of each kind no more than anybody looks at. */
const mostOfAKind = 5

/** SQL of a row: `count` and `at` are of the exam, what stands behind of all exams of the kind, also of those that are left out. */
const row = (kind: NeedKind, of: { count: string; at?: string; by?: string; x?: string; inAll?: string }) => {
  const { count, at = 'NULL::timestamptz', by = 'NULL', x = 'x', inAll = `(sum(${count}) OVER ())::bigint` } = of
  return `'${kind}' AS kind, ${x}.id AS "examId", ${x}.title, ${count} AS count, ${at} AS at, ${by} AS by,
    count(*) OVER () AS "examsCount", ${inAll} AS "countInAll"`
}

/**
 * What waits for staff, as domain/report/needs.ts puts it in order and in words. Deciding, releasing and writing are for the owner of an exam and
 * administrators; a colleague of the subject has nothing of it waiting. What was sent for approval waits for administrators alone, and slips are a
 * teacher's to print for the own classes.
 */
export async function selectWaiting(tx: Tx, teacherId: string | null): Promise<WaitingExam[]> {
  const kinds = await Promise.all([
    selectLate(tx, teacherId),
    selectToMark(tx, teacherId),
    selectUnpublished(tx, teacherId),
    selectWithoutSlip(tx, teacherId),
    selectOpen(tx, teacherId),
    selectOpeningToday(tx, teacherId),
    selectToRelease(tx, teacherId),
  ])
  return kinds.flat()
}

async function selectLate(tx: Tx, teacherId: string | null): Promise<WaitingExam[]> {
  return await tx.rows<WaitingExam>(
    `SELECT ${row('late', { count: 'count(*)' })}
     FROM exam_attempts a JOIN exams x ON x.school_id = a.school_id AND x.id = a.exam_id
     WHERE a.school_id = $1 AND a.state = 'submitted' AND a.late_decision = 'pending' AND ${ofTheirOwn}
     GROUP BY x.id, x.title ORDER BY x.id DESC LIMIT $3`,
    [tx.schoolId, teacherId, mostOfAKind],
  )
}

async function selectToMark(tx: Tx, teacherId: string | null): Promise<WaitingExam[]> {
  return await tx.rows<WaitingExam>(
    `SELECT ${row('mark', { count: 'count(*)' })}
     FROM scripts c JOIN exams x ON x.school_id = c.school_id AND x.id = c.exam_id
     WHERE c.school_id = $1 AND c.state IN ('waiting', 'second', 'conflict') AND ${ownRows('x')}
     GROUP BY x.id, x.title ORDER BY x.id DESC LIMIT $3`,
    [tx.schoolId, teacherId, mostOfAKind],
  )
}

/** An exam that nobody handed in has no scores to show. */
async function selectToRelease(tx: Tx, teacherId: string | null): Promise<WaitingExam[]> {
  return await tx.rows<WaitingExam>(
    `SELECT ${row('release', { count: 'n.result_count', at: 'max(s.closes_at)' })}
     FROM exam_sittings s JOIN exams x ON x.school_id = s.school_id AND x.id = s.exam_id
     JOIN exam_counters n ON n.school_id = x.school_id AND n.exam_id = x.id AND n.result_count > 0
     WHERE s.school_id = $1 AND s.release_rule = 'manual' AND s.released_at IS NULL AND s.closes_at <= $3 AND x.release_at IS NULL
       AND ${ofTheirOwn}
     GROUP BY x.id, x.title, n.result_count ORDER BY max(s.closes_at) DESC LIMIT $4`,
    [tx.schoolId, teacherId, tx.now, mostOfAKind],
  )
}

/** Exams that can be sat now, the one that closes first before the others, and how many candidates are writing; apart those all have handed in. */
async function selectOpen(tx: Tx, teacherId: string | null): Promise<WaitingExam[]> {
  const open = await selectWriting(tx, teacherId)
  const quiet = open.filter(({ count }) => count === 0).map(({ examId }) => examId)
  if (quiet.length === 0) return open
  const [handedIn, registered] = await Promise.all([selectHandedIn(tx, quiet), selectRegistered(tx, quiet)])
  const isDone = ({ examId }: WaitingExam) => (handedIn.get(examId) ?? 0) >= Math.max(1, registered.get(examId) ?? 0)
  const done = open.filter(isDone)
  return [
    ...open.filter((one) => !isDone(one)).map((one) => ({ ...one, examsCount: one.examsCount - done.length })),
    ...done.map((one) => ({ ...one, kind: 'done' as const, count: handedIn.get(one.examId) ?? 0 })),
  ]
}

/** How many students have handed in each of these exams. */
async function selectHandedIn(tx: Tx, examIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.rows<{ examId: string; count: number }>(
    `SELECT a.exam_id AS "examId", count(DISTINCT a.student_id) AS count FROM exam_attempts a
     WHERE a.school_id = $1 AND a.exam_id = ANY($2::uuid[]) AND a.state = 'submitted' GROUP BY a.exam_id`,
    [tx.schoolId, examIds],
  )
  return new Map(rows.map(({ examId, count }) => [examId, count]))
}

async function selectWriting(tx: Tx, teacherId: string | null): Promise<WaitingExam[]> {
  const writing = `SELECT count(*) FROM exam_attempts a WHERE a.school_id = $1 AND a.exam_id = x.id AND NOT a.is_marked
    AND a.state = 'in_progress' AND a.deadline > $3`
  return await tx.rows<WaitingExam>(
    `SELECT ${row('open', { count: 'x.count', at: 'x.closes_at' })}
     FROM (SELECT x.id, x.title, max(s.closes_at) AS closes_at, (${writing}) AS count
       FROM exam_sittings s JOIN exams x ON x.school_id = s.school_id AND x.id = s.exam_id
       WHERE s.school_id = $1 AND s.opens_at <= $3 AND s.closes_at > $3 AND ${ownRows('x')}
       GROUP BY x.id, x.title) x
     ORDER BY x.closes_at, x.id LIMIT $4`,
    [tx.schoolId, teacherId, tx.now, mostOfAKind],
  )
}

async function selectOpeningToday(tx: Tx, teacherId: string | null): Promise<WaitingExam[]> {
  const midnight = lagosInstant(lagosDate(new Date(tx.now.getTime() + dayMs)), '00:00')
  return await tx.rows<WaitingExam>(
    `SELECT ${row('today', { count: '0', at: 'min(s.opens_at)', inAll: '0' })}
     FROM exam_sittings s JOIN exams x ON x.school_id = s.school_id AND x.id = s.exam_id
     WHERE s.school_id = $1 AND s.opens_at > $3 AND s.opens_at < $4 AND ${ownRows('x')}
     GROUP BY x.id, x.title ORDER BY min(s.opens_at), x.id LIMIT $5`,
    [tx.schoolId, teacherId, tx.now, midnight, mostOfAKind],
  )
}

/** Candidates of exams that are open or soon, who cannot sign in before somebody prints them a slip. */
async function selectWithoutSlip(tx: Tx, teacherId: string | null): Promise<WaitingExam[]> {
  const near = 's.school_id = $1 AND s.closes_at > $3 AND s.opens_at < $4'
  const withoutSlip = `JOIN users u ON u.school_id = k.school_id AND u.id = k.user_id AND u.account_id IS NULL
    AND u.role = 'student' AND u.status = 'active'`
  return await tx.rows<WaitingExam>(
    `WITH missing AS (
       SELECT s.exam_id, k.user_id, s.opens_at
       FROM exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
       JOIN sitting_classes sc ON sc.school_id = s.school_id AND sc.sitting_id = s.id
       JOIN students k ON k.school_id = sc.school_id AND k.class_id = sc.class_id ${withoutSlip}
       WHERE ${near} AND ${otherwiseByClass} AND ${inTheirClasses('k')}
       UNION ALL
       SELECT s.exam_id, k.user_id, s.opens_at
       FROM exam_sittings s JOIN sitting_students n ON n.school_id = s.school_id AND n.exam_id = s.exam_id
       JOIN students k ON k.school_id = n.school_id AND k.user_id = n.student_id ${withoutSlip}
       WHERE ${near} AND ${otherwiseByName} AND ${inTheirClasses('k')})
     SELECT ${row('slips', { count: 'count(DISTINCT m.user_id)', at: 'min(m.opens_at)', inAll: '(SELECT count(DISTINCT user_id) FROM missing)' })}
     FROM missing m JOIN exams x ON x.school_id = $1 AND x.id = m.exam_id
     GROUP BY x.id, x.title ORDER BY min(m.opens_at), x.id LIMIT $5`,
    [tx.schoolId, teacherId, tx.now, new Date(tx.now.getTime() + needsAheadMs), mostOfAKind],
  )
}

/** Of exams `e`: as many as its draft has. */
const chosenCount = '(SELECT count(*) FROM exam_questions q WHERE q.school_id = $1 AND q.exam_id = e.id)'

/** When the draft `e` is to open. */
const wanted = `((e.scheduled_date + e.scheduled_time) AT TIME ZONE 'Africa/Lagos')`

/** Exams that wait to be approved, for who may approve them, and drafts that are due, which do not wait for anybody else; in one statement. */
async function selectUnpublished(tx: Tx, teacherId: string | null): Promise<WaitingExam[]> {
  const ahead = needsAheadMs / 1000
  return await tx.rows<WaitingExam>(
    `(SELECT ${row('approve', { count: chosenCount, by: 'u.name', x: 'e', inAll: '0' })}
      FROM exams e LEFT JOIN users u ON u.school_id = e.school_id AND u.id = e.approval_by
      WHERE e.school_id = $1 AND $2::uuid IS NULL AND e.deleted_at IS NULL AND ${waitsForApproval}
      ORDER BY e.id DESC LIMIT $3)
     UNION ALL
     (SELECT ${row('draft', { count: chosenCount, at: wanted, x: 'e', inAll: '0' })}
      FROM exams e WHERE e.school_id = $1 AND e.status = 'draft' AND e.deleted_at IS NULL
        AND ($2::uuid IS NULL OR e.owner_id = $2) AND NOT ${waitsForApproval}
        AND ${wanted} BETWEEN $4::timestamptz - make_interval(secs => $5) AND $4::timestamptz + make_interval(secs => $5)
      ORDER BY ${wanted}, e.id LIMIT $3)`,
    [tx.schoolId, teacherId, mostOfAKind, tx.now, ahead],
  )
}

const dayMs = 24 * 60 * 60 * 1000
