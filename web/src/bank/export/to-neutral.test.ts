import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { losses } from '@sabimark/question-files/losses.ts'
import { readQuestions } from '@sabimark/question-files/read.ts'
import { twinsOf } from '@sabimark/question-files/twins.ts'
import { writeQuestions } from '@sabimark/question-files/write.ts'
import { expect, test } from 'vitest'
import { filled } from '../import/found.ts'
import { foundIn } from '../import/to-found.ts'
import { toQuestion } from '../question-draft.ts'
import { heldCount, lossWords } from './loss-words.ts'
import { toNeutral } from './to-neutral.ts'

const question: BankQuestion = {
  ...{ id: 'q1', subjectId: 's1', subject: 'Physics', type: 'multiple_choice', question: 'Which $x^2$?' },
  passage: null,
  options: ['one', 'two', 'three'].map((text) => ({ id: text, text })),
  ...{ correctOptionIds: ['two'], rules: { kind: 'one' }, explanation: 'So it is.', difficulty: 'Hard', topic: 'Sums' },
  ...{
    marksHundredths: 250,
    timeAllocationMinutes: 1.5,
    tags: ['WAEC'],
    status: 'active',
    owner: 'Ada Example',
    mayAct: true,
    isReadyMade: false,
    examsCount: 0,
  },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', revision: 1 },
}
const compare = { case: false, accents: false, punctuation: false, spaces: false }
const around = { before: '', after: '', near: 'wrong' } as const
const blank: BankQuestion = {
  ...question,
  passage: { id: 'p1', text: 'The tide came in.', revision: 2, questionsCount: 3 },
  ...{ type: 'fill_blank', options: [], correctOptionIds: [] },
  rules: {
    ...{ kind: 'number', ...around, unit: { texts: ['m/s²'], isRequired: false, withoutIt: 'wrong' } },
    accepted: [{ value: '9.8', tolerance: { kind: 'absolute', amount: '0.1' }, percent: 100 }],
  },
}

test.each([
  ['one right option', question],
  ['several', { ...question, correctOptionIds: ['one', 'three'], rules: { kind: 'several', partial: 'all' } }],
  ['a number', blank],
] as [string, BankQuestion][])('a question with %s goes out and comes in again as it was', async (_, asked) => {
  const bytes = await writeQuestions('json', [toNeutral(asked).question])
  const result = readQuestions(bytes, 'questions.json')
  const [found] = foundIn({ result, twins: twinsOf(result.questions) }, [{ id: 's1', name: 'Physics' }])
  if (!found) throw new Error('Nothing came back.')
  const defaults = { subject: 's2', topic: '', difficulty: 'Easy', marks: '9', timeAllocation: '9' } as const
  const back = toQuestion(filled(found, defaults))
  const { subjectId, type, topic, tags, difficulty, explanation, marksHundredths, timeAllocationMinutes, rules } = asked
  expect(found.open).toEqual([])
  expect(back).toEqual({
    ...{ subjectId, type, topic, tags, difficulty, explanation, marksHundredths, timeAllocationMinutes, rules },
    passage: asked.passage && { text: asked.passage.text },
    ...{ question: asked.question, options: asked.options.map(({ text }) => text) },
    correctAnswer: asked.options.flatMap(({ id }, place) => (asked.correctOptionIds.includes(id) ? place : [])),
  })
})

const hostile = [
  ...[
    '=1+1',
    "'=HYPERLINK(1)",
    '+234',
    '-x',
    '@SUM(A1)',
    '"Art", Music; Drama | Dance',
    'C# & <b>C++</b>',
    '**Bold** _text_',
    '$x^2$',
  ],
  ...[
    '{=Right ~wrong}',
    '// [subject:Other]',
    'x]y\\\\z\\\\',
    '::Title:: $CATEGORY: a/b',
    'ANSWER: B',
    'Ẹ̀kọ́ Èdè Yorùbá',
    '日本語 🧪',
    'x'.repeat(120),
  ],
]

test.each(['xlsx', 'csv', 'cells', 'json', 'gift'] as const)(
  'subjects come back by a file of %s, whatever they are called',
  async (format) => {
    const subjects = hostile.map((name, place) => ({ id: `s${place}`, name }))
    const exported = subjects.map(({ name }, place) =>
      toNeutral({ ...question, question: `Which is ${place}?`, subject: name }),
    )
    const result = readQuestions(
      await writeQuestions(
        format,
        exported.map((one) => one.question),
      ),
      `a.${format === 'cells' ? 'tsv' : format}`,
    )
    const found = foundIn({ result, twins: twinsOf(result.questions) }, subjects)
    expect(found.map(({ form }) => form.subject)).toEqual(subjects.map(({ id }) => id))
    expect(
      losses(
        format,
        exported.map((one) => one.question),
      ).flatMap(({ lost }) => lost),
    ).not.toContain('its subject')
  },
)

test('what a file cannot hold is said with figures', () => {
  const several = toNeutral({
    ...question,
    rules: { kind: 'several', partial: 'per_option' },
    correctOptionIds: ['one', 'two'],
  })
  const strict = toNeutral({
    ...blank,
    rules: {
      kind: 'text',
      ...around,
      accepted: [{ text: 'Abuja', percent: 100 }],
      compare: { ...compare, case: true },
    },
  })
  const losses = [
    { index: 0, lost: ['the whole question'], changed: [] },
    { index: 1, lost: ['its marks'], changed: ['its options'] },
    { index: 2, lost: ['its marks'], changed: [] },
  ]
  const exported = [several, toNeutral(question), strict]
  expect(lossWords('Aiken', exported, losses)).toEqual([
    '1 question with several right answers cannot be written as Aiken, and is left out of the file.',
    'Not in the file: marks (2 questions), rules for comparing answers (1 question).',
    'Written in another way: options (1 question).',
  ])
  expect(heldCount(exported, losses)).toBe(2)
  expect(lossWords('CSV', [toNeutral(question)], [])).toEqual([])
  const essay: typeof several = {
    ...several,
    question: { ...several.question, type: 'essay', options: [], right: null },
  }
  const gone = (index: number) => ({ index, lost: ['the whole question'], changed: [] })
  expect(lossWords('Aiken', [essay], [gone(0)])).toEqual([
    '1 question that asks for an essay cannot be written as Aiken, and is left out of the file.',
  ])
  expect(lossWords('Aiken', [essay, essay], [gone(0), gone(1)])).toEqual([
    '2 questions that ask for an essay cannot be written as Aiken, and are left out of the file.',
  ])
})

test('the words around a blank stand in its text', () => {
  const { question: out } = toNeutral({
    ...blank,
    rules: { ...blank.rules, before: 'g is', after: 'about' } as BankQuestion['rules'],
  })
  expect(out.text).toBe('Which $x^2$?\n\ng is _____ about')
})
