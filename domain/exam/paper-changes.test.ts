import { describe, expect, it, test } from 'vitest'
import type { AnswerRules } from '../bank/answer-rules.ts'
import type { AuthorOrder } from './paper.ts'
import { type AskedVersion, isMarkedAlike, keptIds, paperChanges, type QuestionChange } from './paper-changes.ts'
import type { ContentQuestion, ExamContent, ExamKey } from './version.ts'

const options = ['a', 'b'].map((id) => ({ id, text: `Option ${id}` }))
const essay: AnswerRules = { kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen', guide: '', rubric: [] }

/** Two questions, the second as said. */
function version(
  question: Partial<ContentQuestion> = {},
  entry: Partial<ExamKey[string]> = {},
  passage = 'Read.',
  order: Partial<AuthorOrder[number]> = {},
) {
  const content: ExamContent = {
    rulesVersion: 3,
    questions: [
      { id: 'q1', type: 'multiple_choice', text: 'One?', options, marksHundredths: 200 },
      {
        ...{ id: 'q2', type: 'multiple_choice', text: 'Two?', options, marksHundredths: 200, passageId: 'p' },
        ...question,
      },
    ],
    passages: [{ id: 'p', text: passage }],
  }
  const key: AskedVersion['key'] = {
    q1: { correctOptionIds: ['a'], bankQuestionId: 'b1' },
    [content.questions[1]?.id ?? '']: { correctOptionIds: ['a'], bankQuestionId: 'b2', ...entry },
  }
  const authorOrder = content.questions.map(({ id }, place) => ({
    ...{ questionId: id, optionIds: ['a', 'b'] },
    ...(place === 1 && order),
  }))
  return { content, key, authorOrder } satisfies AskedVersion
}

const changes: [string, AskedVersion, QuestionChange[]][] = [
  ['nothing', version(), []],
  ['the words', version({ text: 'Two, then?' }), ['text']],
  ['an option', version({ options: [{ id: 'a', text: 'Another' }, ...options.slice(1)] }), ['options']],
  ['the order of its options', version({}, {}, 'Read.', { optionIds: ['b', 'a'] }), ['order']],
  ['an option that stays last', version({}, {}, 'Read.', { keptIds: ['b'] }), ['order']],
  ['the right answer', version({}, { correctOptionIds: ['b'] }), ['answer']],
  ['the passage', version({}, {}, 'Read on.'), ['passage']],
  ['the explanation, under another id', version({ id: 'q7' }, { explanation: 'Because.' }), ['explanation']],
  ['the marks', version({ marksHundredths: 300 }), ['marks']],
  ['how it is answered', version({ type: 'essay', options: [] }, { rules: essay }), ['options', 'form', 'answer']],
]

test.each(changes)('of a question of which the bank changed %s, that is said', (_what, next, what) => {
  const [changed, ...more] = paperChanges(version(), next)
  expect(changed?.what ?? []).toEqual(what)
  expect(more).toEqual([])
  if (changed) expect(changed).toMatchObject({ number: 2, bankQuestionId: 'b2', before: 'Two?' })
})

test('a question that is added or left out is said with its number in the paper that has it', () => {
  const { content, key, authorOrder } = version()
  const other = { ...key, q2: { correctOptionIds: ['a'], bankQuestionId: 'b3' } }
  expect(paperChanges(version(), { content, key: other, authorOrder: authorOrder.toReversed() })).toEqual([
    ...[
      {
        number: 1,
        bankQuestionId: 'b3',
        what: ['added'],
        before: '',
        after: 'Two?',
        marksBefore: null,
        marksAfter: 200,
      },
    ],
    ...[
      {
        number: 2,
        bankQuestionId: 'b2',
        what: ['removed'],
        before: 'Two?',
        after: '',
        marksBefore: 200,
        marksAfter: null,
      },
    ],
  ])
})

test('a question is in another section by the title of that, wherever it stands', () => {
  const inSections = (titles: string[], section: number) => {
    const { content, ...rest } = version({ section })
    return { ...rest, content: { ...content, sections: titles.map((title) => ({ title, instructions: '' })) } }
  }
  expect(paperChanges(inSections(['A'], 0), inSections(['Before', 'A'], 1))).toEqual([])
  expect(paperChanges(inSections(['A', 'B'], 0), inSections(['A', 'B'], 1))).toMatchObject([{ what: ['section'] }])
})

test('a question keeps its id while it is answered in the same way', () => {
  const chosen = [
    { bankQuestionId: 'b1', rules: { kind: 'one' } as AnswerRules },
    { bankQuestionId: 'b2', rules: essay },
    { bankQuestionId: 'b3', rules: essay },
  ]
  expect([...keptIds(version(), chosen)]).toEqual([['b1', 'q1']])
})

describe('two versions', () => {
  it('are marked alike whatever they say', () => {
    expect(isMarkedAlike(version().content, version({ text: 'Two, then?' }, {}, 'Read on.').content)).toBe(true)
  })

  it('are not where questions, options, marks or sections are others', () => {
    const others = [
      ...[version({ id: 'q9' }), version({ options: options.slice(1) }), version({ marksHundredths: 300 })],
      version({ section: 0 }),
    ]
    for (const { content } of others) expect(isMarkedAlike(version().content, content)).toBe(false)
  })
})
