import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconCalendar, IconPlus } from '@tabler/icons-react'
import { CardSheet } from '../platform/list/card-sheet.tsx'
import { ListPage } from '../platform/list/list-page.tsx'
import { useMay } from '../platform/may.ts'
import { PageButton } from '../platform/navigation.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Figures } from '../platform/ui/figures.tsx'
import { OfOneSchool } from '../school/of-one-school.tsx'
import { ExamCard } from './exam-card.tsx'
import { useExamFigures, useExams } from './exam-list.ts'
import { newExam } from './new-exam.ts'

const timetable = {
  label: 'Timetable',
  icon: <IconCalendar size={18} aria-hidden="true" />,
  page: { to: '/exams/timetable' },
} as const

const create = { label: 'Create New Exam', page: newExam }

/** Exams Management: every exam of the school, or of the teacher's subjects. */
export default function StaffExams() {
  return (
    <OfOneSchool things="exams">
      <Exams />
    </OfOneSchool>
  )
}

function Exams() {
  const list = useExams()
  const mayReadTimetable = useMay('exam.timetable')
  return (
    <ListPage
      list={list}
      title="Exams Management"
      note="Dates and times are Lagos time, whatever this device says."
      search={searchLabel('exams')}
      hasSortChoice
      figures={
        <Figures
          query={useExamFigures()}
          of={({ total, active, scheduled, completed }) => [
            ['Total Exams', total],
            ['Active', active],
            ['Scheduled', scheduled],
            ['Completed', completed],
          ]}
        />
      }
      add={create}
      ways={mayReadTimetable ? [timetable] : []}
    >
      <CardSheet list={list} caption="Exams" isWide empty={<NoExams />}>
        {(exam) => <ExamCard key={exam.id} exam={exam} />}
      </CardSheet>
    </ListPage>
  )
}

function NoExams() {
  return (
    <EmptySheet
      title="No exams found"
      action={
        <PageButton {...create.page} leftSection={<IconPlus size={18} aria-hidden="true" />}>
          {create.label}
        </PageButton>
      }
    >
      Set the first one: choose a class, a time and the questions.
    </EmptySheet>
  )
}
