import { averageText } from '@sabimark/domain/school/percentage-text.ts'
import { useQuery } from '@tanstack/react-query'
import { type ExamInput, useExamFigures, useExams } from '../../exam/exam-list.ts'
import { type Exam, lagosText, statusTones } from '../../exam/exams.ts'
import { type Columns, DataTable } from '../../platform/list/data-table.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { Figures } from '../../platform/ui/figures.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'

const statusOf = ({ status }: Exam) => <StatusBadge tone={statusTones[status]}>{status}</StatusBadge>

const columns: Columns<ExamInput, Exam> = {
  title: {
    header: 'Exam',
    sort: 'title',
    page: ({ id }) => ({ to: '/results/exam/$examId', params: { examId: id } }),
    line: (exam) => (
      <>
        {exam.subject} {statusOf(exam)}
      </>
    ),
  },
  others: [
    { header: 'Subject', sort: 'subject', value: ({ subject }) => subject, width: '16%' },
    { header: 'Classes', value: ({ classes }) => classes.join(', ') || null, width: '14%' },
    { header: 'Opens', sort: 'opens', value: ({ opensAt }) => lagosText(opensAt), width: '19%' },
    { header: 'Status', cell: statusOf, width: '12%' },
    {
      header: 'Handed in',
      value: ({ submittedCount, startedCount }) => `${submittedCount} of ${startedCount}`,
      isNumeric: true,
      isKept: true,
    },
  ],
}

/** Results & Analytics for staff: the exams that have been given out, to choose one. */
export default function StaffResults() {
  return (
    <OfOneSchool things="results">
      <ExamChoice />
    </OfOneSchool>
  )
}

function ExamChoice() {
  const list = useExams({ only: 'published' })
  const overview = useQuery(orpc.report.overview.queryOptions()).data
  return (
    <ListPage
      list={list}
      title="Results & Analytics"
      note="Choose an exam to see who sat it and how it went."
      search="Search by exam, subject or class"
      figures={
        <Figures
          query={useExamFigures()}
          of={({ handedIn }) => [
            ['Total Results', handedIn],
            ...(overview ? [['Average Score', averageText(overview.averageScore)] as const] : []),
          ]}
        />
      }
    >
      <DataTable
        list={list}
        caption="Exams with results"
        columns={columns}
        empty={
          <EmptySheet title="No results yet" action={<PageButton to="/exams">Go to the exams</PageButton>}>
            Results appear here once an exam has been published and students sit it.
          </EmptySheet>
        }
      />
    </ListPage>
  )
}
