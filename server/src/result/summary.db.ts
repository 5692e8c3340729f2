import type { SubjectSums } from '@sabimark/domain/result/analytics.ts'
import type { LagosWeek } from '@sabimark/domain/result/weeks.ts'
import type { MarksSum } from '@sabimark/domain/school/average.ts'
import { ofTheirWork } from '../exam/exam.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Bind } from '../platform/list/read-list.ts'
import { isOfWholeSubjects, type Narrowed, narrowing, theirExams } from './all-results.db.ts'

/**
 * Result `r` counts: it is of no practice and waits neither for a marker nor for a decision about late answers. $1 is the school. What waits is read
 * once, by its own index, and looked up in a hash, however much it is.
 */
export const counts = `r.counted_millionths IS NOT NULL AND (r.late_count = 0 OR r.attempt_id NOT IN (
  SELECT a.id FROM exam_attempts a WHERE a.school_id = $1 AND a.late_decision = 'pending'))`

/** What the counters hold although it waits for a decision; these are few. */
const undecided = `FROM exam_attempts a JOIN results r ON r.school_id = a.school_id AND r.attempt_id = a.id
  JOIN exams e ON e.school_id = a.school_id AND e.id = a.exam_id
  WHERE a.school_id = $1 AND a.late_decision = 'pending' AND r.counted_millionths IS NOT NULL`

const summed = `sum(m.marked)::bigint AS "markedCount", sum(m.millionths)::bigint AS "millionthsSum",
  sum(m.passed)::bigint AS "passedCount"`

/** The sums of every subject of the results that are narrowed so. */
export async function selectSubjectSums(tx: Tx, narrowed: Narrowed): Promise<SubjectSums[]> {
  const values: unknown[] = [tx.schoolId]
  const bind: Bind = (value) => `$${values.push(value)}`
  const text = isOfWholeSubjects(narrowed) ? sumsOfCounters(narrowed, bind) : sumsOfRows(narrowed, bind)
  return await tx.unnamedRows<SubjectSums>(
    `SELECT b.id AS "subjectId", b.name AS subject, q."markedCount", q."millionthsSum", q."passedCount", q."studentsCount"
     FROM (${text}) q JOIN subjects b ON b.school_id = $1 AND b.id = q.subject_id WHERE q."markedCount" > 0`,
    values,
  )
}

/** Of what is narrowed to a part of the rows. By student first: to count them apart, all rows would be sorted. */
function sumsOfRows(narrowed: Narrowed, bind: Bind): string {
  return `SELECT m.subject_id, ${summed}, count(*) AS "studentsCount"
    FROM (
      SELECT r.subject_id, r.student_id, count(*) AS marked, sum(r.counted_millionths) AS millionths,
        count(*) FILTER (WHERE r.is_passed) AS passed
      FROM results r WHERE ${['r.school_id = $1', counts, ...narrowing(narrowed, bind)].join(' AND ')}
      GROUP BY 1, 2) m
    GROUP BY m.subject_id`
}

/** Students are counted by author: whoever an exam was handed over to teaches the subject, and has all of it. */
const ofAuthors = `(SELECT school_id, subject_id, student_id, marked_count AS marked, created_by AS owner_id
  FROM student_counters)`

/** Of whole subjects: the counters of their exams, less what waits for a decision. Students are counted by theirs. */
function sumsOfCounters(narrowed: Narrowed, bind: Bind): string {
  const theirs = theirExams(narrowed, bind)
  return `WITH of_exams AS (
      SELECT e.subject_id, n.marked_count AS marked, n.millionths_sum AS millionths, n.passed_count AS passed
      FROM exam_counters n JOIN exams e ON e.school_id = n.school_id AND e.id = n.exam_id WHERE ${theirs}
      UNION ALL
      SELECT e.subject_id, -1, -r.counted_millionths, -(r.is_passed IS TRUE)::int ${undecided} AND ${theirs}
    ), of_students AS (
      SELECT e.subject_id, e.student_id, e.marked FROM ${ofAuthors} e WHERE ${theirs}
      UNION ALL
      SELECT e.subject_id, r.student_id, 1 FROM results r JOIN exams e ON e.school_id = r.school_id AND e.id = r.exam_id
      WHERE r.school_id = $1 AND r.class_id IS NULL AND r.counted_millionths IS NOT NULL AND ${theirs}
      UNION ALL
      SELECT e.subject_id, r.student_id, -1 ${undecided} AND ${theirs}
    ), students AS (
      SELECT o.subject_id, count(*) AS count FROM (
        SELECT m.subject_id, m.student_id FROM of_students m GROUP BY 1, 2 HAVING sum(m.marked) > 0) o GROUP BY 1
    )
    SELECT m.subject_id, ${summed}, max(s.count) AS "studentsCount"
    FROM of_exams m LEFT JOIN students s ON s.subject_id = m.subject_id GROUP BY m.subject_id`
}

