import type { FirstFacts } from '@sabimark/domain/report/first-steps.ts'
import type { MarksSum } from '@sabimark/domain/school/average.ts'
import { defaultClassNames } from '@sabimark/domain/school/classes/class-name.ts'
import type { LagosMonth } from '@sabimark/domain/words/lagos-month.ts'
import { lookUp, lookUpOptional } from '../platform/database/look-up.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { ofTheirClasses, ownRows } from './narrowed.ts'

/** The figures of the cards, and of the counts what they were at one moment before. */
export type Figures = {
  studentsCount: number
  studentsBefore: number
  teachersCount: number
  teachersBefore: number
  activeExamsCount: number
  activeExamsBefore: number
  markedCount: number
  millionthsSum: number
}

/** Exams of which a sitting is open at a moment. */
const openAt = (moment: string) => `(SELECT count(DISTINCT s.exam_id) FROM exam_sittings s
   JOIN exams x ON x.school_id = s.school_id AND x.id = s.exam_id
   WHERE s.school_id = $1 AND s.opens_at <= ${moment} AND s.closes_at > ${moment} AND ${ownRows('x')})`

/** SQL over users `u` who are students: IS TRUE has those of the teacher's classes read once, into a set. */
const isTheirStudent = `($2::uuid IS NULL OR (u.id IN (SELECT s.user_id FROM students s WHERE s.school_id = $1
  AND s.class_id = ANY (ARRAY(SELECT k.class_id FROM teacher_classes k WHERE k.school_id = $1 AND k.user_id = $2)))) IS TRUE)`

/**
 * The figures of the dashboard. `teacherId` narrows to that teacher: the students of the own classes, and the exams
 * they work on (exam.access.ts). An exam is active while a sitting of it is open; the average is of all marked
 * percentages, an attempt whose late answers wait for a decision counting as it did before they came. People are counted
 * as their lists count them: all, also who was invited or is inactive now.
 */
export async function selectFigures(tx: Tx, teacherId: string | null, before: Date): Promise<Figures> {
  return await tx.one<Figures>(
    `SELECT pupils.now AS "studentsCount", pupils.before AS "studentsBefore", staff.now AS "teachersCount",
       staff.before AS "teachersBefore", ${openAt('$3')} AS "activeExamsCount", ${openAt('$4')} AS "activeExamsBefore",
       marks."markedCount", marks."millionthsSum"
     FROM (SELECT count(*) AS now, count(*) FILTER (WHERE u.created_at < $4) AS before
         FROM users u WHERE u.school_id = $1 AND u.role = 'student' AND ${isTheirStudent}) pupils,
       (SELECT count(*) AS now, count(*) FILTER (WHERE u.created_at < $4) AS before FROM users u
         WHERE u.school_id = $1 AND u.role = 'teacher') staff,
       (SELECT coalesce(sum(n.marked_count), 0) AS "markedCount",
          coalesce(sum(n.millionths_sum), 0)::bigint AS "millionthsSum"
        FROM subject_counters n WHERE n.school_id = $1 AND ${ownRows('n')}) marks`,
    [tx.schoolId, teacherId, tx.now, before],
  )
}

/** What was handed in and marked in two months. */
export async function selectMonths(
  tx: Tx,
  teacherId: string | null,
  months: { thisMonth: LagosMonth; lastMonth: LagosMonth },
): Promise<{ thisMonth: MarksSum; lastMonth: MarksSum }> {
  const rows = await tx.rows<MarksSum & { month: LagosMonth }>(
    `SELECT n.month, sum(n.marked_count) AS "markedCount", sum(n.millionths_sum)::bigint AS "millionthsSum"
     FROM month_counters n WHERE n.school_id = $1 AND n.month IN ($3, $4) AND ${ownRows('n')} GROUP BY n.month`,
    [tx.schoolId, teacherId, months.thisMonth, months.lastMonth],
  )
  const of = (month: LagosMonth): MarksSum =>
    rows.find((row) => row.month === month) ?? { markedCount: 0, millionthsSum: 0 }
  return { thisMonth: of(months.thisMonth), lastMonth: of(months.lastMonth) }
}

