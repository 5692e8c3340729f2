// An exam with every type of question, sections, a passage, options that keep their place, a formula and letters of three languages.
import type { ExamPreview, PrintedKey } from '@sabimark/contract/answers.ts'
import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import type { AuthorOrder } from '@sabimark/domain/exam/paper.ts'

type Question = ExamPreview['content']['questions'][number]

const options = (id: string, texts: readonly string[]) => texts.map((text, place) => ({ id: `${id}o${place}`, text }))
const choice = (place: number, more: Partial<Question> = {}): Question => {
  const id = `choice${place}`
  const base = {
    id,
    type: 'multiple_choice' as const,
    text: `Which is choice ${place}?`,
    marksHundredths: 100,
    section: 0,
  }
  return {
    ...base,
    options: options(
      id,
      ['first', 'second', 'third', 'All of the above'].map((text) => `${text} ${place}`),
    ),
    ...more,
  }
}

const number: AnswerRules = {
  ...{ kind: 'number', before: 'It is', after: 'away.', near: 'wrong' },
  accepted: [{ value: '2.5', tolerance: { kind: 'absolute', amount: '0.1' }, percent: 100 }],
  unit: { texts: ['km'], isRequired: true, withoutIt: 'wrong' },
}
const spelling: AnswerRules = {
  ...{ kind: 'text', before: 'The capital is', after: '', near: 'wait' },
  accepted: [
    { text: 'Abuja', percent: 100 },
    { text: 'Abujah', percent: 50 },
  ],
  compare: usualCompare,
}
const essay: AnswerRules = {
  ...{ kind: 'essay', minWords: null, maxWords: 200, answerOn: 'screen', guide: 'Names the membrane.' },
  rubric: [{ id: 'r1', text: 'Says which way water moves', hundredths: 200 }],
}

const questions: Question[] = [
  choice(0, {
    text: 'What is $x^2$ where $x = \\frac{3}{2}$?',
    options: options('choice0', ['$\\frac{9}{4}$', '$\\frac{3}{4}$', '3', '9']),
  }),
  ...[1, 2, 3, 4, 5, 6].map((place) => choice(place)),
  choice(7, { text: 'Èwo ni ó tọ̀nà? Kedu nke ziri ezi? Wanne ne daidai: ƙasa ko ɗaki?' }),
  {
    ...{ id: 'several', type: 'multiple_choice', text: 'Which are prime?', marksHundredths: 200, section: 0 },
    ...{ options: options('several', ['2', 'nine', 'five', 'eight']), rules: { kind: 'several', partial: 'all' } },
  },
  {
    ...{ id: 'truth', type: 'true_false', text: 'Water is wet.', marksHundredths: 100, section: 0 },
    options: options('truth', ['True', 'False']),
  },
  choice(8, { text: 'What did Zainab sell?', passageId: 'story' }),
  choice(9, { text: 'Where did Zainab go?', passageId: 'story' }),
  {
    ...{ id: 'spelling', type: 'fill_blank', text: 'Fill the gap.', marksHundredths: 100, section: 0, options: [] },
    rules: { kind: 'text', before: 'The capital is', after: '' },
  },
  {
    ...{ id: 'number', type: 'fill_blank', text: 'How far is it?', marksHundredths: 200, section: 0, options: [] },
    rules: { kind: 'number', before: 'It is', after: 'away.', needsUnit: true },
  },
  ...['one', 'two', 'three'].map(
    (name): Question => ({
      ...{
        id: `essay${name}`,
        type: 'essay',
        text: `Explain osmosis, part ${name}.\n\n| Year | Town |\n|---|---|\n| 1990 | Lagos |`,
      },
      ...{ options: [], marksHundredths: 500, section: 1 },
      rules: { kind: 'essay', minWords: null, maxWords: 200, answerOn: name === 'two' ? 'paper' : 'screen' },
    }),
  ),
]

const authorOrder: AuthorOrder = questions.map(({ id, options: all }) => ({
  ...{ questionId: id, optionIds: all.map((option) => option.id) },
  ...(id.startsWith('choice') && { keptIds: [`${id}o3`] }),
}))

/** What staff read of it, as the server answers it. */
export const printedExam: ExamPreview = {
  ...{
    title: 'First term mock',
    subject: 'Biology',
    instructions: 'Answer **all** of section A.',
    durationMinutes: 90,
  },
  content: {
    rulesVersion: 4,
    questions: [...questions].sort((one, other) => (one.text < other.text ? -1 : 1)),
    passages: [{ id: 'story', text: 'Zainab went to the market and sold yams.' }],
    sections: [
      { title: 'Section A: objectives', instructions: 'Use no calculator.' },
      { title: 'Section B: theory', instructions: '', answer: { count: 2, which: 'best' } },
    ],
    negative: { kind: 'share', part: 1, whole: 4 },
  },
  order: authorOrder.map(({ questionId, optionIds }) => ({ questionId, optionIds })),
  authorOrder,
}

/** What a correction put beside it. */
const alsoRight: Record<string, string[]> = { choice1: ['choice1o3'], several: ['severalo0', 'severalo1'] }
const rulesOf: Record<string, AnswerRules> = { several: { kind: 'several', partial: 'all' }, spelling, number }

/** Its key: of every choice the second option as written; some of it was put right. */
export const printedKey: PrintedKey = {
  ...{ version: 2, revision: 3, madeAt: '2026-11-24T09:15:00.000Z', bonusHundredths: 200 },
  entries: Object.fromEntries(
    questions.map(({ id, type, options: all }) => {
      const rightIds = id === 'several' ? ['severalo0', 'severalo2'] : all.length > 0 ? [`${id}o1`] : []
      const rules = type === 'essay' ? essay : rulesOf[id]
      const right = { correctOptionIds: rightIds, ...(rules && { rules }) }
      const also = alsoRight[id]
      return [
        id,
        {
          rights: also ? [right, { ...right, correctOptionIds: also }] : [right],
          rulings: id === 'spelling' ? [{ answerKey: 'fct', percent: 100 }] : [],
          ...(id === 'choice6' && { adjust: 'annulled' as const }),
          ...(id === 'choice5' && { adjust: 'full' as const }),
          isChanged: also !== undefined || id === 'spelling' || id === 'choice5' || id === 'choice6',
        },
      ]
    }),
  ),
}
