import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { IconChartBar, IconClipboardList, IconDots, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ColleagueLine } from '../../exam/colleague-line.tsx'
import { unknownExam } from '../../exam/exams.ts'
import { whoText } from '../../exam/named-students.ts'
import { ExportMenu, useExport } from '../../platform/list/export-button.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import buttons from '../../platform/list/list-buttons.module.css'
import { useGoTo, usePageParams } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { useTabTitle } from '../../platform/tab-title.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { type Figure, FigureRow } from '../../platform/ui/figures.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { AttendanceLine, useAttendance } from './attendance.tsx'
import { type ResultFigures, useExamResults } from './exam-results.ts'
import { ExamResultsTable } from './exam-results-table.tsx'
import { missingRows, resultColumns } from './export-results.ts'
import { MarkAnswers } from './mark-answers.tsx'
import { ResultViews } from './result-views.tsx'
import { RightAnswers } from './right-answers.tsx'
import { SatUnusually } from './sat-unusually.tsx'
import { ReleaseResults } from './staff-release.tsx'

const practiceResults = 'These are results of practice: they count in no average, ranking or report.'

/** The results of one exam, for staff. */
export default function ExamResultsPage() {
  const { examId } = usePageParams('/results/exam/$examId')
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <OfOneSchool things="results">
      <Loaded query={exam} waiting="Loading results..." title="Results & Analytics" unknown={unknownExam}>
        {(detail) => <OfExam exam={detail} />}
      </Loaded>
    </OfOneSchool>
  )
}

function OfExam({ exam }: { exam: ExamDetail }) {
  useTabTitle(exam.title)
  const { list, head } = useExamResults(exam.id, exam.status === 'active')
  const attendance = useAttendance(exam)
  const { rows, isNarrowed } = list
  // Who was searched for is among those who sat it.
  const file = useExport(list, resultColumns, {
    below: attendance && !isNarrowed ? missingRows(attendance) : [],
  })
  const hasAny = isNarrowed || (rows !== undefined && rows.length > 0)
  return (
    <Sections>
      <PageHeader
        title={exam.title}
        actions={
          <>
            <ReleaseResults exam={exam} isReleased={head?.isReleased ?? exam.isReleased} figures={head?.figures} />
            <MarkAnswers examId={exam.id} figures={head?.figures} />
            {hasAny && <ExportMenu file={file} isTall />}
            <MoreOfExam exam={exam} hasScores={typeof head?.figures.averageScore === 'number'} />
          </>
        }
      >
        {[exam.subject, whoText(exam)].filter(Boolean).join(' · ')}
      </PageHeader>
      <ResultViews examId={exam.id} />
      <ColleagueLine exam={exam} page="results" />
      {head && hasAny && <FigureRow figures={figuresOf(head.figures)} />}
      {exam.examType === 'practice' && <p>{practiceResults}</p>}
      <AttendanceLine attendance={attendance} status={exam.status} />
      {(head?.figures.handedIn ?? 0) > 0 && <SatUnusually examId={exam.id} isRunning={exam.status === 'active'} />}
      {head?.rightAnswers && <RightAnswers examId={exam.id} mayOpen={exam.mayAct} waiting={head.rightAnswers} />}
      {hasAny && <FilterBar list={list} search="Search by name or Student ID" hasSortChoice />}
      <ExamResultsTable exam={exam} list={list} empty={<NobodyYet exam={exam} />} />
    </Sections>
  )
}

/** Where else one goes from here; what is done with the results stands beside it. */
function MoreOfExam({ exam, hasScores }: { exam: ExamDetail; hasScores: boolean }) {
  const goTo = useGoTo()
  const ways = () => [
    {
      label: 'Exam details',
      icon: <IconClipboardList {...menuIcon} />,
      onClick: () => goTo({ to: '/exams/$examId', params: { examId: exam.id } }),
    },
    ...(exam.seesQuestions && hasScores
      ? [
          {
            label: 'Print all papers',
            icon: <IconPrinter {...menuIcon} />,
            onClick: () => goTo({ to: '/results/exam/$examId/papers', params: { examId: exam.id } }),
          },
        ]
      : []),
    { label: 'All results', icon: <IconChartBar {...menuIcon} />, onClick: () => goTo({ to: '/results' }) },
  ]
  return (
    <Menu label="More" items={ways} className={`${buttons.button} ${buttons.tall}`}>
      <IconDots size={18} aria-hidden="true" />
    </Menu>
  )
}

const figuresOf = (figures: ResultFigures): Figure[] => [
  ['Handed in', figures.handedIn],
  ['In progress', figures.inProgress],
  ['Average Score', averageText(figures.averageScore)],
  ['Pass Rate', averageText(figures.passRate)],
]

function NobodyYet({ exam }: { exam: ExamDetail }) {
  if (exam.status === 'completed') return <EmptySheet title="Nobody sat this exam">It is closed.</EmptySheet>
  return (
    <EmptySheet title="Nobody has started yet">
      Candidates appear here when they press Start. This page updates by itself.
    </EmptySheet>
  )
}
