import type { AnswerRules } from '../bank/answer-rules.ts'
import { areSameRights } from './key-entry.ts'
import type { AuthorOrder } from './paper.ts'
import type { ContentQuestion, ExamContent, ExamKey } from './version.ts'

/** What can be another in the next version of a question. */
export const questionChanges = [
  ...(['added', 'removed'] as const),
  ...(['text', 'options', 'order', 'form', 'passage', 'answer', 'explanation', 'marks', 'section'] as const),
] as const
export type QuestionChange = (typeof questionChanges)[number]

/** A version of an exam, with which question of the bank each of its questions is. */
export type AskedVersion = {
  content: ExamContent
  authorOrder: AuthorOrder
  key: Record<string, ExamKey[string] & { bankQuestionId: string }>
}

/**
 * A question that the next version asks otherwise, by its number there; one that it leaves out by its number in the last. Of a question
 * that is added nothing is before, of one that is left out nothing after.
 */
export type ChangedQuestion = {
  number: number
  bankQuestionId: string
  what: QuestionChange[]
  before: string
  after: string
  marksBefore: number | null
  marksAfter: number | null
}

/**
 * Which questions the next version of an exam asks otherwise than the last, each known by its question of the bank: those of the next
 * in their order, then those it leaves out.
 */
export function paperChanges(last: AskedVersion, next: AskedVersion): ChangedQuestion[] {
  const [before, after] = [byBankId(last), byBankId(next)]
  const now = [...after.values()].flatMap((one) => {
    const then = before.get(one.entry.bankQuestionId)
    const what = then ? changesOf.filter((change) => isOther[change](then, one)) : (['added'] as const)
    return what.length === 0 ? [] : [changed(one, { what: [...what], then, now: one })]
  })
  const gone = [...before.values()].filter(({ entry }) => !after.has(entry.bankQuestionId))
  return [...now, ...gone.map((then) => changed(then, { what: ['removed'], then, now: undefined }))]
}

type Compared = { what: QuestionChange[]; then: Asked | undefined; now: Asked | undefined }

function changed({ number, entry }: Asked, { what, then, now }: Compared): ChangedQuestion {
  return {
    number,
    bankQuestionId: entry.bankQuestionId,
    what,
    before: then?.question.text ?? '',
    after: now?.question.text ?? '',
    marksBefore: then?.question.marksHundredths ?? null,
    marksAfter: now?.question.marksHundredths ?? null,
  }
}

function byBankId(version: AskedVersion): Map<string, Asked> {
  return new Map(asked(version).map((one) => [one.entry.bankQuestionId, one]))
}

/**
 * What an exam that was published goes on calling its questions, by their ids in the bank, so that their marks stay together. A
 * question that is answered in another way is another.
 */
export function keptIds(
  { key }: Pick<AskedVersion, 'key'>,
  chosen: readonly { bankQuestionId: string; rules: AnswerRules }[],
): Map<string, string> {
  const kinds = new Map(chosen.map(({ bankQuestionId, rules }) => [bankQuestionId, rules.kind]))
  return new Map(
    Object.entries(key).flatMap(([id, { bankQuestionId, rules }]) =>
      kinds.get(bankQuestionId) === (rules?.kind ?? 'one') ? [[bankQuestionId, id] as const] : [],
    ),
  )
}

/** Whether two versions ask the same questions with the same options for the same marks, so that what was marked is of one kind. */
export function isMarkedAlike(one: ExamContent, other: ExamContent): boolean {
  return markedBy(one) === markedBy(other)
}

type Asked = {
  number: number
  question: ContentQuestion
  passage: string
  section: string
  entry: AskedVersion['key'][string]
  order: AuthorOrder[number]
}

type Compares = Exclude<QuestionChange, 'added' | 'removed'>
const isOther: Record<Compares, (then: Asked, now: Asked) => boolean> = {
  text: (then, now) => then.question.text !== now.question.text,
  options: (then, now) => optionsOf(then.question) !== optionsOf(now.question),
  order: (then, now) => placesOf(then, now) !== placesOf(now, then),
  form: (then, now) => formOf(then) !== formOf(now),
  passage: (then, now) => then.passage !== now.passage,
  answer: (then, now) => !areSameRights(then.entry, now.entry),
  explanation: (then, now) => (then.entry.explanation ?? '') !== (now.entry.explanation ?? ''),
  marks: (then, now) => then.question.marksHundredths !== now.question.marksHundredths,
  section: (then, now) => then.section !== now.section,
}
const changesOf = questionChanges.filter((change): change is Compares => change !== 'added' && change !== 'removed')

function asked({ content, authorOrder, key }: AskedVersion): Asked[] {
  return authorOrder.flatMap((order, place) => {
    const question = content.questions.find(({ id }) => id === order.questionId)
    const entry = key[order.questionId]
    if (!question || !entry) return []
    const passage = content.passages?.find(({ id }) => id === question.passageId)?.text ?? ''
    // By its title: its place is another where a section is put before it.
    const section = content.sections?.[question.section ?? -1]?.title ?? ''
    return [{ number: place + 1, question, passage, section, entry, order }]
  })
}

/** In the order of their ids, as content has them. */
function optionsOf({ options }: ContentQuestion): string {
  return JSON.stringify(options.map(({ id, text }) => [id, text]))
}

/** In the author's order, with those that keep their place on every paper: of the options that another version has as well. */
function placesOf({ order }: Asked, other: Asked): string {
  const both = order.optionIds.filter((id) => other.order.optionIds.includes(id))
  return JSON.stringify([both, both.filter((id) => order.keptIds?.includes(id))])
}

function formOf({ question: { type, rules } }: Asked): string {
  const named = Object.entries(rules ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([type, named])
}

function markedBy({ questions, sections = [], negative }: ExamContent): string {
  const each = questions.map(({ id, options, marksHundredths, rules, section = null }) => [
    id,
    marksHundredths,
    rules?.kind ?? 'one',
    section,
    options.map((option) => option.id),
  ])
  return JSON.stringify([each, sections.map(({ answer }) => answer ?? null), negative ?? null])
}
