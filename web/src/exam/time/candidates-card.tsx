import type { ExamCandidate, ExamDetail } from '@sabimark/contract/answers.ts'
import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import { IconClockPlus, IconClockX, IconUserCheck, IconUserMinus, IconUserX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/client.ts'
import { exportOf } from '../../platform/list/data-columns.tsx'
import { DataTable } from '../../platform/list/data-table.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { ListActions } from '../../platform/list/list-actions.tsx'
import { Pills } from '../../platform/list/pills.tsx'
import { usePartList } from '../../platform/list/use-list.ts'
import { useMay } from '../../platform/may.ts'
import { orpc } from '../../platform/queries.ts'
import { type RecordAct, useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { Excuse, ExpectAgain, GiveTime, TakeTimeBack } from './candidate-dialogs.tsx'
import { candidateFile, candidateList, colleagueFile, columnsFor, columnsNeeded } from './candidate-list.ts'
import styles from './candidates-card.module.css'
import { SittingChanges } from './sitting-changes.tsx'
import { type SeenOf, useSeenRows } from './use-seen-rows.ts'
import type { OfSitting } from './use-seen-time.ts'

/** While it is open somebody may begin, end or be given time at any moment: the figures say so soon, the list a little later. */
const figuresMs = 10_000
const listMs = 30_000

const hourOf = {
  ...{ draft: 'not_open', scheduled: 'not_open' },
  ...{ active: 'open', completed: 'closed', archived: 'closed' },
} as const

type CandidatesCardProps = {
  exam: ExamDetail & { sittingId: string }
  /** How many have a device that is ready and how many have none, where the sitting is offered without a network. */
  readiness?: { ready: number; notReady: number } | null
  /** Why nobody is listed, where it is not that no student offers the subject. */
  none?: string
  /** Which sitting it is, where the exam has several. */
  times?: string
}

/** Who sits the exam, as it runs: everybody it expects, where they stand, and what can be done about their time. */
export function CandidatesCard({ exam, none, times, readiness = null }: CandidatesCardProps) {
  const of = { examId: exam.id, sittingId: exam.sittingId }
  const isOpen = exam.status === 'active'
  const hasClasses = exam.classes.length > 1 || exam.namedCount > 0
  const sitting = useQuery(
    orpc.exam.getSitting.queryOptions({
      input: of,
      refetchInterval: isOpen && figuresMs,
    }),
  )
  const list = usePartList(orpc.exam.listCandidates, candidateList, {
    always: of,
    everyMs: isOpen ? listMs : () => false as const,
  })
  const isOwner = exam.mayAct
  const columns = columnsFor({ isOwner, hasClasses, ...columnsNeeded(list.rows ?? [], isOwner) })
  const acts = useCandidateActs(exam, of, useSeenRows(list.rows))
  const { menu, bulk, question } = useRecordActs<ExamCandidate>(candidateList, {
    edit: null,
    acts,
    onDone: (_act, ids) => list.select(ids, false),
  })
  const counts = sitting.data?.counts
  const hour = exam.sittings.find(({ id }) => id === exam.sittingId)?.state ?? hourOf[exam.status]
  const pill = (label: string, count: number, status?: ExamCandidate['status'] | 'ready' | 'not_ready') => ({
    label,
    count,
    isWaiting: status === 'absent' || status === 'not_ready',
    isChosen: list.filters.status === status,
    onChoose: () => list.setFilter('status', status),
  })
  const atHour = (isUsual: boolean, ...said: Required<Parameters<typeof pill>>) =>
    isUsual || said[1] > 0 || list.filters.status === said[2] ? [pill(...said)] : []
  return (
    <div className={styles.part}>
      {times && <h2 className={styles.times}>{times}</h2>}
      <div className={styles.head}>
        {counts && (
          <Pills
            label="Status"
            // What nobody can be at this hour stands only where somebody is: so they have one line.
            pills={[
              pill('All', counts.expected + counts.excused),
              ...(readiness && hour === 'not_open'
                ? []
                : atHour(hour !== 'closed', 'Not started', counts.not_begun, 'not_begun')),
              ...atHour(hour === 'open', 'Writing', counts.running, 'running'),
              ...atHour(hour !== 'not_open', 'Handed in', counts.handed_in, 'handed_in'),
              ...atHour(false, 'On a device', counts.on_device ?? 0, 'on_device'),
              ...atHour(hour === 'closed', 'Absent', counts.absent, 'absent'),
              ...atHour(false, 'Excused', counts.excused, 'excused'),
              // Once it is open, the row of who has not started says what their device has.
              ...(readiness && (hour === 'not_open' || ['ready', 'not_ready'].includes(String(list.filters.status)))
                ? [pill('Ready', readiness.ready, 'ready'), pill('Not ready', readiness.notReady, 'not_ready')]
                : []),
            ]}
          />
        )}
        <div className={styles.actions}>
          <FilterBar
            list={{ ...list, hiddenFilters: ['status'] }}
            search="Search by name or student ID"
            hasSortChoice={false}
            isPart
          />
          <ListActions
            list={list}
            ways={[]}
            exported={exportOf(candidateList, exam.mayAct ? candidateFile : colleagueFile)}
          />
        </div>
      </div>
      <DataTable
        list={list}
        caption="Candidates"
        columns={columns}
        {...(acts.length > 0 && { menu, bulk })}
        empty={
          <EmptySheet title="No candidates">
            {none ?? 'The classes of this exam have no students who offer its subject.'}
          </EmptySheet>
        }
      />
      {sitting.data && <SittingChanges changes={sitting.data.changes} />}
      {question}
    </div>
  )
}

/** Nothing was heard of them yet, and something may be. */
const isAwaited = (status: ExamCandidate['status']) => status === 'not_begun' || status === 'on_device'

/** What belongs to the exam as it stands, and is this person's to do. */
function useCandidateActs(exam: ExamDetail, sitting: OfSitting, seenOf: SeenOf): RecordAct<ExamCandidate>[] {
  const mayAct = useMay('exam.giveTime') && exam.mayAct
  if (!mayAct) return []
  const time: RecordAct<ExamCandidate>[] = [
    {
      label: 'Give extra time',
      icon: <IconClockPlus {...menuIcon} />,
      isFor: ({ status }) => status === 'running' || isAwaited(status) || status === 'excused',
      ask: (question) => <GiveTime question={question} sitting={sitting} seenOf={seenOf} />,
    },
    {
      label: 'Remove extra time',
      icon: <IconClockX {...menuIcon} />,
      isFor: ({ status, extraMinutes }) => extraMinutes > 0 && (isAwaited(status) || status === 'excused'),
      ask: (question) => <TakeTimeBack question={question} sitting={sitting} seenOf={seenOf} />,
    },
  ]
  const excuses: RecordAct<ExamCandidate>[] = [
    {
      label: 'Excuse',
      icon: <IconUserX {...menuIcon} />,
      isFor: ({ status }) => isAwaited(status) || status === 'absent',
      ask: (question) => <Excuse question={question} sitting={sitting} seenOf={seenOf} />,
    },
    {
      label: 'Expect again',
      icon: <IconUserCheck {...menuIcon} />,
      isFor: ({ status }) => status === 'excused',
      ask: (question) => <ExpectAgain question={question} sitting={sitting} seenOf={seenOf} />,
    },
  ]
  // Who sits with the classes is named for the exam; who has a sitting beside it may go back to theirs.
  const from = exam.sittings.find(({ id }) => id === exam.sittingId)?.isForClasses === false ? 'sitting' : 'exam'
  const names: RecordAct<ExamCandidate>[] = [
    {
      label: `Take out of this ${from}`,
      icon: <IconUserMinus {...menuIcon} />,
      isFor: ({ isNamed, status }) => isNamed && (status === 'not_begun' || status === 'excused'),
      call: (ids, options) => client.exam.nameStudents({ examId: exam.id, ids, isNamed: false }, options),
      title: (who) => `Take ${who} out of this ${from}?`,
      done: 'taken out',
    },
  ]
  return [
    ...(actProblem('giveTime', exam) === null ? time : []),
    ...(actProblem('excuse', exam) === null ? excuses : []),
    ...(actProblem('nameStudents', exam) === null ? names : []),
  ]
}
