import type { ExamToMark } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { unknownExam } from '../exam/exams.ts'
import { PageButton, usePageParams } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { useTabTitle } from '../platform/tab-title.ts'
import { useIsTitleInBar } from '../platform/ui/is-title-in-bar.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { allMarking, NothingOfExam, NotTheirsToMark } from './nothing-to-mark.tsx'
import { QuestionsToMark } from './questions-to-mark.tsx'

/** The questions of one exam that people mark. */
export default function ExamMarkingPage() {
  const { examId } = usePageParams('/marking/$examId')
  const query = useQuery(orpc.marking.listToMark.queryOptions({ input: { examId }, refetchOnMount: 'always' }))
  return (
    <Loaded
      query={query}
      waiting="Loading what there is to mark..."
      title="Marking"
      unknown={unknownExam}
      back={allMarking}
      ifNotAllowed={() => <NotTheirsToMark />}
    >
      {({ items: [exam] }) => (exam ? <OfExam exam={exam} /> : <OfNothing examId={examId} />)}
    </Loaded>
  )
}

function OfNothing({ examId }: { examId: string }) {
  return (
    <Sections>
      <PageHeader title="Marking" />
      <NothingOfExam examId={examId} />
    </Sections>
  )
}

function OfExam({ exam }: { exam: ExamToMark }) {
  useTabTitle(`Marking ${exam.title}`)
  const isInBar = useIsTitleInBar()
  return (
    <Sections>
      <PageHeader
        title={exam.title}
        isName={!isInBar}
        actions={
          <PageButton to="/results/exam/$examId" params={{ examId: exam.examId }} variant="default">
            Results
          </PageButton>
        }
      >
        {exam.subject}
      </PageHeader>
      <QuestionsToMark exam={exam} />
    </Sections>
  )
}
