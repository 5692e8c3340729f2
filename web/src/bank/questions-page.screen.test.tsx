import katex from 'katex'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { type Answers, never, showScreen } from '../../test/screen.tsx'
import type { Question } from './questions.ts'
import QuestionsPage from './questions-page.tsx'

const physics = { id: '0199ffff-ffff-7fff-8fff-000000000001', name: 'Physics' }
const asked = (place: number, question: string): Question => ({
  ...{ id: `0199ffff-ffff-7fff-8fff-00000000001${place}`, subjectId: physics.id, subject: physics.name, question },
  ...{
    type: 'multiple_choice',
    difficulty: 'Easy',
    topic: 'Forces',
    explanation: '',
    tags: [],
    correctOptionIds: ['a'],
  },
  ...{ marksHundredths: 100, timeAllocationMinutes: 1, createdAt: '2026-11-20T09:00:00.000Z' },
  options: ['a', 'b'].map((id) => ({ id, text: `Option ${id}` })),
})
const bankOf = (...items: Question[]): Answers => ({
  bank: { listQuestions: ({ search }) => (search === undefined ? { items, nextCursor: null } : never) },
})

const cards = () => page.getByRole('article')
const search = () => page.getByRole('searchbox', { name: 'Search by question, subject or topic' })
const fetched = () => performance.getEntriesByType('resource').filter(({ name }) => /draw-formula/.test(name)).length

// First: what one test has fetched stays in the page for the next.
test('the program that draws formulas is fetched where there is one', async () => {
  await showScreen(QuestionsPage, { answers: bankOf(asked(1, 'What falls?'), asked(2, 'What floats?')) })
  await expect.poll(() => cards().elements().length).toBe(2)
  await page.getByRole('button', { name: 'Add Question' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Question', exact: true }).fill('What rises')
  expect(fetched()).toBe(0)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Question', exact: true }).fill('What is $x^2$?')
  await expect.poll(fetched).toBe(1)
  await expect.element(page.getByRole('dialog').getByRole('region', { name: 'Preview' })).toMatchTextContent(/x/)
})

test('nothing is drawn again while somebody types above the list', async () => {
  const broken = asked(3, String.raw`What is $\foo$?`)
  await showScreen(QuestionsPage, { answers: bankOf(asked(1, 'What is $x^2$?'), asked(2, 'And $y_1$?'), broken) })
  await expect.poll(() => document.querySelectorAll('.katex').length).toBe(3)
  await expect.element(cards().nth(2)).toMatchTextContent(/there is no command/)
  await expectAccessible()
  const tried = vi.spyOn(katex, 'renderToString')
  const drawn = vi.spyOn(katex, 'render')
  for (const typed of ['w', 'wh', 'wha', 'what']) await search().fill(typed)
  await expect.element(page.getByText('Searching...')).toBeVisible()
  expect([tried.mock.calls.length, drawn.mock.calls.length]).toEqual([0, 0])
  vi.restoreAllMocks()
})
