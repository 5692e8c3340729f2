import type { Exam } from '@sabimark/contract/answers.ts'
import { WaitingRows } from '../../platform/list/list-state.tsx'
import { useTabTitle } from '../../platform/tab-title.ts'
import { Sections } from '../../platform/ui/sections.tsx'
import { TabCount, Tabs } from '../../platform/ui/tabs.tsx'
import { ExamHead } from './exam-head.tsx'
import { StripOutline } from './exam-strip.tsx'

const rows = () => <WaitingRows>Loading exam...</WaitingRows>

/** The page of an exam as far as the row of a list has it, while the exam is on its way: nothing jumps when it comes. */
export function ExamOutline({ exam }: { exam: Exam }) {
  useTabTitle(exam.title)
  return (
    <Sections>
      <ExamHead exam={exam} />
      <StripOutline exam={exam} />
      <Tabs
        label="Exam"
        tabs={[
          {
            name: 'candidates',
            title: 'Candidates',
            mark: <TabCount count={exam.studentsRegistered} />,
            content: rows,
          },
          { name: 'paper', title: 'Paper', mark: <TabCount count={exam.questionCount} />, content: rows },
          { name: 'rules', title: 'Rules', content: rows },
        ]}
      />
    </Sections>
  )
}
