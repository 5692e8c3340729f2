import type { Exam } from '@sabimark/contract/answers.ts'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconCalendar, IconPencilCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListPage } from '../../platform/list/list-page.tsx'
import { RowSheet } from '../../platform/list/row-sheet.tsx'
import { isBare } from '../../platform/list/use-list.ts'
import { useMay } from '../../platform/may.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { Figures } from '../../platform/ui/figures.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { useExamFigures, useExams } from '../exam-list.ts'
import { newExam } from '../new-exam.ts'
import { useAllToMark } from '../to-mark.ts'
import { ExamRow } from './exam-row.tsx'

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

/**
 * Those of exam-row.module.css with the room at either end, but for what an exam has to say of itself: where none of the list does, the
 * titles have its room.
 */
const columns = '104px minmax(0, 1fr) 152px 148px fit-content(118px) 66px 84px 40px'

const said = (sort: string) =>
  `${sort === 'needs' ? 'What needs you first, then the nearest date. ' : ''}Dates and times are Lagos time.`

const drawExam = (exam: Exam) => <ExamRow exam={exam} />

/** Exams Management: every exam of the school, or of the teacher's subjects. */
export default function StaffExams({ above }: { above?: ReactNode }) {
  return (
    <OfOneSchool things="exams">
      <Exams above={above} />
    </OfOneSchool>
  )
}

function Exams({ above }: { above: ReactNode }) {
  const list = useExams()
  const { role } = useMe()
  const toMark = useAllToMark()
  const archived = useQuery(
    orpc.exam.list.queryOptions({ input: { status: 'archived', size: 1 }, enabled: isBare(list) }),
  )
  const [mayReadTimetable, mayMark] = [useMay('exam.timetable'), useMay('marking.listToMark')]
  return (
    <ListPage
      list={list}
      title={role === 'teacher' ? 'My Exams' : 'Exams Management'}
      search={searchLabel('exams')}
      hasSortChoice
      above={above}
      hasHidden={(archived.data?.items.length ?? 0) > 0}
      figures={
        <Figures
          query={useExamFigures()}
          of={({ total, active, scheduled, completed }) => [
            ['Total Exams', total],
            ['Active', active],
            ['Scheduled', scheduled],
            ['Completed', completed],
          ]}
          needs={({ draft }) => [
            ...(toMark > 0
              ? [{ text: `${counted(toMark, 'answer')} to mark`, shown: { to: '/marking' } as const }]
              : []),
            ...(draft > 0
              ? [{ text: `${counted(draft, 'draft')} to finish`, shown: () => list.setFilter('status', 'draft') }]
              : []),
          ]}
        />
      }
      add={{ ...create, isInEmpty: true }}
      ways={[...(mayReadTimetable ? [timetable] : []), ...(mayMark ? [marking] : [])]}
    >
      <RowSheet
        list={list}
        caption="Exams"
        draw={drawExam}
        columns={columns}
        said={said(list.sort.by)}
        empty={<NoExams />}
      />
    </ListPage>
  )
}

function NoExams() {
  return (
    <EmptySheet
      title="No exams yet"
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
