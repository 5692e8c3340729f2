import { ORPCError } from '@orpc/client'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { refusalCode, refusalText } from '../platform/refusal.ts'

/** One sentence for what keeps an exam from being kept, published or opened; sums that differ are both named. */
export function publishRefusalText(error: unknown): string {
  const data: unknown = error instanceof ORPCError ? error.data : undefined
  const place = numberIn(data, 'place')
  if (place !== null) return `Section ${place + 1}: ${refusalText(error)}`
  const [chosen, wanted] = [numberIn(data, 'chosen'), numberIn(data, 'wanted')]
  if (chosen !== null && wanted !== null) {
    return `${chosen} questions are chosen, but the exam is meant to have ${wanted}. Change one of them; your draft is saved.`
  }
  const named = namedIn(data)
  if (named) return named
  if (refusalCode(error) === 'QUESTIONS_STILL_ASKED') return `${refusalText(error)} ${askedElsewhere(data)}`.trimEnd()
  if (refusalCode(error) !== 'MARKS_DO_NOT_ADD_UP' || !hasSums(data)) return refusalText(error)
  const [sum, total] = [data.sumHundredths, data.totalHundredths].map(marksText)
  return `The marks of the questions add up to ${sum}, but the exam has ${total} marks in total. Change one of them; your draft is saved.`
}

/** 'Ada Example (not active) and 3 others cannot sit this exam. …', of whom the server names. */
function namedIn(data: unknown): string | null {
  const students: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'students') : null
  const count = numberIn(data, 'count')
  if (!Array.isArray(students) || students.length === 0 || count === null) return null
  const said = students.map((one: { name?: unknown; why?: unknown }) => `${one.name} (${whyText(String(one.why))})`)
  const others = count - said.length
  const who = others > 0 ? [...said, counted(others, 'other')] : said
  return `${listed(who)} cannot sit this exam. Take them out under Students by name, or put that right first; your draft is saved.`
}

/** 'Is not active.' in brackets. */
const whyText = (why: string) => why.replace(/^Is /, '').replace(/\.$/, '')

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** 'They are: question 2 (“First term mock”), question 5 (“Second test”).' */
function askedElsewhere(data: unknown): string {
  const questions: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'questions') : null
  if (!Array.isArray(questions)) return ''
  const named = questions.flatMap((one) => {
    const [number, title] = [numberIn(one, 'number'), textIn(one, 'examTitle')]
    return number === null || title === null ? [] : [`question ${number} (“${title}”)`]
  })
  return named.length === 0 ? '' : `They are: ${named.join(', ')}.`
}

function textIn(data: unknown, name: string): string | null {
  const found: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null
  return typeof found === 'string' ? found : null
}

function hasSums(data: unknown): data is { sumHundredths: number; totalHundredths: number } {
  if (typeof data !== 'object' || data === null) return false
  const sums: unknown[] = ['sumHundredths', 'totalHundredths'].map((name) => Reflect.get(data, name))
  return sums.every(Number.isSafeInteger)
}

function numberIn(data: unknown, name: string): number | null {
  const found: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null
  return Number.isSafeInteger(found) ? Number(found) : null
}
