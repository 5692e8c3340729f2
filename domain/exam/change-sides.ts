import { acceptedWords } from '../bank/accepted-words.ts'
import { isSameAnswer } from './key-entry.ts'
import type { AskedVersion } from './paper-changes.ts'
import type { Adjustment, ContentQuestion, RightKey } from './version.ts'

/** What a question says in one version, with its key: for who decides about the next. */
export type QuestionSide = {
  text: string
  /** In the author's order. */
  options: { text: string; isRight: boolean }[]
  /** What a blank accepts, every right answer of it. */
  accepted: string[]
  passage: string
  explanation: string
}

/** What stays decided about a question by the exam alone, whatever the bank says. */
export const stayings = ['put_right', 'annulled', 'full'] as const
export type Staying = (typeof stayings)[number]

export type QuestionSides = {
  was: QuestionSide | null
  is: QuestionSide | null
  stays: Staying[]
  /** What the bank calls right where the exam goes on with another answer. */
  bankSays: string[]
}

type Sides = { last: AskedVersion; next: AskedVersion; fresh: AskedVersion['key'] }

/** A question of the bank before and after the changes of an exam; `fresh`: the key as the bank has it. */
export function questionSides({ last, next, fresh }: Sides, bankQuestionId: string): QuestionSides {
  const [was, is] = [found(last, bankQuestionId), found(next, bankQuestionId)]
  const inBank = is && fresh[is.question.id]
  const stays: Staying[] = []
  const isPutRight = is && inBank && (!isSameAnswer(is.entry, inBank) || (is.entry.alsoRight ?? []).length > 0)
  if (isPutRight) stays.push('put_right')
  const adjust: Adjustment | undefined = is?.entry.adjust
  if (adjust) stays.push(adjust)
  const bankSays = isPutRight ? saidRight(is.question, [inBank]) : []
  return { was: was ? sideOf(was) : null, is: is ? sideOf(is) : null, stays, bankSays }
}

type Found = {
  question: ContentQuestion
  entry: AskedVersion['key'][string]
  passage: string
  optionIds: readonly string[]
}

function found({ content, authorOrder, key }: AskedVersion, bankQuestionId: string): Found | null {
  const [id, entry] = Object.entries(key).find(([, one]) => one.bankQuestionId === bankQuestionId) ?? []
  const question = content.questions.find((one) => one.id === id)
  if (!entry || !question) return null
  const passage = content.passages?.find((one) => one.id === question.passageId)?.text ?? ''
  const optionIds = authorOrder.find(({ questionId }) => questionId === id)?.optionIds ?? []
  return { question, entry, passage, optionIds }
}

function sideOf({ question, entry, passage, optionIds }: Found): QuestionSide {
  const rights = [entry, ...(entry.alsoRight ?? [])]
  const rightIds = new Set(rights.flatMap(({ correctOptionIds }) => correctOptionIds))
  const options = optionIds.flatMap((id) => question.options.find((one) => one.id === id) ?? [])
  return {
    text: question.text,
    passage,
    explanation: entry.explanation ?? '',
    options: options.map(({ id, text }) => ({ text, isRight: rightIds.has(id) })),
    accepted: saidRight({ ...question, options: [] }, rights),
  }
}

/** The texts of what is right, each once. */
function saidRight({ options }: Pick<ContentQuestion, 'options'>, rights: readonly RightKey[]): string[] {
  const said = rights.flatMap(({ correctOptionIds, rules }) => [
    ...acceptedWords(rules),
    ...options.flatMap(({ id, text }) => (correctOptionIds.includes(id) ? [text] : [])),
  ])
  return [...new Set(said)]
}
