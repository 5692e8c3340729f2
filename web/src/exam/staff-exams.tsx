import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { PageButton } from '../platform/navigation.tsx'
import { Stat, StatRow } from '../platform/ui/card.tsx'
import { CardList } from '../platform/ui/card-list.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Filters } from '../platform/ui/fields.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { SearchBox } from '../platform/ui/search-box.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { isFound } from '../platform/whole-list.ts'
import { OfOneSchool } from '../school/of-one-school.tsx'
import { ExamCard } from './exam-card.tsx'
import { type Exam, useExams } from './exams.ts'
import { newExam } from './new-exam.ts'

/** Exams Management: every exam of the school, or of the teacher's subjects. */
export default function StaffExams() {
  return (
    <OfOneSchool things="exams">
      <Exams />
    </OfOneSchool>
  )
}

function Exams() {
  const { query, isWhole, exams } = useExams()
  const createButton = (
    <PageButton {...newExam} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      Create New Exam
    </PageButton>
  )
  return (
    <Sections>
      <PageHeader title="Exams Management" actions={exams.length > 0 && createButton}>
        Dates and times are Lagos time, whatever a device says.
      </PageHeader>
      <Loaded query={query} waiting="Loading exams...">
        {() =>
          exams.length > 0 ? (
            <ExamList exams={exams} isWhole={isWhole} />
          ) : (
            <EmptySheet title="No exams found" action={createButton}>
              Set the first one: choose a class, a time and the questions.
            </EmptySheet>
          )
        }
      </Loaded>
    </Sections>
  )
}

function ExamList({ exams, isWhole }: { exams: Exam[]; isWhole: boolean }) {
  const [typed, setTyped] = useState('')
  const found = exams.filter(({ title, subject, classes }) => isFound(typed, [title, subject, ...classes]))
  const count = (status: Exam['status']) => exams.filter((exam) => exam.status === status).length
  return (
    <>
      {isWhole && (
        <StatRow>
          <Stat label="Total Exams" value={exams.length} />
          <Stat label="Active" value={count('active')} />
          <Stat label="Scheduled" value={count('scheduled')} />
          <Stat label="Completed" value={count('completed')} />
        </StatRow>
      )}
      <Filters>
        <SearchBox label="Search by title, subject or class" value={typed} onChange={setTyped} />
      </Filters>
      {found.length === 0 ? (
        <EmptySheet title="No exams found">Try another part of the title, a subject or a class.</EmptySheet>
      ) : (
        <CardList isWide>
          {found.map((exam) => (
            <ExamCard key={exam.id} exam={exam} />
          ))}
        </CardList>
      )}
    </>
  )
}
