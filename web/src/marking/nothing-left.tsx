import { Button } from '@mantine/core'
import type { ExamToMark } from '@sabimark/contract/answers.ts'
import type { ScriptShow } from '@sabimark/domain/marking/hand-mark.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { ReactNode } from 'react'
import { PageButton } from '../platform/navigation.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { type Progress, showWords } from './scripts.ts'

type NothingLeftProps = {
  exam: ExamToMark
  questionId: string
  progress: Progress
  show: ScriptShow
  onShow: (show: ScriptShow) => void
  onAgain: () => void
}

/** No answer is left to hand out: all are marked, or others have the rest. */
export function NothingLeft({ exam, questionId, progress, show, onShow, onAgain }: NothingLeftProps) {
  const { examId } = exam
  const isWithOthers = show === 'disagreed' || progress.takenCount > 0
  if (exam.questions.some((one) => one.questionId === questionId && one.isOnPaper)) {
    return (
      <EmptySheet title="These answers are on paper" action={<ToPaper examId={examId}>Type in marks</ToPaper>}>
        Their marks are typed in from the sheets, beside the names.
      </EmptySheet>
    )
  }
  if (show === 'mine' || show === 'all' || (show === 'disagreed' && progress.conflictCount === 0)) {
    return (
      <EmptySheet title={noOthers[show]} action={<Button onClick={() => onShow('open')}>{showWords.open}</Button>} />
    )
  }
  if (show === 'disagreed' || progress.openCount > 0) {
    return (
      <EmptySheet
        title={isWithOthers ? 'The rest is with other markers' : 'That was the last one you had not seen'}
        action={<Button onClick={onAgain}>Check again</Button>}
      >
        An answer that is given back, or that nobody touches for a quarter of an hour, comes here again.
      </EmptySheet>
    )
  }
  if (progress.conflictCount > 0 && exam.isDecider) {
    const answers = counted(progress.conflictCount, 'answer')
    return (
      <EmptySheet
        title="Every answer to this question is marked"
        action={<Button onClick={() => onShow('disagreed')}>Decide {progress.conflictCount}</Button>}
      >
        Two markers do not agree on {answers}. You decide.
      </EmptySheet>
    )
  }
  const other = exam.questions.find((one) => one.questionId !== questionId && one.openCount > 0)
  return (
    <EmptySheet
      title="You have marked every answer to this question"
      action={
        other?.isOnPaper ? (
          <ToPaper examId={examId}>Question {other.number} next, on paper</ToPaper>
        ) : other ? (
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

const noOthers = {
  mine: 'There is no other answer you have marked',
  disagreed: 'Every answer the markers did not agree on is decided',
  all: 'There is no other answer to this question',
}

function ToPaper({ examId, children }: { examId: string; children: ReactNode }) {
  return (
    <PageButton to="/marking/$examId/paper" params={{ examId }}>
      {children}
    </PageButton>
  )
}
