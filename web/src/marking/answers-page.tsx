import { useQuery } from '@tanstack/react-query'
import { unknownExam } from '../exam/exams.ts'
import { usePageParams } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import { AnswersOf } from './answers-of.tsx'

/** The distinct answers to one blank, to be accepted or refused for everybody. */
export default function AnswersPage() {
  const { examId, questionId } = usePageParams('/marking/$examId/$questionId/answers')
  const query = useQuery(orpc.marking.listAnswers.queryOptions({ input: { examId, questionId } }))
  return (
    <Loaded query={query} waiting="Loading the answers..." title="Answers" unknown={unknownExam}>
      {(answers) => <AnswersOf key={questionId} examId={examId} answers={answers} />}
    </Loaded>
  )
}
