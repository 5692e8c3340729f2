import type { AnyResult } from '@sabimark/contract/answers.ts'
import { lagosDate, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import type { Columns } from '../../platform/list/data-columns.tsx'
import type { ExportColumns } from '../../platform/list/export-button.tsx'
import { fitWidth } from '../../platform/list/fit-width.ts'
import { PageLink } from '../../platform/navigation.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { gradeTone } from '../grade-tone.ts'
import styles from './all-results.module.css'
import type { AllResultsInput } from './all-results-list.ts'

const waitWords = { mark: 'to be marked', late: 'late answers wait' } as const
const dash = '–'
const dayOf = ({ submittedAt }: AnyResult) => lagosDay(new Date(submittedAt))
const underOf = (row: AnyResult) => [dayOf(row), row.isPractice && 'Practice'].filter(Boolean).join(' · ')
/** Without the year where it is this one: a row of a phone has no room for what every row says. */
const shortDayOf = (row: AnyResult) => dayOf(row).replace(` ${lagosDate(serverNow()).slice(0, 4)}`, '')
const minutes = (seconds: number) => Math.round(seconds / 60)
/** Rounded up: half a minute used does not read as 0. */
const usedMinutes = ({ timeSpent }: AnyResult) => Math.ceil(timeSpent / 60)

/** The specification's table, its columns in its order; exam and subject take what these rows need, and the name the rest. */
export const allResultsColumns = (rows: readonly AnyResult[]): Columns<AllResultsInput, AnyResult> => ({
  title: {
    header: 'Student',
    sort: 'student',
    page: ({ id }) => ({ to: '/results/$attemptId', params: { attemptId: id } }),
    line: (row) => (
      <>
        {row.isPractice && <StatusBadge tone="grey">Practice</StatusBadge>} {row.examTitle}
      </>
    ),
    isWrapped: true,
  },
  others: [
    {
      header: 'Exam',
      sort: 'newest',
      // As a share of the window, so that a small one leaves the name some.
      width: `min(18.75vw, ${fitWidth(
        rows.flatMap((row) => [row.examTitle, underOf(row)]),
        { most: 28, besidePx: 16 },
      )})`,
      cell: (row) => (
        <>
          <PageLink to="/results/exam/$examId" params={{ examId: row.examId }} className={styles.exam}>
            {row.examTitle}
          </PageLink>
          <span className={styles.under}>{underOf(row)}</span>
        </>
      ),
    },
    {
      header: 'Subject',
      cell: ({ subject }) => <span className={styles.subject}>{subject}</span>,
      width: fitWidth(
        rows.map(({ subject }) => subject),
        { most: 12, besidePx: 16 },
      ),
    },
    { header: 'Score', sort: 'score', cell: scoreCell, width: '108px', isNumeric: true, isKept: true },
    {
      header: 'Grade',
      width: '60px',
      cell: ({ grade }) => (grade === null ? dash : <StatusBadge tone={gradeTone(grade)}>{grade}</StatusBadge>),
    },
    {
      header: 'Time spent',
      width: '92px',
      isNumeric: true,
      isExtra: true,
      cell: (row) => `${usedMinutes(row)}/${minutes(row.totalTime)} min`,
    },
    {
      header: 'Correct/Wrong',
      width: '112px',
      isNumeric: true,
      isExtra: true,
      cell: (row) => (row.score === null ? dash : `${row.correctAnswers} / ${row.wrongAnswers}`),
    },
  ],
})

function scoreCell(row: AnyResult) {
  return (
    <>
      {row.score !== null && row.percentage !== null && (
        <span>
          <span className={styles.marks}>
            {row.score.toLocaleString('en-NG')}/{row.totalMarks.toLocaleString('en-NG')} ·{' '}
          </span>
          <strong>{percentageText(row.percentage)}</strong>
        </span>
      )}
      {row.waitsFor === 'mark' && <span className={styles.waits}>{waitWords.mark}</span>}
      {row.waitsFor === 'late' && (
        <PageLink to="/results/$attemptId" params={{ attemptId: row.id }} className={styles.waits}>
          {waitWords.late}
        </PageLink>
      )}
      <span className={styles.day}>{[row.grade, shortDayOf(row)].filter(Boolean).join(' · ')}</span>
    </>
  )
}

/** Nobody counts right and wrong of a paper without a score. */
const counted = ({ score }: AnyResult, count: number) => (score === null ? null : count)

/** The file: what the table says, and what it has no room for. */
export const allResultsExport: ExportColumns<AnyResult> = {
  Student: ({ studentName }) => studentName,
  'Student ID': ({ studentNumber }) => studentNumber,
  Class: ({ className }) => className,
  Exam: ({ examTitle }) => examTitle,
  Date: dayOf,
  Subject: ({ subject }) => subject,
  Score: ({ score }) => score,
  'Total marks': ({ totalMarks }) => totalMarks,
  'Percentage (%)': ({ percentage }) => percentage,
  Grade: ({ grade }) => grade,
  'Time spent (minutes)': usedMinutes,
  'Time allowed (minutes)': ({ totalTime }) => minutes(totalTime),
  Questions: ({ totalQuestions }) => totalQuestions,
  Attempted: ({ questionsAttempted }) => questionsAttempted,
  Correct: (row) => counted(row, row.correctAnswers),
  'Partly right': (row) => counted(row, row.partlyCorrect),
  Wrong: (row) => counted(row, row.wrongAnswers),
  'Not answered': ({ unattempted }) => unattempted,
  Status: ({ status, waitsFor }) => (waitsFor === null ? status : waitWords[waitsFor]),
  Remarks: ({ remarks }) => remarks,
  Practice: ({ isPractice }) => (isPractice ? 'Yes' : 'No'),
}
