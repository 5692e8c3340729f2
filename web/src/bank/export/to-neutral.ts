import type { BankQuestion } from '@sabimark/contract/answers.ts'
import type { AnswerRules, NumberRules, TextRules, Tolerance } from '@sabimark/domain/bank/answer-rules.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import type { NeutralQuestion } from '../files/tasks.ts'

/** A question of the bank in the form that files are written from, and what of it no file holds, for a sentence ('its marks'). */
export type Exported = { question: NeutralQuestion; lost: string[] }

export function toNeutral(asked: BankQuestion): Exported {
  const { type, rules, topic, difficulty, tags, explanation } = asked
  const blank = rules.kind === 'text' || rules.kind === 'number' ? rules : null
  const question: NeutralQuestion = {
    type,
    text: blank ? withBlank(asked.question, blank) : asked.question,
    ...choicesOf(asked),
    accepted: blank ? acceptedOf(blank) : [],
    number: blank?.kind === 'number' ? numberOf(blank) : null,
    marks: asked.marksHundredths / 100,
    minutes: asked.timeAllocationMinutes,
    difficulty,
    topic,
    tags,
    subject: asked.subject,
    explanation: explanation === '' ? null : explanation,
    passage: asked.passage?.text ?? null,
  }
  return { question, lost: lostOf(rules) }
}

function choicesOf({ type, options, correctOptionIds }: BankQuestion): Pick<NeutralQuestion, 'options' | 'right'> {
  if (type !== 'multiple_choice' && type !== 'true_false') return { options: [], right: null }
  const right = options.flatMap(({ id }, place) => (correctOptionIds.includes(id) ? place : []))
  return { options: options.map(({ text }) => ({ text, percent: null })), right }
}

/** The words around a blank go into the text, where a file has no place for them. */
function withBlank(text: string, { before, after }: TextRules | NumberRules): string {
  if (before === '' && after === '') return text
  return `${text}\n\n${[before, '_____', after].filter((part) => part !== '').join(' ')}`
}

function acceptedOf(rules: TextRules | NumberRules): NeutralQuestion['accepted'] {
  if (rules.kind === 'text') return rules.accepted.map(({ text, percent }) => ({ text, percent }))
  const main = mainOf(rules)
  return rules.accepted
    .filter((one) => one !== main)
    .map(({ value, tolerance, percent }) => {
      const distance = distanceOf(tolerance)
      return { text: distance === null ? value : `${value} ± ${distance}`, percent }
    })
}

const mainOf = ({ accepted }: NumberRules) => accepted.find(({ percent }) => percent === 100) ?? accepted[0]

function numberOf(rules: NumberRules): NeutralQuestion['number'] {
  const main = mainOf(rules)
  return main ? { value: main.value, tolerance: distanceOf(main.tolerance), unit: rules.unit?.texts[0] ?? null } : null
}

function distanceOf({ kind, amount }: Tolerance): string | null {
  return kind === 'absolute' && Number(amount) !== 0 ? amount : null
}

function lostOf(rules: AnswerRules): string[] {
  if (rules.kind === 'several') return rules.partial === 'all' ? [] : ['its marks for part of the answers']
  if (rules.kind === 'essay') return hasMarking(rules) ? ['its word limits and marking scheme'] : []
  if (rules.kind === 'one') return []
  const lost = rules.near === 'wait' ? ['its near answers that wait for a marker'] : []
  if (rules.kind === 'text') {
    const isUsual = Object.entries(usualCompare).every(([name, value]) => Reflect.get(rules.compare, name) === value)
    return isUsual ? lost : [...lost, 'its rules for comparing answers']
  }
  const { unit, accepted } = rules
  if (accepted.some(({ tolerance }) => tolerance.kind !== 'absolute')) lost.push('its kind of tolerance')
  if (unit && (unit.isRequired || unit.texts.length > 1)) lost.push('its rules for the unit')
  return lost
}

function hasMarking({ guide, minWords, maxWords, rubric, answerOn }: Extract<AnswerRules, { kind: 'essay' }>): boolean {
  return guide !== '' || minWords !== null || maxWords !== null || rubric.length > 0 || answerOn !== 'screen'
}
