import { difficulties, questionTypes } from '@sabimark/domain/bank/question.ts'
import { finish } from '../neutral/finish.ts'
import {
  type Accepted,
  blankQuestion,
  type Note,
  type Option,
  type Question,
  questionFields,
  type ReadQuestion,
  type RightNumber,
} from '../neutral/question.ts'
import type { LeftOut } from '../neutral/result.ts'
import { cleanText } from '../source/decode.ts'
import { isRecord, type JsonRecord } from './json-value.ts'

type Reading = { names: ReadonlySet<string>; leftOut: LeftOut[] }

/** One question of our own format. A field that does not hold what belongs there is left out, and asked for. */
export function readFields(value: unknown, place: string, { names, leftOut }: Reading): ReadQuestion | null {
  if (!isRecord(value) || typeof value.text !== 'string') {
    leftOut.push({ place, what: JSON.stringify(value), why: 'It is not a question.' })
    return null
  }
  const problems: Note[] = []
  const type = questionTypes.find((one) => one === value.type)
  if (type === undefined) problems.push({ field: 'type', message: 'The type of the question is missing.' })
  const question = blankQuestion(type ?? (Array.isArray(value.options) ? 'multiple_choice' : 'essay'), '')
  for (const [key, held] of Object.entries(value)) {
    if (key === 'type' && type !== undefined) continue
    const field = questionFields.find((one) => one === key)
    const isTaken = field !== undefined && field !== 'type' && takeField(question, field, held)
    if (isTaken) continue
    leftOut.push({ place, what: JSON.stringify(held), why: `It does not belong in “${key}”.` })
    if (field !== undefined && field !== 'type') problems.push({ field, message: `“${key}” could not be read.` })
  }
  keepWithinOptions(question)
  return finish(question, { place, source: question.text, problems, guessed: [], pictures: names })
}

function takeField(question: Question, field: Exclude<keyof Question, 'type'>, value: unknown): boolean {
  const read = readers[field](value)
  if (read === undefined) return false
  Object.assign(question, { [field]: read })
  return true
}

/** What each field may hold; undefined for anything else. */
const readers: { [Field in Exclude<keyof Question, 'type'>]: (value: unknown) => Question[Field] | undefined } = {
  text: textOf,
  options: (value) => listOf(value, optionOf),
  right: (value) => (value === null ? null : listOf(value, placeOf)?.sort((a, b) => a - b)),
  accepted: (value) => listOf(value, acceptedOf),
  number: (value) => (value === null ? null : numberOf(value)),
  marks: figureOf,
  minutes: figureOf,
  difficulty: (value) => (value === null ? null : difficulties.find((one) => one === value)),
  subject: optionalTextOf,
  topic: optionalTextOf,
  tags: (value) => listOf(value, textOf),
  explanation: optionalTextOf,
  passage: optionalTextOf,
}

/** A right answer that is no option of the question is none. */
function keepWithinOptions(question: Question): void {
  const { right, options, type } = question
  if (type === 'true_false' && options.length === 0) question.options = blankQuestion(type, '').options
  const isWithin = right?.every((place) => place < question.options.length) ?? true
  if (!isWithin || right?.length === 0) question.right = null
}

function listOf<T>(value: unknown, read: (value: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const list = value.map(read)
  return list.every((one) => one !== undefined) ? (list as T[]) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? cleanText(value).trim() : undefined
}

function optionalTextOf(value: unknown): string | null | undefined {
  return value === null ? null : textOf(value) || (value === '' ? null : undefined)
}

function figureOf(value: unknown): number | null | undefined {
  return value === null || (typeof value === 'number' && Number.isFinite(value)) ? value : undefined
}

function placeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined
}

function optionOf(value: unknown): Option | undefined {
  if (!hasOnly(value, ['text', 'percent'])) return undefined
  const [text, percent] = [textOf(value.text), figureOf(value.percent ?? null)]
  return text === undefined || percent === undefined ? undefined : { text, percent }
}

function acceptedOf(value: unknown): Accepted | undefined {
  if (!hasOnly(value, ['text', 'percent'])) return undefined
  const [text, percent] = [textOf(value.text), figureOf(value.percent ?? 100)]
  return text === undefined || percent === undefined || percent === null ? undefined : { text, percent }
}

function numberOf(value: unknown): RightNumber | undefined {
  if (!hasOnly(value, ['value', 'tolerance', 'unit'])) return undefined
  const found = textOf(value.value)
  const [tolerance, unit] = [optionalTextOf(value.tolerance ?? null), optionalTextOf(value.unit ?? null)]
  return found === undefined || tolerance === undefined || unit === undefined
    ? undefined
    : { value: found, tolerance, unit }
}

function hasOnly(value: unknown, keys: readonly string[]): value is JsonRecord {
  return isRecord(value) && Object.keys(value).every((key) => keys.includes(key))
}
