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

/** What is marked by people names no exam that has nothing of it: the exam says itself what it is called. */
function OfNothing({ examId }: { examId: string }) {
  const query = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <Loaded query={query} waiting="Loading the exam..." title="Marking" unknown={unknownExam} back={allMarking}>
      {({ title, subject }) => (
        <Sections>
          <Head exam={{ examId, title, subject }} />
          <NothingOfExam examId={examId} />
        </Sections>
      )}
    </Loaded>
  )
}

function OfExam({ exam }: { exam: ExamToMark }) {
  return (
    <Sections>
      <Head exam={exam} />
      <QuestionsToMark exam={exam} />
    </Sections>
  )
}

function Head({ exam }: { exam: Pick<ExamToMark, 'examId' | 'title' | 'subject'> }) {
  useTabTitle(`Marking ${exam.title}`)
  const isInBar = useIsTitleInBar()
  return (
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
  )
}
