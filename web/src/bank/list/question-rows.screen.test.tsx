import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import QuestionsPage from './questions-page.tsx'

const physics = { id: '0199ffff-ffff-7fff-8fff-000000000001', name: 'Physics' }
const asked = (place: number, changes: Partial<BankQuestion> = {}): BankQuestion => ({
  ...{ id: `0199ffff-ffff-7fff-8fff-0000000000${place + 10}`, subjectId: physics.id, subject: physics.name },
  ...{ question: `What falls ${place}?`, type: 'multiple_choice', passage: null, difficulty: 'Easy', topic: 'Forces' },
  ...{ explanation: 'All that is heavy.', tags: ['SS2'], rules: { kind: 'one' }, correctOptionIds: ['b'] },
  ...{ marksHundredths: 250, timeAllocationMinutes: 2, createdAt: '2026-11-20T09:00:00.000Z', status: 'active' },
  ...{ owner: 'Ada Example', mayAct: true, isReadyMade: false, examsCount: 2, revision: 1 },
  options: ['Iron', 'electromagnetism', 'Oil', 'Air'].map((text, at) => ({ id: 'abcd'.charAt(at), text })),
  ...changes,
})
const bankOf = (items: BankQuestion[]): Answers => ({
  bank: { listQuestions: () => ({ items, nextCursor: null, total: items.length }) },
})
const pane = () => page.getByRole('region', { name: 'The question' })
const row = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})

test('sixty rows of forty pixels beside the one that is open; J and K and the arrows go on', async () => {
  await showScreen(QuestionsPage, { answers: bankOf(Array.from({ length: 60 }, (_, place) => asked(place))) })
  await expect.element(pane()).toMatchTextContent(/What falls 0\?/)
  await expect.element(pane()).toMatchTextContent(/B\)electromagnetism Correct/)
  for (const said of ['2.5 marks, 2 minutes', 'Physics, Forces', 'in 2 exams', 'All that is heavy.', 'SS2', 'Easy']) {
    await expect.element(pane().getByText(said)).toBeInTheDocument()
  }
  await expectAccessible()
  expect(document.querySelector('tbody tr')?.getBoundingClientRect().height).toBe(40)
  // A word is whole, whatever stands beside it: one line of it, and "Correct" at its end or below.
  const word = document.querySelector('[data-pane] [data-correct=true] [class*=words]')
  const range = document.createRange()
  range.selectNodeContents(word?.firstChild ?? document.body)
  expect(range.getClientRects().length).toBe(1)
  row('What falls 0?').element().focus()
  await userEvent.keyboard('j{ArrowDown}jk')
  await expect.element(row('What falls 2?')).toHaveFocus()
  await expect.element(row('What falls 2?')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(pane()).toMatchTextContent(/What falls 2\?/)
  page
    .getByRole('row', { name: /What falls 2\?/ })
    .getByRole('button', { name: /^Actions for/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(pane()).toMatchTextContent(/What falls 2\?/)
  await pane().getByRole('button', { name: 'Edit' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Edit Question' })).toBeVisible()
})

test('rows or cards: what was chosen is there again', async () => {
  const answers = bankOf([asked(1), asked(2), asked(3)])
  await showScreen(QuestionsPage, { answers })
  await expect.element(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'What falls 3?' })).toBeVisible()
  await showScreen(QuestionsPage, { answers })
  await expect.element(page.getByRole('listitem').filter({ hasText: 'What falls 3?' })).toBeVisible()
  await showScreen(QuestionsPage, { as: 'teacher', answers })
  await expect.element(row('What falls 3?')).toBeVisible()
})

test('on a phone a row opens its question as a page, and the way back leads to it', async () => {
  await page.viewport(360, 740)
  await showScreen(QuestionsPage, { theme: 'dark', answers: bankOf([asked(1), asked(2), asked(3)]) })
  await expect.element(page.getByText('2.5 marks · Choice · Easy · Forces').first()).toBeVisible()
  await expectAccessible()
  await row('What falls 2?').click()
  await expect.element(pane()).toMatchTextContent(/What falls 2\?/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect.element(row('What falls 2?')).toHaveFocus()
})
