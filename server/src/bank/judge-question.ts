import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import {
  type Difficulty,
  type QuestionOption,
  type QuestionType,
  questionProblems,
  trueFalseOptions,
} from '@sabimark/domain/bank/question.ts'
import { newShortId } from '../platform/ids.ts'
import type { SentPassage } from './keep-passage.ts'

/** What staff write of a question. */
export type WrittenQuestion = {
  subjectId: string
  type: QuestionType
  /** Null for none; unsaid where it stays as it is. */
  passage?: SentPassage | null | undefined
  question: string
  options: string[]
  /** The position in `options`, from 0, or all of them where several are right. */
  correctAnswer: number | number[]
  rules: AnswerRules
  explanation: string
  difficulty: Difficulty
  topic: string
  marksHundredths: number
  timeAllocationMinutes: number
  tags: string[]
}

/** Options with ids that answers refer to, and what keeps the question out of the bank. A text that stays keeps its id. */
export function judgeQuestion(written: WrittenQuestion, before: readonly QuestionOption[]) {
  const options = optionsOf(written, before)
  // In the order of the options; a place where none stands keeps its number, so that it is refused and not lost.
  const places = [...new Set([written.correctAnswer].flat())].sort((one, other) => one - other)
  const correctOptionIds = isWritten(written) ? [] : places.map((place) => options[place]?.id ?? `${place}`)
  const fields = questionProblems({
    ...{ type: written.type, text: written.question, topic: written.topic, options, correctOptionIds },
    rules: written.rules,
    ...{ marks: written.marksHundredths / 100, timeAllocation: written.timeAllocationMinutes },
  })
  return { options, correctOptionIds, fields }
}

/** Answered in words, without options. */
function isWritten({ type }: Pick<WrittenQuestion, 'type'>): boolean {
  return type === 'fill_blank' || type === 'essay'
}

function optionsOf({ type, options }: WrittenQuestion, before: readonly QuestionOption[]): QuestionOption[] {
  if (type === 'true_false') return [...trueFalseOptions]
  if (isWritten({ type })) return []
  const left = [...before]
  return options.map((text) => {
    const place = left.findIndex((option) => option.text === text)
    const [kept] = place === -1 ? [] : left.splice(place, 1)
    return { id: kept?.id ?? newShortId(), text }
  })
}
