import { type Question, trueFalse } from '../neutral/question.ts'
import { type ReadAnswer, readAnswer } from './answer.ts'
import type { RowReader } from './row-reader.ts'
import { truthOf } from './words.ts'

export function readChoice(row: RowReader): Partial<Question> {
  const texts = withoutLetters(row.takeOptions())
  const right = noted(row, readAnswer(row.take('answer', 'right'), texts, row.answersAre))
  return { options: texts.map((text) => ({ text, percent: null })), right }
}

/** True and False, in whatever order the sheet has them; without options the answer says it. */
export function readTruth(row: RowReader): Partial<Question> {
  const truths = row.peekOptions().map(truthOf)
  const isEither = truths.length === 2 && truths.includes(true) && truths.includes(false)
  if (truths.length > 0 && !isEither) {
    row.guess('type', 'Its options are not True and False, so it was read as multiple choice.')
    return { type: 'multiple_choice', ...readChoice(row) }
  }
  const options = isEither ? row.takeOptions() : ['True', 'False']
  const typed = row.take('answer', 'right')
  const truth = truthOf(typed)
  if (truth !== null && /^\d$/.test(typed)) row.guess('right', `“${typed}” was taken as ${truth ? 'True' : 'False'}.`)
  if (truth !== null) return { options: trueFalse(), right: [truth ? 0 : 1] }
  const right = noted(row, readAnswer(typed, options))
  return { options: trueFalse(), right: right?.map((place) => (truthOf(options[place] ?? '') ? 0 : 1)) ?? null }
}

function noted(row: RowReader, { right, problem, guess }: ReadAnswer): number[] | null {
  if (problem !== undefined) row.problem('right', problem)
  if (guess !== undefined) row.guess('right', guess)
  return right
}

/** Where every option repeats its own letter ('A. Lagos' below A), the letter is not part of the text. */
function withoutLetters(texts: string[]): string[] {
  const plain = texts.map((text, index) => {
    const found = /^\(?([A-J])[.)]\s*(\S.*)$/is.exec(text)
    return found?.[1]?.toUpperCase().charCodeAt(0) === 65 + index ? (found[2] ?? null) : null
  })
  return plain.length > 1 && plain.every((text) => text !== null) ? plain.map((text) => text ?? '') : texts
}
