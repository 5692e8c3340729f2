import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import type { AnyResult, ResultSummary } from '@sabimark/contract/answers.ts'
import { dayText } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconChevronDown, IconChevronUp, IconReportAnalytics } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAllToMark } from '../../exam/to-mark.ts'
import { handOver } from '../../platform/handed-over.ts'
import { DataTable } from '../../platform/list/data-table.tsx'
import type { ListWay } from '../../platform/list/list-actions.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { isBare } from '../../platform/list/use-list.ts'
import { useMay } from '../../platform/may.ts'
import { PageButton, useGoTo } from '../../platform/navigation.tsx'
import { announce } from '../../platform/news/announcer.ts'
import { orpc, readAgain } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'
import { serverNow } from '../../platform/server-now.ts'
import { useMe } from '../../platform/session.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { FigureRow, type Need } from '../../platform/ui/figures.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { useMyClasses } from '../../school/my-classes.ts'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { useTerms } from '../../school/school-lists.ts'
import { allResultsColumns, allResultsExport } from './all-results-columns.tsx'
import { type ResultList, useAllResults } from './all-results-list.ts'
import styles from './overview.module.css'
import { SubjectBars, WeeklyGrid } from './overview.tsx'
import { QuestionsToCheck, useToCheck } from './questions-to-check.tsx'
import { ReleaseExam } from './release-dialog.tsx'
import { reportOfResults } from './report-of-results.ts'

/** Results & Analytics for staff: every marked paper of the exams they work on, and how these went. */
export default function StaffResults() {
  return (
    <OfOneSchool things="results">
      <AllResults />
    </OfOneSchool>
  )
}

function AllResults() {
  const { role } = useMe()
  const list = useAllResults()
  const columns = useMemo(() => allResultsColumns(list.rows ?? []), [list.rows])
  const { data: terms = [] } = useTerms()
  const mayReport = useMay('report.preview')
  const myClasses = useMyClasses()
  // A teacher's list has papers of other classes, too, of which the teacher has no report.
  const isOfMine = myClasses.data?.some(({ id }) => id === list.filters.classId) ?? false
  const narrowed = isOfMine ? list.filters : { ...list.filters, classId: undefined }
  const [released, setReleased] = useState<{ id: string; title: string } | null>(null)
  const menu = useResultActs(setReleased)
  return (
    <ListPage
      list={list}
      title={role === 'teacher' ? 'Results' : 'Results & Analytics'}
      search="Search by student, subject or exam title"
      hint="Search"
      hasWideFigures
      exported={allResultsExport}
      ways={
        mayReport && !isBare(list)
          ? [reportWay(reportOfResults(narrowed, { terms, today: lagosDate(serverNow()) }))]
          : []
      }
      figures={<Overview list={list} />}
    >
      <DataTable
        list={list}
        caption="Results"
        columns={columns}
        menu={menu}
        empty={
          <EmptySheet title="No results yet" action={<PageButton to="/exams">Go to the exams</PageButton>}>
            Results appear here once an exam has been published, students have handed in and their papers are marked.
          </EmptySheet>
        }
      />
      {released && (
        <ReleaseExam
          exam={released}
          onDone={() => {
            announce(`The results of ${released.title} were released.`)
            return readAgain()
          }}
          onClose={() => setReleased(null)}
        />
      )}
    </ListPage>
  )
}

function reportWay(search: ReturnType<typeof reportOfResults>): ListWay {
  const icon = <IconReportAnalytics size={18} aria-hidden="true" />
  return { label: 'Generate Report', icon, page: { to: '/reports', search }, isMain: true }
}

