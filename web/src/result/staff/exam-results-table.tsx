import type { ExamDetail, ExamResult } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { lagosClock, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { IconClipboardList, IconFileText } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { type Columns, DataTable } from '../../platform/list/data-table.tsx'
import { useGoTo } from '../../platform/navigation.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { partlyText } from '../correct-words.ts'
import { gradeTone } from '../grade-tone.ts'
import styles from './exam-results.module.css'
import type { CandidateInput, CandidateRow, CandidatesOfExam } from './exam-results.ts'
import { LateAnswers, LateBadge, LateQuestion, type LateQuestionOf, lateActs } from './staff-late-answers.tsx'

const dash = '–'

const columns: Columns<CandidateInput, CandidateRow> = {
  title: {
    header: 'Student',
    sort: 'name',
    // Nothing can be read of a paper that is still written.
    page: ({ attemptId, state }) =>
      state === 'in_progress' ? null : { to: '/results/$attemptId', params: { attemptId } },
    line: (row) => (
      <>
        <span className={styles.onPhone}>
          <LateBadge row={row} />{' '}
        </span>
        {[row.studentNumber, row.className, row.attemptNumber > 1 && `attempt ${row.attemptNumber}`]
          .filter(Boolean)
          .join(' · ')}
      </>
    ),
  },
  others: [
    { header: 'Score', sort: 'score', width: '15%', isNumeric: true, isKept: true, cell: scoreText },
    { header: 'Grade', width: '11%', cell: gradeText },
    { header: 'Correct / wrong', width: '12%', isNumeric: true, cell: correctText },
    { header: 'Submitted', sort: 'submitted', width: '15.5%', cell: submittedText },
    { header: 'Late answers', width: '15.5%', cell: (row) => <LateAnswers row={row} /> },
  ],
}

type ExamResultsTableProps = {
  exam: Pick<ExamDetail, 'id' | 'mayAct'>
  list: CandidatesOfExam
  /** What stands there while nobody has begun. */
  empty: ReactNode
}

/** The candidates of one exam, and what there is to decide about their papers. */
export function ExamResultsTable({ exam, list, empty }: ExamResultsTableProps) {
  const goTo = useGoTo()
  const [asked, setAsked] = useState<LateQuestionOf | null>(null)
  const menu = (row: CandidateRow): MenuItem[] => [
    row.state === 'in_progress'
      ? {
          label: 'Open the exam',
          icon: <IconClipboardList {...menuIcon} />,
          onClick: () => goTo({ to: '/exams/$examId', params: { examId: exam.id } }),
        }
      : {
          label: 'See the paper',
          icon: <IconFileText {...menuIcon} />,
          onClick: () => goTo({ to: '/results/$attemptId', params: { attemptId: row.attemptId } }),
        },
    ...(exam.mayAct ? lateActs(row, (decision) => setAsked({ row, decision })) : []),
  ]
  // While it is asked more may have arrived.
  const now = asked && { ...asked, row: list.rows?.find(({ id }) => id === asked.row.attemptId) ?? asked.row }
  return (
    <>
      <DataTable list={list} caption="Results" columns={columns} menu={menu} empty={empty} isPart />
      {now && <LateQuestion examId={exam.id} of={now} onClose={() => setAsked(null)} />}
    </>
  )
}

function scoreText({ score, state, toMarkCount }: ExamResult): ReactNode {
  if (score) {
    return (
      <>
        <span className={styles.marks}>
          {marksText(score.earnedHundredths)}/{marksText(score.availableHundredths)} ·{' '}
        </span>
        <strong>{percentageText(score.percentage)}</strong>
      </>
    )
  }
  if (toMarkCount > 0) return <StatusBadge tone="amber">{`${toMarkCount} to mark`}</StatusBadge>
  return (
    <StatusBadge tone={state === 'in_progress' ? 'blue' : 'grey'}>
      {state === 'in_progress' ? 'in progress' : 'being marked'}
    </StatusBadge>
  )
}

function gradeText({ score }: ExamResult): ReactNode {
  if (score === null) return dash
  return (
    <span className={styles.grade}>
      <StatusBadge tone={gradeTone(score.grade)}>{score.grade}</StatusBadge>
      {score.isPass ? 'Pass' : 'Fail'}
    </span>
  )
}

function correctText({ score }: ExamResult): ReactNode {
  if (score === null) return dash
  return (
    <>
      {score.correctCount} / {score.wrongCount}
      {score.partlyCount > 0 && <span className={styles.under}>{partlyText(score.partlyCount)}</span>}
    </>
  )
}

/** The server's time; what the device says of it is a claim. */
function submittedText(row: ExamResult): ReactNode {
  const { submittedAt } = row
  if (submittedAt === null) return dash
  const at = new Date(submittedAt)
  return (
    <>
      {lagosDay(at).replace(/ \d{4}$/, '')}, {lagosClock(at)}
      {row.endedBy === 'time' && <span className={styles.under}>{endedText(row)}</span>}
    </>
  )
}

function endedText({ submittedOnDeviceAt, isNotHandedIn, isHandedInAfterEnd }: ExamResult): string {
  if (submittedOnDeviceAt !== null) return `device says ${lagosClock(new Date(submittedOnDeviceAt))}`
  if (isNotHandedIn) return 'did not hand in'
  return isHandedInAfterEnd ? 'after the time ran out' : 'the time ran out'
}
