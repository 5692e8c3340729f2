import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import {
  type Difficulty,
  type QuestionOption,
  type QuestionType,
  questionProblems,
  trueFalseOptions,
} from '@sabimark/domain/bank/question.ts'
import { isRespelt } from '@sabimark/domain/bank/respelt.ts'
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
  /** Whether each option keeps its place when options are shuffled; null leaves it to the rule, unsaid it stays as it is. */
  keeps?: (boolean | null)[] | undefined
  rules: AnswerRules
  explanation: string
  difficulty: Difficulty
  topic: string
  marksHundredths: number
  timeAllocationMinutes: number
  tags: string[]
}

/** Options with ids that answers refer to, and what keeps the question out of the bank. A text that stays, or is only spelt otherwise, keeps its id. */
export function judgeQuestion(written: WrittenQuestion, before: readonly QuestionOption[]) {
  const options = optionsOf(written, before)
  // In the order of the options; a place where none stands keeps its number, so that it is refused and not lost.
  const places = [...new Set([written.correctAnswer].flat())].sort((one, other) => one - other)
  const correctOptionIds = isWritten(written) ? [] : places.map((place) => options[place]?.id ?? `${place}`)
  const fields = questionProblems({
    type: written.type,
    text: written.question,
    topic: written.topic,
    options,
    correctOptionIds,
    rules: written.rules,
    marks: written.marksHundredths / 100,
    timeAllocation: written.timeAllocationMinutes,
  })
  return { options, correctOptionIds, fields }
}

/** Answered in words, without options. */
function isWritten({ type }: Pick<WrittenQuestion, 'type'>): boolean {
  return type === 'fill_blank' || type === 'essay'
}

function optionsOf({ type, options, keeps }: WrittenQuestion, before: readonly QuestionOption[]): QuestionOption[] {
  if (type === 'true_false') return [...trueFalseOptions]
  if (isWritten({ type })) return []
  const were = asTheyWere(options, before)
  return options.map((text, index) => {
    const kept = were[index]
    const keepsPlace = keeps?.[index] === undefined ? kept?.keepsPlace : (keeps[index] ?? undefined)
    return { id: kept?.id ?? newShortId(), text, ...(keepsPlace !== undefined && { keepsPlace }) }
  })
}

/** Which option each text was before: the one that said it, or that was spelt otherwise, at its own place first. */
function asTheyWere(texts: readonly string[], before: readonly QuestionOption[]): (QuestionOption | undefined)[] {
  const left = new Set(before)
  const take = (found: QuestionOption | undefined) => {
    if (found) left.delete(found)
    return found
  }
  const same = texts.map((text) => take([...left].find((option) => option.text === text)))
  return texts.map((text, index) => {
    if (same[index]) return same[index]
    const respelt = [...left].filter((option) => isRespelt(option.text, text))
    return take(respelt.find((option) => option === before[index]) ?? respelt[0])
  })
}