function useResultActs(
  onRelease: (exam: { id: string; title: string }) => void,
): (row: AnyResult) => readonly MenuItem[] {
  const goTo = useGoTo()
  const mayMark = useMay('marking.listToMark')
  return ({ id, examId, examTitle, isToRelease, waitsFor }) => {
    const paper = { to: '/results/$attemptId', params: { attemptId: id } } as const
    const exam = { to: '/results/exam/$examId', params: { examId } } as const
    return [
      { label: 'See the paper', onClick: () => goTo(paper) },
      {
        label: 'Print the paper',
        onClick: () => {
          handOver('/results/$attemptId', { isPrinting: true })
          goTo(paper)
        },
      },
      { label: 'All results of the exam', onClick: () => goTo(exam) },
      ...(mayMark && waitsFor === 'mark'
        ? [{ label: 'Mark answers of the exam', onClick: () => goTo({ to: '/marking/$examId', params: { examId } }) }]
        : []),
      ...(isToRelease
        ? [{ label: 'Release scores of the exam', onClick: () => onRelease({ id: examId, title: examTitle }) }]
        : []),
    ]
  }
}

/** What is wrong with what the list is narrowed to. */
const saidByList = ['TOO_MANY_FOUND', 'DAYS_INVALID', 'UNKNOWN_TERM'] as const

/** The cards, the bars and the weeks, of what search and filters leave. On a phone the list comes first. */
function Overview({ list }: { list: ResultList }) {
  const isPhone = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const [isOpen, setIsOpen] = useState(!isPhone)
  const toMark = useAllToMark()
  const toCheck = useToCheck()
  const [search] = useDebouncedValue(list.typed.trim(), 250)
  const input = { ...list.filters, ...(search !== '' && { search }) }
  const query = useQuery({
    ...orpc.result.summary.queryOptions({ input, enabled: list.problem === null }),
    placeholderData: keepPreviousData,
  })
  if (list.problem && !query.data) {
    return <p className={styles.of}>Results are shown once the days are corrected.</p>
  }
  // The list says so.
  if (saidByList.some((code) => code === refusalCode(query.error))) return null
  const waiting: Need[] =
    toMark > 0
      ? [
          {
            text: `${toMark.toLocaleString('en-NG')} ${toMark === 1 ? 'waits' : 'wait'} for marking`,
            shown: { to: '/marking' },
          },
        ]
      : []
  const Arrow = isOpen ? IconChevronUp : IconChevronDown
  return (
    <Loaded query={query} waiting="Loading figures...">
      {(summary) => (
        <>
          <FigureRow
            figures={figuresOf(summary)}
            needs={waiting}
            aside={
              <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                <Arrow size={16} aria-hidden="true" />
                {isOpen ? 'Hide overview' : 'Show overview'}
              </button>
            }
          />
          <CountedLine
            list={list}
            leftOut={query.isPlaceholderData || list.isOld ? 0 : (list.total ?? 0) - summary.totalResults}
          />
          {isOpen && (
            <div className={styles.band} data-checks={toCheck.length > 0}>
              <div className={styles.figures}>
                <SubjectBars
                  subjects={summary.subjectPerformance}
                  onShow={(subjectId) => list.setFilter('subjectId', subjectId)}
                />
                <WeeklyGrid weeks={summary.weeklyStats} hasEarlier={summary.hasEarlierWeeks === true} />
              </div>
              <QuestionsToCheck items={toCheck} />
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}

/** What the figures are of. `leftOut`: how many results of the list are not in them. */
function CountedLine({ list, leftOut }: { list: ResultList; leftOut: number }) {
  const said = [
    list.problem && 'Figures and list stay as they were until the days are corrected.',
    list.isNarrowed &&
      !list.problem &&
      `These figures are of what the search and filters below leave${daysText(list)}.`,
    leftOut > 0 && `${counted(leftOut, 'result')} not counted: practice, or waiting to be marked or for a decision.`,
  ].filter(Boolean)
  return said.length > 0 && <p className={styles.of}>{said.join(' ')}</p>
}

/** ', from 7 Sep 2026 to 18 Dec 2026': many browsers write the month first in the fields. */
function daysText({ filters: { from, to } }: ResultList): string {
  const said = [from && `from ${dayText(from)}`, to && `to ${dayText(to)}`].filter(Boolean).join(' ')
  return said && `, ${said}`
}

const figuresOf = ({ totalResults, averageScore, passRate, topPerformingSubject }: ResultSummary) =>
  [
    ['Total Results', totalResults],
    ['Average Score', averageText(averageScore)],
    ['Pass Rate', averageText(passRate)],
    ['Top Subject', topPerformingSubject ?? '–'],
  ] as const
