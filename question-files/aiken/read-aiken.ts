import { maxQuestions } from '../limits.ts'
import { finish } from '../neutral/finish.ts'
import { blankQuestion, type Note, trueFalse } from '../neutral/question.ts'
import { type LeftOut, type ReadResult, refuse } from '../neutral/result.ts'
import { noQuestion, oldEncoding, tooManyQuestions } from '../neutral/sentences.ts'
import { readAnswer } from '../sheet/answer.ts'
import { type Group, groupLines } from './group-lines.ts'
import { readLines } from './lines.ts'
import { withoutNumbers } from './question-numbers.ts'
import { type FromGroup, hasBlank, readWritten, truthOf } from './read-written.ts'

/** Questions of an Aiken file. `isGuessed`: the bytes did not say which letters they are. */
export function readAiken(text: string, isGuessed = false): ReadResult {
  const groups = groupLines(readLines(text))
  const texts = withoutNumbers(groups.filter(isQuestion)).values()
  const leftOut: LeftOut[] = []
  const result: ReadResult = {
    format: 'aiken',
    questions: [],
    leftOut,
    chars: { source: text.length, accounted: 0 },
    refused: null,
    pictures: [],
  }
  for (const group of groups) {
    const place = `line ${group.line}`
    result.chars.accounted += group.length
    const source = sourceOf(group)
    if (!isQuestion(group)) {
      if (source !== '') leftOut.push({ place, what: source, why: 'No options A., B. follow it.' })
      continue
    }
    const text = texts.next().value ?? ''
    const { question, problems, guessed } = group.options.length > 0 ? readGroup(group, text) : readWritten(group, text)
    if (isGuessed && /[^\p{ASCII}]/u.test(source)) guessed.push({ field: 'text', message: oldEncoding })
    result.questions.push(finish(question, { place, source, problems, guessed }))
    if (result.questions.length > maxQuestions) return refuse(tooManyQuestions, 'aiken')
  }
  return result.questions.length > 0 ? result : { ...result, refused: noQuestion }
}

/** A piece with options, with a number, or with an answer to a blank or to true or false. */
function isQuestion({ stem, options, answer, number }: Group): boolean {
  if (options.length > 0) return true
  if (stem.length === 0) return false
  return number !== null || (answer !== null && (truthOf(answer) !== null || hasBlank(stem.join('\n'))))
}

function readGroup({ options, answer, explanation }: Group, text: string): FromGroup {
  const problems: Note[] = []
  const guessed: Note[] = []
  const texts = options.map(({ lines }) => lines.join('\n').trim())
  const missing = options.find(({ letter }, index) => letter.charCodeAt(0) !== 65 + index)
  if (missing) problems.push({ field: 'options', message: `A letter before ${missing.letter} is missing.` })
  const read = readAnswer(byPlace(answer ?? '', options), texts)
  if (read.problem !== undefined) problems.push({ field: 'right', message: read.problem })
  if (read.guess !== undefined) guessed.push({ field: 'right', message: read.guess })
  const base = {
    ...blankQuestion('multiple_choice', text),
    explanation: explanation.join('\n').trim() || null,
  }
  const truths = texts.map((one) => one.toLowerCase())
  if (truths.length === 2 && truths.includes('true') && truths.includes('false')) {
    const right = read.right?.length === 1 ? [truths[read.right[0] ?? 0] === 'true' ? 0 : 1] : null
    return { question: { ...base, type: 'true_false', options: trueFalse(), right }, problems, guessed }
  }
  return {
    question: { ...base, options: texts.map((one) => ({ text: one, percent: null })), right: read.right },
    problems,
    guessed,
  }
}

/** Where letters are left out, the answer's letters are places no more. */
function byPlace(answer: string, options: Group['options']): string {
  if (options.every(({ letter }, index) => letter.charCodeAt(0) === 65 + index)) return answer
  return answer.replace(/\b[A-Za-z]\b/g, (letter) => {
    const place = options.findIndex((option) => option.letter === letter.toUpperCase())
    return place === -1 ? 'Z' : String.fromCharCode(65 + place)
  })
}

function sourceOf({ stem, options, answer, explanation }: Group): string {
  const lines = options.flatMap(({ letter, lines }) => `${letter}. ${lines.join('\n')}`)
  return [...stem, ...lines, ...(answer === null ? [] : [`ANSWER: ${answer}`]), ...explanation].join('\n').trim()
}

/**
 * Whether a text has options by their letters and an answer, or at least two questions with options, or numbered in a row without
 * any. Braces are GIFT.
 */
export function looksLikeAiken(text: string): boolean {
  const groups = groupLines(readLines(text.slice(0, 200_000)))
  const count = groups.filter(({ options }) => options.length > 1).length
  if (count > 1 || groups.some(({ options, answer }) => options.length > 1 && answer !== null)) return true
  const numbered = groups.filter((group) => isQuestion(group))
  return !/[{}]/.test(text) && (numbered.length > 1 || numbered.some(({ answer }) => answer !== null))
}
