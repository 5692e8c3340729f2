import { useQuery } from '@tanstack/react-query'
import { unknownExam } from '../exam/exams.ts'
import { PageButton, usePageParams } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { refusalCode } from '../platform/refusal.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { AnswersOf } from './answers-of.tsx'

/** The distinct answers to one blank, to be accepted or refused for everybody. */
export default function AnswersPage() {
  const { examId, questionId } = usePageParams('/marking/$examId/$questionId/answers')
  const query = useQuery(orpc.marking.listAnswers.queryOptions({ input: { examId, questionId } }))
  // Of an essay, too, an old link may lead here.
  if (refusalCode(query.error) === 'UNKNOWN_QUESTION') {
    return (
      <>
        <PageHeader title="Answers" />
        <EmptySheet
          title="No typed answers are marked together here"
          action={
            <PageButton to="/marking/$examId" params={{ examId }}>
              All questions
            </PageButton>
          }
        >
          Only answers to fill-in questions are. Essays are marked one by one.
        </EmptySheet>
      </>
    )
  }
  return (
    <Loaded query={query} waiting="Loading the answers..." title="Answers" unknown={unknownExam}>
      {(answers) => <AnswersOf key={questionId} examId={examId} answers={answers} />}
    </Loaded>
  )
}
