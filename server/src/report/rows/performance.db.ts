import type { ClassSums } from '@sabimark/domain/report/performance-report.ts'
import type { PaperTotals } from '@sabimark/domain/report/report-head.ts'
import type { SubjectSums } from '@sabimark/domain/result/analytics.ts'
import type { MarksSum } from '@sabimark/domain/school/average.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { binding, countedOfTheseDays, type PapersAsked } from './narrowed-papers.db.ts'
import { papersWithWaiting, summed } from './totals.db.ts'

/** Everything together, by subject and by class: `by` says which a row is. */
type SumsRow = PaperTotals &
  ({ by: 'all' } | { by: 'subject'; subjectId: string; subject: string } | { by: 'class'; className: string | null })

/** What the papers come to, in all, by subject and by class; what waits is only counted. */
export async function selectPaperSums(
  tx: Tx,
  asked: PapersAsked,
): Promise<{ totals: PaperTotals; subjects: SubjectSums[]; classes: ClassSums[] }> {
  const { values, bind } = binding(tx.schoolId)
  const rows = await tx.unnamedRows<SumsRow>(
    `WITH papers AS (${papersWithWaiting(asked, bind)}
     ), sums AS (
       SELECT CASE grouping(p.subject_id, p.class_id) WHEN 3 THEN 'all' WHEN 1 THEN 'subject' ELSE 'class' END AS by,
         p.subject_id, p.class_id, ${summed}
       FROM papers p GROUP BY GROUPING SETS ((), (p.subject_id), (p.class_id))
     )
     SELECT q.*, q.subject_id AS "subjectId", b.name AS subject, c.name AS "className"
     FROM sums q LEFT JOIN subjects b ON b.school_id = $1 AND b.id = q.subject_id
     LEFT JOIN classes c ON c.school_id = $1 AND c.id = q.class_id
     ORDER BY c.level_place, c.position, c.name`,
    values,
  )
  const totals = rows.find(({ by }) => by === 'all')
  if (!totals) throw new Error('Everything together always has a row.')
  return {
    totals,
    subjects: rows.flatMap((row) => (row.by === 'subject' ? [row] : [])),
    classes: rows.flatMap((row) => (row.by === 'class' ? [row] : [])),
  }
}

/** The sum of the papers that count. */
export async function selectSum(tx: Tx, asked: PapersAsked): Promise<MarksSum> {
  const { values, bind } = binding(tx.schoolId)
  const [sum] = await tx.unnamedRows<MarksSum>(
    `SELECT count(*) AS "markedCount", coalesce(sum(r.counted_millionths), 0)::bigint AS "millionthsSum"
     FROM results r WHERE ${countedOfTheseDays(asked, bind)}`,
    values,
  )
  return sum ?? { markedCount: 0, millionthsSum: 0 }
}

export type PaperRow = {
  cursor: string
  studentName: string
  studentNumber: string
  className: string | null
  subject: string
  examTitle: string
  earnedHundredths: number
  availableHundredths: number
  percentage: number
  submittedAt: Date
}

/** The next papers that count, the newest first, after the one a cursor names. */
export async function selectPapers(
  tx: Tx,
  asked: PapersAsked,
  { after, size }: { after: string | null; size: number },
): Promise<PaperRow[]> {
  const { values, bind } = binding(tx.schoolId)
  const [instant, attemptId] = after?.split(' ') ?? []
  const below =
    after === null
      ? ''
      : `AND (r.submitted_at, r.attempt_id) < (${bind(instant)}::timestamptz, ${bind(attemptId)}::uuid)`
  return await tx.unnamedRows<PaperRow>(
    `SELECT p.cursor, u.name AS "studentName", st.student_id AS "studentNumber", c.name AS "className", b.name AS subject,
       x.title AS "examTitle", p.earned_hundredths AS "earnedHundredths", p.available_hundredths AS "availableHundredths",
       p.percentage, p.submitted_at AS "submittedAt"
     FROM (
       SELECT r.*, to_char(r.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || r.attempt_id AS cursor
       FROM results r WHERE ${countedOfTheseDays(asked, bind)} ${below}
       ORDER BY r.submitted_at DESC, r.attempt_id DESC LIMIT ${bind(size)}) p
     JOIN exams x ON x.school_id = $1 AND x.id = p.exam_id
     JOIN subjects b ON b.school_id = $1 AND b.id = p.subject_id
     JOIN users u ON u.school_id = $1 AND u.id = p.student_id
     JOIN students st ON st.school_id = $1 AND st.user_id = p.student_id
     LEFT JOIN classes c ON c.school_id = $1 AND c.id = p.class_id
     ORDER BY p.submitted_at DESC, p.attempt_id DESC`,
    values,
  )
}
