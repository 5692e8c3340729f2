import { letterOf } from '../neutral/judge.ts'
import type { Question } from '../neutral/question.ts'
import { joinList } from './list.ts'
import { cellOf, type Table } from './table.ts'

/** Questions as rows of texts, the names of the columns first. */
export function rowsOf(questions: readonly Question[]): string[][] {
  const choices = questions.filter(({ type }) => type === 'multiple_choice')
  const optionCount = choices.reduce((most, { options }) => Math.max(most, options.length), 4)
  const letters = Array.from({ length: Math.min(optionCount, 10) }, (_, index) => letterOf(index))
  const heads = ['Type', 'Question', ...letters, 'Answer', 'Marks', 'Minutes', 'Difficulty', 'Subject', 'Topic']
  return [
    [...heads, 'Tags', 'Explanation', 'Tolerance', 'Unit', 'Passage'],
    ...questions.map((question) => rowOf(question, letters.length).map(withApostrophe)),
  ]
}

function rowOf(question: Question, optionCount: number): string[] {
  const { type, number } = question
  const texts = type === 'multiple_choice' ? question.options.map(({ text }) => text) : []
  const options = Array.from({ length: optionCount }, (_, index) => texts[index] ?? '')
  return [
    number ? 'Number' : labels[type],
    question.text,
    ...options,
    answerOf(question),
    question.marks === null ? '' : String(question.marks),
    question.minutes === null ? '' : String(question.minutes),
    question.difficulty ?? '',
    question.subject ?? '',
    question.topic ?? '',
    question.tags.join(', '),
    question.explanation ?? '',
    number?.tolerance ?? '',
    number?.unit ?? '',
    question.passage ?? '',
  ]
}

const labels: Record<Question['type'], string> = {
  multiple_choice: 'Multiple choice',
  true_false: 'True/false',
  fill_blank: 'Fill in the blank',
  essay: 'Essay',
}

function answerOf({ type, right, accepted, number, options }: Question): string {
  if (number) return number.value
  if (type === 'fill_blank') return joinList(accepted.map(({ text }) => text))
  if (type === 'true_false') return right?.map((place) => options[place]?.text ?? '').join(', ') ?? ''
  return right?.map(letterOf).join(', ') ?? ''
}

/**
 * A spreadsheet would take what begins with one of these for a formula and run it. A number with a minus it shows as it is, and needs
 * no apostrophe.
 */
function withApostrophe(text: string): string {
  if (/^-\d+(?:\.\d+)?$/.test(text) && String(Number(text)) === text) return text
  return /^(?:[=+\-@\t\r]|'+[=+\-@])/.test(text) ? `'${text}` : text
}

/** The same rows as a sheet that was read. */
export function tableOf(questions: readonly Question[]): Table {
  const cellsOf = (texts: string[]) =>
    texts.flatMap((text, column) => (text === '' ? [] : [[column, cellOf(text)] as const]))
  return {
    name: null,
    rows: rowsOf(questions).map((texts, index) => ({ number: index + 1, cells: new Map(cellsOf(texts)) })),
  }
}
