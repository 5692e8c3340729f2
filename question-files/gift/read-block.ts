import { optionKey } from '@sabimark/domain/bank/option-problems.ts'
import { blankQuestion, type Note, type Question } from '../neutral/question.ts'
import type { LeftOut } from '../neutral/result.ts'
import { fieldsOf } from './answer-fields.ts'
import { type Answer, partAnswers } from './answers.ts'
import type { Block } from './blocks.ts'
import { type Parts, partBlock } from './parts.ts'
import { subjectOf } from './subject-line.ts'
import { type Taking, takingFrom } from './taking.ts'
import { readGiftText } from './texts.ts'

export type FromBlock = {
  /** Several where one text has several answers: then its text is their passage. */
  questions: Question[]
  problems: Note[]
  guessed: Note[]
}

/** A text between questions, and for how many of them it says it is. */
export type Description = { description: string; count: number | null }

/** One block of a file: questions, or a text that stands before them. */
export function readBlock(block: Block, place: string, leftOut: LeftOut[]): FromBlock | Description {
  const parts = partBlock(block.text)
  const { way } = readGiftText(parts.before)
  const taking = takingFrom(place, leftOut, way)
  if (parts.answers === null) {
    const description = taking.text('passage', parts.before)
    const count = countOf(parts.name)
    if (count === null) leaveName(parts.name, description, taking, leftOut)
    return { description, count }
  }
  for (const message of parts.problems) taking.problem('text', `Line ${block.line}: ${message}`)
  for (const message of parts.guesses) taking.guess('text', `Line ${block.line}: ${message}`)
  if (block.emptyLines > 0) taking.guess('text', `Line ${block.line}: an empty line inside the braces was passed over.`)
  const questions = readParts(parts, parts.answers, taking).map((question) => ({
    ...question,
    subject: block.comments.map(subjectOf).find((subject) => subject !== null) ?? null,
    tags: tagsOf(block.comments),
  }))
  leaveName(parts.name, questions.map((question) => JSON.stringify(question)).join(), taking, leftOut)
  return { questions, problems: taking.problems, guessed: taking.guessed }
}

function readParts(parts: Parts, inside: string, taking: Taking): Question[] {
  const answers = partAnswers(inside)
  const text = textOf(parts, taking)
  if (answers.kind === 'pairs') return pairs(text, answers.list, taking.explanation(answers.explanation), taking)
  const fields = fieldsOf(answers, taking)
  return [{ ...fields, text, explanation: taking.explanation(answers.explanation) }]
}

/** Where text follows the braces, they are a gap in it. */
function textOf({ before, behind }: Parts, taking: Taking): string {
  const text = taking.text('text', before)
  const rest = behind.trim() === '' ? '' : taking.text('text', behind)
  if (rest === '') return text
  return `${text}${text === '' ? '' : ' '}_____${/^[.,;:!?)]/.test(rest) ? '' : ' '}${rest}`
}

/** What belongs together becomes a passage with a question for each: which of all these belongs to this one? */
function pairs(text: string, list: Answer[], explanation: string | null, taking: Taking): Question[] {
  const read = list.map((answer) => {
    const arrow = answer.text.indexOf('->')
    const [left, right] = [answer.text.slice(0, arrow), answer.text.slice(arrow + 2)]
    return { left: taking.text('text', left), right: taking.text('options', right) }
  })
  const options = [...new Map(read.map(({ right }) => [optionKey(right), right])).values()].filter((one) => one !== '')
  const keys = options.map(optionKey)
  return read
    .filter(({ left }) => left !== '')
    .map(({ left, right }) => {
      const place = keys.indexOf(optionKey(right))
      return {
        ...blankQuestion('multiple_choice', left),
        options: options.map((option) => ({ text: option, percent: null })),
        right: place === -1 ? null : [place],
        passage: text || null,
        explanation,
      }
    })
}

/** Moodle writes tags into comments: `// [tag:algebra]`. */
function tagsOf(comments: string[]): string[] {
  const tags = comments.flatMap((comment) =>
    [...comment.matchAll(/\[tag:([^\]]{1,200})\]/g)].map(([, tag = '']) => tag.trim()),
  )
  return [...new Set(tags.filter((tag) => tag !== ''))]
}

/** A name that says more than its question has no place in it. `said`: what the question says, as JSON. */
function leaveName(name: string, said: string, { place }: Taking, leftOut: LeftOut[]): void {
  const { text } = readGiftText(name)
  const isNumber = /^(?:q(?:uestion)?\.?)?\s*[\d.]*$/i.test(text.trim())
  const words = JSON.stringify(text.replace(/(?:\.\.\.|…)$/, '').trimEnd()).slice(1, -1)
  if (!isNumber && !said.includes(words)) leftOut.push({ place, what: text, why: 'Questions have no names here.' })
}

function countOf(name: string): number | null {
  const found = /next (\d{1,3}) questions?/i.exec(name)?.[1]
  if (found !== undefined) return Number(found)
  return /next question/i.test(name) ? 1 : null
}
