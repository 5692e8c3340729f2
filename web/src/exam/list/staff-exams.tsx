import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconCalendar, IconPencilCheck, IconPlus } from '@tabler/icons-react'
import { CardSheet } from '../../platform/list/card-sheet.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { useMay } from '../../platform/may.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { useMe } from '../../platform/session.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { Figures } from '../../platform/ui/figures.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { useExamFigures, useExams } from '../exam-list.ts'
import { newExam } from '../new-exam.ts'
import { ExamCard } from './exam-card.tsx'

const timetable = {
  label: 'Timetable',
  icon: <IconCalendar size={18} aria-hidden="true" />,
  page: { to: '/exams/timetable' },
} as const

const marking = {
  label: 'Marking',
  icon: <IconPencilCheck size={18} aria-hidden="true" />,
  page: { to: '/marking' },
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
  const { role } = useMe()
  const [mayReadTimetable, mayMark] = [useMay('exam.timetable'), useMay('marking.listToMark')]
  return (
    <ListPage
      list={list}
      title={role === 'teacher' ? 'My Exams' : 'Exams Management'}
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
      ways={[...(mayReadTimetable ? [timetable] : []), ...(mayMark ? [marking] : [])]}
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
