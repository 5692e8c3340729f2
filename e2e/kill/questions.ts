// The questions of an exam by their number: all types, and what can be said to each; the same in every run.
import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import type { QuestionType } from '@sabimark/domain/bank/question.ts'

export const questionCount = 40
const choiceCount = 4

const kinds = ['one', 'several', 'one', 'true_false', 'text', 'one', 'number', 'essay'] as const
export type Kind = (typeof kinds)[number]

export const kindOf = (question: number): Kind => kinds[question % kinds.length] ?? 'one'
export const questionText = (question: number) => `Question ${question + 1}?`
export const marksOf = (question: number) => 100 + (question % 3) * 50

const texts = ['Abuja', ' ABUJA ', 'Lagos', 'Àbújá', 'Ilé-Ifẹ̀'.normalize('NFC')]
const numbers = ['12.5 km', '12.4km', '12,6 km', '12.5', 'twelve']

/** What a candidate can choose, or type, as often as they like. */
export function sayable(question: number): string[] {
  switch (kindOf(question)) {
    case 'true_false':
      return ['True', 'False']
    case 'text':
      return texts
    case 'number':
      return numbers
    case 'essay':
      return []
    default:
      return Array.from({ length: choiceCount }, (_, option) => `choice ${question + 1}.${option + 1}`)
  }
}

/** The right options, by their text; of a question that is answered in words none. */
export function rightOptions(question: number): string[] {
  const options = sayable(question)
  const places: Record<Kind, number[]> = {
    one: [(question * 7) % choiceCount],
    several: [question % choiceCount, (question + 2) % choiceCount],
    true_false: [Math.floor(question / kinds.length) % 2],
    ...{ text: [], number: [], essay: [] },
  }
  return options.filter((_, place) => places[kindOf(question)].includes(place))
}

/** How it is judged, as the school writes it. */
export function rulesOf(question: number): AnswerRules {
  const around = { before: 'It is', after: '', near: 'wrong' as const }
  switch (kindOf(question)) {
    case 'several':
      return { kind: 'several', partial: 'right_minus_wrong' }
    case 'text': {
      const compare = { case: false, accents: true, punctuation: false, spaces: true }
      return { kind: 'text', ...around, compare, accepted: [{ text: 'Abuja', percent: 100 }] }
    }
    case 'number':
      return {
        ...{ kind: 'number', ...around },
        accepted: [{ value: '12.5', tolerance: { kind: 'absolute', amount: '0.1' }, percent: 100 }],
        unit: { texts: ['km'], isRequired: true, withoutIt: 'half' },
      }
    case 'essay':
      return {
        ...{ kind: 'essay', minWords: null, maxWords: 500, answerOn: 'screen', guide: 'Anything.' },
        rubric: [],
      }
    default:
      return { kind: 'one' }
  }
}

const types: Record<Kind, QuestionType> = {
  ...{ one: 'multiple_choice', several: 'multiple_choice', true_false: 'true_false' },
  ...{ text: 'fill_blank', number: 'fill_blank', essay: 'essay' },
}

/** What the school types into the form. */
export function writtenOf(question: number) {
  const type = types[kindOf(question)]
  const options = type === 'multiple_choice' ? sayable(question) : []
  const right = rightOptions(question).map((text) => sayable(question).indexOf(text))
  const [place] = right
  return {
    ...{ type, question: questionText(question), options, rules: rulesOf(question) },
    correctAnswer: kindOf(question) === 'several' ? right : (place ?? []),
    ...{ topic: 'Number', marksHundredths: marksOf(question), timeAllocationMinutes: 1 },
  }
}