/** The passing score of the exams of each subject that were given out; none of a subject whose exams differ in it. */
export async function selectPassingScores(tx: Tx, teacherId: string | null): Promise<Map<string, number>> {
  const rows = await tx.rows<{ subjectId: string; passingScore: number }>(
    `SELECT e.subject_id AS "subjectId", min(e.passing_score)::float8 AS "passingScore" FROM exams e
     WHERE e.school_id = $1 AND e.deleted_at IS NULL AND e.status <> 'draft' AND ($2::uuid IS NULL OR ${ofTheirWork('$2')})
     GROUP BY e.subject_id HAVING min(e.passing_score) = max(e.passing_score)`,
    [tx.schoolId, teacherId],
  )
  return new Map(rows.map(({ subjectId, passingScore }) => [subjectId, passingScore]))
}

export type WeekSums = MarksSum & { from: Date; exams: number; students: number }

/** What was handed in in each of these weeks, as far as something was. */
export async function selectWeekSums(tx: Tx, narrowed: Narrowed, weeks: readonly LagosWeek[]): Promise<WeekSums[]> {
  if (weeks.length === 0) return []
  const values: unknown[] = [tx.schoolId]
  const bind: Bind = (value) => `$${values.push(value)}`
  const starts = bind(weeks.map(({ from }) => from))
  const [first, last] = [weeks[0]?.from, weeks.at(-1)?.until]
  const span = `r.submitted_at >= ${bind(first)} AND r.submitted_at < ${bind(last)}`
  return await tx.unnamedRows<WeekSums>(
    `SELECT (${starts}::timestamptz[])[o.week] AS "from", count(DISTINCT o.exam_id) AS exams,
       count(DISTINCT o.student_id) AS students, sum(o.marked)::bigint AS "markedCount",
       sum(o.millionths)::bigint AS "millionthsSum"
     FROM (
       SELECT width_bucket(r.submitted_at, ${starts}::timestamptz[]) AS week, r.exam_id, r.student_id, count(*) AS marked,
         sum(r.counted_millionths) AS millionths
       FROM results r WHERE ${['r.school_id = $1', span, counts, ...narrowing(narrowed, bind)].join(' AND ')}
       GROUP BY 1, 2, 3) o
     GROUP BY o.week`,
    values,
  )
}

export type SchoolCounts = Record<
  'totalStudents' | 'totalTeachers' | 'totalExams' | 'totalSubjects' | 'activeExams' | 'completedExams',
  number
>

/** How many there are, counted as their lists count them; a teacher's are those of the own classes, subjects and exams. */
export async function selectSchoolCounts(tx: Tx, teacherId: string | null): Promise<SchoolCounts> {
  return await tx.one<SchoolCounts>(
    `SELECT (SELECT count(*) FROM students s WHERE s.school_id = $1 AND ($2::uuid IS NULL OR s.class_id IN (
         SELECT k.class_id FROM teacher_classes k WHERE k.school_id = $1 AND k.user_id = $2))) AS "totalStudents",
       (SELECT count(*) FROM users u WHERE u.school_id = $1 AND u.role = 'teacher') AS "totalTeachers",
       (SELECT count(*) FROM subjects b WHERE b.school_id = $1 AND ($2::uuid IS NULL OR b.id IN (
         SELECT t.subject_id FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = $2))) AS "totalSubjects",
       (SELECT count(DISTINCT s.exam_id) FROM exam_sittings s
         JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
         WHERE s.school_id = $1 AND s.opens_at <= $3 AND s.closes_at > $3 AND ($2::uuid IS NULL OR ${ofTheirWork('$2')}))
         AS "activeExams",
       x.total AS "totalExams", x.completed AS "completedExams"
     FROM (SELECT count(*) AS total, count(*) FILTER (WHERE e.status = 'completed') AS completed FROM exams e
       WHERE e.school_id = $1 AND e.deleted_at IS NULL AND e.status <> 'archived' AND ($2::uuid IS NULL OR ${ofTheirWork('$2')})) x`,
    [tx.schoolId, teacherId, tx.now],
  )
}
