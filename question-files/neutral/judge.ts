import { optionKey } from '@sabimark/domain/bank/option-problems.ts'
import { maxOptions, minOptions, optionLetter } from '@sabimark/domain/bank/question.ts'
import { longest, maxMarks, maxMinutes, maxTags } from '../limits.ts'
import { isNumberText } from './number-text.ts'
import { missingPictures } from './picture.ts'
import type { Note, Question } from './question.ts'

/**
 * What keeps a question, as it was read, from being taken into the bank as it is. Topic, marks and minutes are asked for later.
 * `pictures`: the names of those the file holds.
 */
export function problemsOf(question: Question, pictures: ReadonlySet<string> = new Set()): Note[] {
  return [
    ...textProblems(question),
    ...optionProblems(question),
    ...answerProblems(question),
    ...figureProblems(question),
    ...missingPictures(question, pictures),
  ]
}

function textProblems({ text, explanation, topic, tags, passage }: Question): Note[] {
  const problems: Note[] = []
  if (text === '') problems.push({ field: 'text', message: 'The question has no text.' })
  const tooLong = (field: keyof Question, name: string, length: number, most: number) => {
    if (length <= most) return
    problems.push({ field, message: `${name} is longer than ${most.toLocaleString('en')} characters.` })
  }
  tooLong('text', 'The question', text.length, longest.text)
  tooLong('explanation', 'The explanation', explanation?.length ?? 0, longest.explanation)
  tooLong('topic', 'The topic', topic?.length ?? 0, longest.topic)
  tooLong('passage', 'The passage', passage?.length ?? 0, longest.passage)
  for (const tag of tags) tooLong('tags', 'A tag', tag.length, longest.tag)
  if (tags.length > maxTags) problems.push({ field: 'tags', message: `There are more than ${maxTags} tags.` })
  return problems
}

function optionProblems({ type, options }: Question): Note[] {
  if (type !== 'multiple_choice') return []
  const problems: Note[] = []
  const add = (message: string) => problems.push({ field: 'options', message })
  if (options.length < minOptions) add('A multiple choice question needs at least two options.')
  if (options.length > maxOptions) {
    return [
      { field: 'options', message: `There are ${options.length} options, and at most ${maxOptions} can be kept.` },
    ]
  }
  const seen = new Map<string, number>()
  options.forEach(({ text }, index) => {
    if (text === '') add(`Option ${letterOf(index)} is empty.`)
    if (text.length > longest.option) add(`Option ${letterOf(index)} is longer than ${longest.option} characters.`)
    const same = text === '' ? undefined : seen.get(optionKey(text))
    if (same !== undefined) add(`Options ${letterOf(same)} and ${letterOf(index)} are the same.`)
    seen.set(optionKey(text), index)
  })
  return problems
}

function answerProblems({ type, options, right, accepted, number }: Question): Note[] {
  const problems: Note[] = []
  const hasOptions = type === 'multiple_choice' || type === 'true_false'
  if (hasOptions && (right === null || right.length === 0)) {
    problems.push({ field: 'right', message: 'The right answer is missing.' })
  }
  if (type === 'fill_blank' && accepted.length === 0 && number === null) {
    problems.push({ field: 'accepted', message: 'The accepted answer is missing.' })
  }
  if (number && !isNumberText(number.value)) {
    problems.push({ field: 'number', message: `“${number.value}” is not a number.` })
  }
  if (number?.tolerance && !isNumberText(number.tolerance)) {
    problems.push({ field: 'number', message: `“${number.tolerance}” is not a tolerance.` })
  }
  if (options.some(({ percent }) => percent !== null) && right !== null && right.length > 0) {
    problems.push(...shareProblems(options.flatMap(({ percent }) => percent ?? [])))
  }
  return problems
}

/** Shares of the right options that cannot add up to the whole mark. */
function shareProblems(percents: number[]): Note[] {
  const most = percents.reduce((largest, percent) => Math.max(largest, percent), 0)
  const sum = percents.filter((percent) => percent > 0).reduce((total, percent) => total + percent, 0)
  if (most >= 99.5 || Math.abs(sum - 100) < 0.5) return []
  const said = Math.round(sum * 100) / 100
  return [{ field: 'options', message: `The shares of the right options add up to ${said}%, not to 100%.` }]
}

function figureProblems({ marks, minutes }: Question): Note[] {
  const problems: Note[] = []
  const isHundredths = marks === null || Math.abs(marks * 100 - Math.round(marks * 100)) < 1e-6
  if (marks !== null && !(marks > 0 && marks <= maxMarks && isHundredths)) {
    problems.push({ field: 'marks', message: `Marks must be above 0, at most ${maxMarks}, with at most two decimals.` })
  }
  if (minutes !== null && !(minutes > 0 && minutes <= maxMinutes)) {
    problems.push({ field: 'minutes', message: `Minutes must be above 0 and at most ${maxMinutes}.` })
  }
  return problems
}

/** A, B, C …; beyond Z its number. */
export function letterOf(index: number): string {
  return index < 26 ? optionLetter(index) : `${index + 1}`
}
