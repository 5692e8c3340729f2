import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { lagosClock } from '@sabimark/domain/school/lagos-time.ts'
import { percentageText } from '@sabimark/domain/school/percentage-text.ts'
import type { ReactNode } from 'react'
import type { ExamDetail } from '../../exam/exams.ts'
import { lagosText } from '../../exam/exams.ts'
import { type PlainColumn, PlainTable } from '../../platform/list/plain-table.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { partlyText } from '../correct-words.ts'
import { gradeTone } from '../grade-tone.ts'
import styles from './exam-results.module.css'
import type { ExamResult } from './exam-results.ts'
import { LateAnswers } from './staff-late-answers.tsx'

const dash = '–'

const columns = ({ id: examId, mayAct }: ExamOfTable): PlainColumn<ExamResult>[] => [
  {
    header: 'Student',
    isTitle: true,
    cell: (row) => (
      <>
        {row.state === 'in_progress' ? (
          row.student
        ) : (
          <TextLink to="/results/$attemptId" params={{ attemptId: row.attemptId }}>
            {row.student}
          </TextLink>
        )}
        <span className={styles.under}>
          {row.studentNumber}
          {row.attemptNumber > 1 && ` · attempt ${row.attemptNumber}`}
        </span>
      </>
    ),
  },
  { header: 'Class', cell: (row) => row.className ?? dash },
  { header: 'Score', cell: scoreText, isNumeric: true },
  {
    header: 'Grade',
    cell: ({ score }) =>
      score ? (
        <span className={styles.grade}>
          <StatusBadge tone={gradeTone(score.grade)}>{score.grade}</StatusBadge>
          {score.isPass ? 'Pass' : 'Not passed'}
        </span>
      ) : (
        dash
      ),
  },
  {
    header: 'Correct / wrong',
    cell: ({ score }) =>
      score ? (
        <>
          {score.correctCount} / {score.wrongCount}
          {score.partlyCount > 0 && <span className={styles.under}>{partlyText(score.partlyCount)}</span>}
        </>
      ) : (
        dash
      ),
    isNumeric: true,
  },
  { header: 'Submitted', cell: submittedText },
  { header: 'After the end', cell: (row) => <LateAnswers examId={examId} row={row} canDecide={mayAct} /> },
]

type ExamOfTable = Pick<ExamDetail, 'id' | 'mayAct'>

type ExamResultsTableProps = { exam: ExamOfTable; rows: readonly ExamResult[] }

export function ExamResultsTable({ exam, rows }: ExamResultsTableProps) {
  return (
    <PlainTable
      caption="Results"
      columns={columns(exam)}
      rows={rows}
      rowKey={({ attemptId }) => attemptId}
      empty={null}
    />
  )
}

function scoreText({ score, state, toMarkCount }: ExamResult): ReactNode {
  if (score) {
    return (
      <span className={styles.whole}>
        {marksText(score.earnedHundredths)}/{marksText(score.availableHundredths)} · {percentageText(score.percentage)}
      </span>
    )
  }
  if (toMarkCount > 0) return <StatusBadge tone="amber">{toMarkText(toMarkCount)}</StatusBadge>
  return (
    <StatusBadge tone={state === 'in_progress' ? 'blue' : 'grey'}>
      {state === 'in_progress' ? 'in progress' : 'being marked'}
    </StatusBadge>
  )
}

function toMarkText(count: number): string {
  return count === 1 ? '1 answer to mark' : `${count} answers to mark`
}

/** The server's time; what the device says of it is a claim. */
function submittedText({
  submittedAt,
  submittedOnDeviceAt,
  endedBy,
  isNotHandedIn,
  isHandedInAfterEnd,
}: ExamResult): ReactNode {
  if (submittedAt === null) return dash
  return (
    <span>
      <span className={styles.when}>{lagosText(submittedAt)}</span>
      {endedBy === 'time' && (
        <span className={styles.under}>
          {submittedOnDeviceAt === null
            ? isNotHandedIn
              ? 'Did not hand in; the time ran out'
              : isHandedInAfterEnd
                ? 'The time ran out; handed in after that'
                : 'The time ran out'
            : `The time ran out; the device claims ${lagosClock(new Date(submittedOnDeviceAt))}`}
        </span>
      )}
    </span>
  )
}
