import { Button } from '@mantine/core'
import { PageButton } from '../platform/navigation.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import type { ExamToMark, Progress } from './scripts.ts'

type NothingLeftProps = { exam: ExamToMark; questionId: string; progress: Progress; onAgain: () => void }

/** No answer is left to hand out: all are marked, or others have the rest. */
export function NothingLeft({ exam, questionId, progress, onAgain }: NothingLeftProps) {
  const { examId } = exam
  if (progress.openCount > 0) {
    return (
      <EmptySheet
        title={progress.takenCount > 0 ? 'The rest is with other markers' : 'That was the last one you had not seen'}
        action={<Button onClick={onAgain}>Check again</Button>}
      >
        An answer that is given back, or that nobody touches for a quarter of an hour, comes here again.
      </EmptySheet>
    )
  }
  const other = exam.questions.find((one) => one.questionId !== questionId && one.openCount > 0)
  return (
    <EmptySheet
      title="You have marked every answer to this question"
      action={
        other ? (
          <PageButton to="/marking/$examId/$questionId" params={{ examId, questionId: other.questionId }}>
            Question {other.number} next
          </PageButton>
        ) : (
          <PageButton to="/results/exam/$examId" params={{ examId }}>
            To the results
          </PageButton>
        )
      }
    >
      {progress.conflictCount > 0 &&
        'Where two markers do not agree, the author of the exam or an administrator decides.'}
    </EmptySheet>
  )
}
