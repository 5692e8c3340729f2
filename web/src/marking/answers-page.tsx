import { isId } from '@sabimark/domain/words/is-id.ts'
import { useQuery } from '@tanstack/react-query'
import { unknownExam } from '../exam/exams.ts'
import { PageButton, usePageParams } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { refusalCode } from '../platform/refusal.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { AnswersOf } from './answers-of.tsx'
import { allMarking, NotTheirsToMark } from './nothing-to-mark.tsx'

/** The distinct answers to one blank, to be accepted or refused for everybody. */
export default function AnswersPage() {
  const { examId, questionId } = usePageParams('/marking/$examId/$questionId/answers')
  const query = useQuery(orpc.marking.listAnswers.queryOptions({ input: { examId, questionId } }))
  // Of an essay, too, an old link may lead here.
  if (refusalCode(query.error) === 'UNKNOWN_QUESTION') {
    return (
      <NotHere examId={examId} title="This exam has no such fill-in question">
        Only answers to fill-in questions are marked together. Essays are marked one by one, and a question may have
        been taken out of the exam.
      </NotHere>
    )
  }
  // What cannot be read is the address of the question where that of the exam can be.
  if (refusalCode(query.error) === 'BAD_REQUEST' && isId(examId)) {
    return <NotHere examId={examId} title="This question is not in this exam" />
  }
  return (
    <Loaded
      query={query}
      waiting="Loading the answers..."
      title="Answers"
      unknown={unknownExam}
      back={allMarking}
      ifNotAllowed={() => <NotTheirsToMark />}
    >
      {(answers) => <AnswersOf key={questionId} examId={examId} answers={answers} />}
    </Loaded>
  )
}

function NotHere({ examId, ...said }: { examId: string; title: string; children?: string }) {
  return (
    <>
      <PageHeader title="Answers" />
      <EmptySheet
        {...said}
        action={
          <PageButton to="/marking/$examId" params={{ examId }}>
            All questions
          </PageButton>
        }
      />
    </>
  )
}
