import type { ExamDetail, ExamResult } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { lagosClock, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { IconClipboardList, IconFileText, IconPrinter, IconTableExport } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Columns } from '../../platform/list/data-columns.tsx'
import { DataTable } from '../../platform/list/data-table.tsx'
import { fitWidth } from '../../platform/list/fit-width.ts'
import type { BulkAct } from '../../platform/list/list-foot.tsx'
import { useGoTo } from '../../platform/navigation.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { partlyText } from '../correct-words.ts'
import { type LateDecision, LateQuestion, lateActs } from '../decide-late.tsx'
import { gradeTone } from '../grade-tone.ts'
import { useAcceptLate } from './accept-late.tsx'
import styles from './exam-results.module.css'
import type { CandidateInput, CandidateRow, CandidatesOfExam } from './exam-results.ts'
import { DecideLate, LateAnswers, LateBadge } from './staff-late-answers.tsx'

const dash = '–'

/** `day`: that of the exam, which no row repeats. `hasClasses`: candidates are of several. */
function columnsOf(
  day: string,
  hasClasses: boolean,
  rows: readonly CandidateRow[],
): Columns<CandidateInput, CandidateRow> {
  return {
    title: {
      header: 'Student',
      sort: 'name',
      // Nothing can be read of a paper that is still written.
      page: ({ attemptId, state }) =>
        state === 'in_progress' ? null : { to: '/results/$attemptId', params: { attemptId } },
      line: (row) => (
        <>
          <LateBadge row={row} /> {idText(row, true)}
        </>
      ),
    },
    others: [
      {
        header: 'Student ID',
        width: fitWidth(
          // Its own name as well: three short numbers are narrower.
          ['Student ID', ...rows.map((row) => idText(row, hasClasses))],
          { most: 20, besidePx: 28 },
        ),
        isExtra: true,
        value: (row) => idText(row, hasClasses),
      },
      { header: 'Score', sort: 'score', width: '90px', isNumeric: true, cell: scoreText },
      { header: '%', width: '76px', isNumeric: true, isKept: true, cell: percentText },
      { header: 'Grade', width: '70px', cell: gradeText },
      { header: 'Correct / wrong', width: '130px', isNumeric: true, isExtra: true, cell: correctText },
      {
        header: 'Minutes',
        width: '84px',
        isNumeric: true,
        isExtra: true,
        value: ({ usedMinutes }) => usedMinutes ?? null,
      },
      {
        header: 'Submitted',
        sort: 'submitted',
        width: fitWidth(['Submitted', ...rows.map((row) => submittedText(row, day))], { most: 18, besidePx: 28 }),
        isNumeric: true,
        value: (row) => submittedText(row, day),
      },
      ...(rows.some(({ afterEnd }) => afterEnd)
        ? [{ header: 'Late answers', width: '102px', cell: (row: CandidateRow) => <LateAnswers row={row} /> }]
        : []),
    ],
  }
}

const idText = (row: ExamResult, hasClasses: boolean) =>
  [row.studentNumber, hasClasses && row.className, row.attemptNumber > 1 && `attempt ${row.attemptNumber}`]
    .filter(Boolean)
    .join(' · ')

type ExamResultsTableProps = {
  exam: Pick<ExamDetail, 'id' | 'mayAct' | 'opensAt' | 'classes' | 'namedCount' | 'seesQuestions'>
  list: CandidatesOfExam
  /** Saves the rows with these ids as a file. */
  onExport: (ids: readonly string[]) => void
  /** What stands there while nobody has begun. */
  empty: ReactNode
}

/** The candidates of one exam, and what there is to decide about their papers. */
export function ExamResultsTable({ exam, list, onExport, empty }: ExamResultsTableProps) {
  const goTo = useGoTo()
  const [asked, setAsked] = useState<{ row: CandidateRow; decision: LateDecision } | null>(null)
  const hasClasses = exam.classes.length + exam.namedCount > 1
  const { rows } = list
  const columns = useMemo(
    () => columnsOf(dayOf(exam.opensAt), hasClasses, rows ?? []),
    [exam.opensAt, hasClasses, rows],
  )
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
  const late = useAcceptLate(exam, list)
  const bulk: BulkAct[] = [
    ...late.bulk,
    ...(exam.seesQuestions
      ? [
          {
            label: 'Print papers',
            icon: <IconPrinter size={18} aria-hidden="true" />,
            run: (attemptIds: string[]) => {
              goTo({ to: '/results/exam/$examId/papers', params: { examId: exam.id } }, { carried: attemptIds })
            },
          },
        ]
      : []),
    { label: 'Export', icon: <IconTableExport size={18} aria-hidden="true" />, run: onExport },
  ]
  // While it is asked more may have arrived.
  const now = asked && { ...asked, row: list.rows?.find(({ id }) => id === asked.row.attemptId) ?? asked.row }
  return (
    <>
      <DataTable list={list} caption="Results" columns={columns} menu={menu} bulk={bulk} empty={empty} />
      {late.question}
      {now && <LateQuestion examId={exam.id} of={now} onClose={() => setAsked(null)} />}
    </>
  )
}

function scoreText(row: ExamResult): ReactNode {
  const { score, state, toMarkCount, lateDecision } = row
  if (score) return `${marksText(score.earnedHundredths)} / ${marksText(score.availableHundredths)}`
  if (toMarkCount > 0) return <StatusBadge tone="amber">{`${toMarkCount} to mark`}</StatusBadge>
  if (lateDecision === 'pending') return <DecideLate row={row} />
  return (
    <StatusBadge tone={state === 'in_progress' ? 'blue' : 'grey'}>
      {state === 'in_progress' ? 'Writing' : 'Being marked'}
    </StatusBadge>
  )
}

/** On a phone it is the one figure of a row, with the grade, or with what there is in its place. */
function percentText(row: ExamResult): ReactNode {
  const { score } = row
  if (!score) return <span className={styles.onPhone}>{scoreText(row)}</span>
  return (
    <>
      <strong>{percentageText(score.percentage)}</strong>
      <span className={styles.onPhone}>{gradeText(row)}</span>
    </>
  )
}

function gradeText({ score }: ExamResult): ReactNode {
  if (score === null) return dash
  return (
    <span title={score.isPass ? 'Pass' : 'Fail'}>
      <StatusBadge tone={gradeTone(score.grade)}>{score.grade}</StatusBadge>
      <span className="only-heard"> {score.isPass ? 'Pass' : 'Fail'}</span>
    </span>
  )
}

function correctText({ score }: ExamResult): ReactNode {
  if (score === null) return dash
  return (
    <>
      {score.correctCount} / {score.wrongCount}
      {score.partlyCount > 0 && <span className={styles.soft}> · {partlyText(score.partlyCount)}</span>}
    </>
  )
}

const dayOf = (instant: string) => lagosDay(new Date(instant))

/** The server's time, with the day where it is another than the exam's; what the device says of it is a claim. */
function submittedText({ submittedAt, isNotHandedIn }: ExamResult, day: string): string {
  if (submittedAt === null) return dash
  if (isNotHandedIn) return 'Not handed in'
  const own = dayOf(submittedAt)
  const clock = lagosClock(new Date(submittedAt))
  return own === day ? clock : `${own.replace(/ \d{4}$/, '')}, ${clock}`
}
