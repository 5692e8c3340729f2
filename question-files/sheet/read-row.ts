import { figureOf } from '../neutral/number-text.ts'
import { blankQuestion, type Difficulty, type Note, type Question } from '../neutral/question.ts'
import { readBlank } from './blank.ts'
import { readChoice, readTruth } from './choice.ts'
import type { RowReader } from './row-reader.ts'
import { splitTags } from './tags.ts'
import { difficultyOf, type SheetType, truthOf, typeOf } from './words.ts'

export type RowQuestion = { question: Question; problems: Note[]; guessed: Note[] }

/** One row as a question; null where it holds no question. */
export function readRow(row: RowReader): RowQuestion | null {
  if (isHeading(row)) return null
  const text = row.take('question', 'text')
  const type = readType(row)
  if (text === '' && row.peek('answer') === '' && row.peekOptions().length === 0) return null
  const base = { ...blankQuestion(type === 'number' ? 'fill_blank' : type, text), ...readFigures(row) }
  const question = { ...base, ...readAnswerOf(row, type, base) }
  const picture = row.take('picture', 'text')
  if (picture !== '') row.problem('text', `Add the picture “${picture}” here: a sheet holds none.`)
  return { question, problems: row.problems, guessed: row.guessed }
}

/** 'Section B' alone in a row is an instruction, not an essay. */
function isHeading(row: RowReader): boolean {
  const words = /^(?:section|part|instructions?|answer (?:all|any)|attempt (?:all|any))\b/i
  return row.isAlone('question') && words.test(row.peek('question'))
}

function readType(row: RowReader): SheetType {
  const typed = row.take('type', 'type')
  const meant = typed === '' ? null : typeOf(typed)
  if (meant !== null) return meant
  const guess = guessType(row)
  if (typed !== '') row.problem('type', `“${typed}” is not a type of question here. It was read as ${said[guess]}.`)
  else if (guess !== 'multiple_choice')
    row.guess('type', `The sheet does not say the type. It was read as ${said[guess]}.`)
  return guess
}

const said: Record<SheetType, string> = {
  multiple_choice: 'multiple choice',
  true_false: 'true/false',
  fill_blank: 'a blank to fill',
  number: 'a blank for a number',
  essay: 'an essay',
}

function guessType(row: RowReader): SheetType {
  const options = row.peekOptions()
  const truths = options.map(truthOf)
  if (options.length === 2 && truths.includes(true) && truths.includes(false) && options.every(isTruthWord))
    return 'true_false'
  if (options.length > 0) return 'multiple_choice'
  const answer = row.peek('answer')
  if (answer === '') return 'essay'
  if (isTruthWord(answer)) return 'true_false'
  return figureOf(answer) === null ? 'fill_blank' : 'number'
}

function isTruthWord(text: string): boolean {
  return /^(?:true|false)$/i.test(text.trim())
}

function readAnswerOf(row: RowReader, type: SheetType, base: Question): Partial<Question> {
  if (type === 'multiple_choice') return readChoice(row)
  if (type === 'true_false') return readTruth(row)
  if (type === 'essay') return readModelAnswer(row, base)
  return readBlank(row, type === 'number')
}

/** An essay has no right answer; what stands there is kept where candidates read it afterwards. */
function readModelAnswer(row: RowReader, { explanation }: Question): Partial<Question> {
  if (explanation !== null || row.peek('answer') === '') return {}
  row.guess('explanation', 'The answer of the essay was kept as its explanation.')
  return { explanation: row.take('answer', 'explanation') }
}

function readFigures(row: RowReader): Partial<Question> {
  return {
    marks: readFigure(row, 'marks', /(?:marks?|points?|pts?)\.?$/i),
    minutes: readMinutes(row),
    difficulty: readDifficulty(row),
    subject: row.take('subject', 'subject') || null,
    topic: row.take('topic', 'topic') || null,
    tags: splitTags(row.take('tags', 'tags')),
    explanation: row.take('explanation', 'explanation') || null,
    passage: row.take('passage', 'passage') || null,
  }
}

function readFigure(row: RowReader, field: 'marks' | 'minutes', word: RegExp): number | null {
  const typed = row.take(field, field)
  if (typed === '') return null
  const figure = figureOf(typed.replace(word, ''))
  if (figure === null) row.problem(field, `“${typed}” is not a number of ${field}.`)
  return figure
}

function readDifficulty(row: RowReader): Difficulty | null {
  const typed = row.take('difficulty', 'difficulty')
  const level = typed === '' ? null : difficultyOf(typed)
  if (typed !== '' && level === null) {
    row.problem('difficulty', `“${typed}” is not a difficulty: use Easy, Medium or Hard.`)
  }
  return level
}

function readMinutes(row: RowReader): number | null {
  const minutes = readFigure(row, 'minutes', /(?:minutes?|mins?|m)\.?$/i)
  if (minutes !== null || row.peek('seconds') === '') return minutes
  const typed = row.take('seconds', 'minutes')
  const seconds = figureOf(typed.replace(/(?:seconds?|secs?|s)\.?$/i, ''))
  if (seconds === null) row.problem('minutes', `“${typed}” is not a number of seconds.`)
  return seconds === null ? null : Math.round((seconds / 60) * 100) / 100
}
