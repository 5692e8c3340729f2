import type { Question } from '../neutral/question.ts'
import { categoryLine } from './category.ts'
import { writeNumber } from './numbers.ts'
import { subjectLine } from './subject-line.ts'
import { readGiftText, type Way, writeGiftWords } from './texts.ts'
import { writeGiftText } from './write-text.ts'

/**
 * Questions as a GIFT file: topics as categories, tags as Moodle writes them, subjects in comments, a passage before the questions that
 * share it.
 */
export function writeGift(questions: readonly Question[]): string {
  const blocks: string[] = []
  let topic: string | null = null
  let passage: string | null = null
  questions.forEach((question, index) => {
    if (question.topic !== topic) blocks.push(categoryLine(question.topic))
    if (question.passage !== null && (question.passage !== passage || question.topic !== topic)) {
      blocks.push(passageBlock(question, questions.slice(index)))
    }
    topic = question.topic
    passage = question.passage
    const tags = question.tags.flatMap((tag) => (tag.includes(']') ? [] : [`[tag:${tag}]`])).join(' ')
    const comment = `${subjectLine(question.subject)}${tags === '' ? '' : `// ${tags}\n`}`
    const text = writeGiftText(question.text)
    blocks.push(`${comment}::Q${index + 1}:: ${text} {${answersOf(question, readGiftText(text).way)}}`)
  })
  return `${blocks.join('\n\n')}\n`
}

function passageBlock({ passage, topic }: Question, following: readonly Question[]): string {
  const end = following.findIndex((other) => other.passage !== passage || other.topic !== topic)
  const count = end === -1 ? following.length : end
  return `::Passage for the next ${count} ${count === 1 ? 'question' : 'questions'}:: ${writeGiftText(passage ?? '')}`
}

function answersOf(question: Question, way: Way): string {
  const explanation = question.explanation === null ? '' : `\n\t####${writeGiftText(question.explanation, way)}`
  const lines = linesOf(question, way)
  if (lines.length === 0) return explanation === '' ? '' : `${explanation}\n`
  return question.type === 'true_false' && question.right !== null
    ? `${lines.join('')}${explanation}`
    : `${lines.map((line) => `\n\t${line}`).join('')}${explanation}\n`
}

function linesOf(question: Question, way: Way): string[] {
  if (question.type === 'essay') return []
  if (question.type === 'true_false' && question.right !== null) return [question.right.includes(0) ? 'TRUE' : 'FALSE']
  if (question.type === 'fill_blank') return blankLines(question)
  return choiceLines(question, way)
}

function blankLines({ number, accepted }: Question): string[] {
  if (number === null) {
    // Without a share a text with an arrow would be one of a pair.
    return accepted.map(
      ({ text, percent }) =>
        `=${shareOf(percent === 100 && !/->|^\s*%/.test(text) ? null : percent)}${writeGiftWords(text)}`,
    )
  }
  const tolerance = number.tolerance === null ? '' : `:${number.tolerance}`
  const whole = `${number.value}${tolerance}`
  if (accepted.length === 0) return [`#${whole}`]
  return ['#', `=${whole}`, ...accepted.map(({ text, percent }) => `=${shareOf(percent)}${writeNumber(text)}`)]
}

function choiceLines({ options, right }: Question, way: Way): string[] {
  const places = right ?? []
  const isWeighted = options.some(({ percent }) => percent !== null)
  const isSeveral = places.length > 1
  return options.map(({ text, percent }, index) => {
    const isRight = places.includes(index)
    // Several right ones share the mark there; a wrong one beside them takes it away.
    const share = isWeighted ? percent : isSeveral ? (isRight ? 100 / places.length : -100) : null
    const isWhole = isRight && !isSeveral
    return `${isWhole ? '=' : '~'}${shareOf(isWhole && share === 100 ? null : share)}${writeGiftText(text, way)}`
  })
}

function shareOf(percent: number | null): string {
  return percent === null ? '' : `%${Math.round(percent * 100_000) / 100_000}%`
}