/** What is there of a first test. */
export async function selectFirstFacts(tx: Tx, teacherId: string | null): Promise<Omit<FirstFacts, 'hasMarks'>> {
  const own = 'SELECT 1 FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = $2'
  return await tx.one(
    `SELECT EXISTS (SELECT 1 FROM subjects b WHERE b.school_id = $1
         AND ($2::uuid IS NULL OR EXISTS (${own} AND t.subject_id = b.id))) AS "hasSubject",
       -- The nine classes of a new school are a proposal until somebody says, adds or uses one.
       (EXISTS (SELECT 1 FROM school_settings g WHERE g.school_id = $1 AND g.are_classes_named)
         OR EXISTS (SELECT 1 FROM classes c WHERE c.school_id = $1 AND c.name <> ALL ($3::text[]))
         OR EXISTS (SELECT 1 FROM students s WHERE s.school_id = $1 AND s.class_id IS NOT NULL)) AS "hasClasses",
       EXISTS (SELECT 1 FROM students s WHERE s.school_id = $1 AND ${ofTheirClasses}) AS "hasStudent",
       EXISTS (SELECT 1 FROM subjects b WHERE b.school_id = $1
         AND ($2::uuid IS NULL OR EXISTS (${own} AND t.subject_id = b.id))
         AND EXISTS (SELECT 1 FROM questions q WHERE q.school_id = $1 AND q.subject_id = b.id)) AS "hasQuestion",
       EXISTS (SELECT 1 FROM exams x WHERE x.school_id = $1 AND x.published_at IS NOT NULL AND ${ownRows('x')})
         AS "hasPublishedExam"`,
    [tx.schoolId, teacherId, defaultClassNames],
  )
}

/** With marks, and so with an average. */
export type TopStudent = {
  id: string
  name: string
  className: string | null
} & MarksSum

/** As in the index student_totals_by_average. */
const average = '((t.millionths_sum + 50 * t.marked_count) / nullif(100 * t.marked_count, 0))'

/** The best averages of a school, out of their index. */
export async function selectTopOfSchool(tx: Tx, limit: number): Promise<TopStudent[]> {
  return await tx.rows<TopStudent>(
    `SELECT t.student_id AS id, u.name, c.name AS "className", t.marked_count AS "markedCount",
       t.millionths_sum AS "millionthsSum"
     FROM student_totals t
     ${lookUp('users', 'u', `u.school_id = t.school_id AND u.id = t.student_id AND u.status = 'active'`)}
     ${lookUp('students', 's', 's.school_id = t.school_id AND s.user_id = t.student_id')}
     ${lookUpOptional('classes', 'c', 'c.school_id = s.school_id AND c.id = s.class_id')}
     WHERE t.school_id = $1 AND ${average} IS NOT NULL
     ORDER BY ${average} DESC, t.marked_count DESC, t.student_id DESC LIMIT $2`,
    [tx.schoolId, limit],
  )
}

/**
 * The best averages of what was sat in a teacher's classes, in the exams the teacher works on. Whoever has moved on since
 * is here with the class they are in now.
 */
export async function selectTopOfTeacher(tx: Tx, teacherId: string, limit: number): Promise<TopStudent[]> {
  return await tx.rows<TopStudent>(
    `SELECT n.student_id AS id, u.name, c.name AS "className",
       sum(n.marked_count) AS "markedCount", sum(n.millionths_sum)::bigint AS "millionthsSum"
     FROM teacher_classes k
     ${lookUp('student_counters', 'n', 'n.school_id = k.school_id AND n.class_id = k.class_id')}
     ${lookUp('users', 'u', `u.school_id = n.school_id AND u.id = n.student_id AND u.status = 'active'`)}
     ${lookUp('students', 's', 's.school_id = n.school_id AND s.user_id = n.student_id')}
     ${lookUpOptional('classes', 'c', 'c.school_id = s.school_id AND c.id = s.class_id')}
     WHERE k.school_id = $1 AND k.user_id = $2 AND ${ownRows('n')}
     GROUP BY n.student_id, u.name, c.name HAVING sum(n.marked_count) > 0
     ORDER BY (sum(n.millionths_sum)::bigint + 50 * sum(n.marked_count)) / (100 * sum(n.marked_count)) DESC,
       sum(n.marked_count) DESC, n.student_id DESC
     LIMIT $3`,
    [tx.schoolId, teacherId, limit],
  )
}

export type SubjectRow = {
  subjectId: string
  subject: string
  code: string
  color: string
} & MarksSum

/** The subjects that have marks, the best average first. */
export async function selectSubjects(tx: Tx, teacherId: string | null): Promise<SubjectRow[]> {
  return await tx.rows<SubjectRow>(
    `SELECT b.id AS "subjectId", b.name AS subject, b.code, b.color,
       sum(n.marked_count) AS "markedCount", sum(n.millionths_sum)::bigint AS "millionthsSum"
     FROM subject_counters n JOIN subjects b ON b.school_id = n.school_id AND b.id = n.subject_id
     WHERE n.school_id = $1 AND ${ownRows('n')}
     GROUP BY b.id, b.name, b.code, b.color HAVING sum(n.marked_count) > 0
     ORDER BY sum(n.millionths_sum)::numeric / sum(n.marked_count) DESC, b.name`,
    [tx.schoolId, teacherId],
  )
}
