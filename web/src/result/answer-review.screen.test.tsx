import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import { AnswerReview } from './answer-review.tsx'
import type { Marked, ReviewedQuestion } from './results.ts'

const question: ReviewedQuestion = {
  ...{ id: 'blank001', type: 'fill_blank', text: 'Fill the gap.', options: [], marksHundredths: 100, answer: 'Lagos' },
  rules: { kind: 'text', before: 'The capital of Nigeria is', after: 'today.' },
}
const mark: Marked = {
  ...{ questionId: 'blank001', outcome: 'wrong', earnedHundredths: 0, ofHundredths: 100 },
  ...{ correctOptionIds: [], accepted: ['Abuja'] },
}

test('a blank is read with the words around it, what was typed and what is right', async () => {
  const Review = () => <AnswerReview questions={[question]} marked={[mark]} headingLevel={2} />
  await showScreen(Review, { as: 'student' })
  await expect.element(page.getByText('The capital of Nigeria is')).toBeVisible()
  await expect.element(page.getByText('today.')).toBeVisible()
  await expect.element(page.getByText('your answer Lagos')).toBeVisible()
  await expect.element(page.getByText('right answer Abuja')).toBeVisible()
  await expectAccessible()
})

test('on a phone, long words and a wide formula around it stay inside', async () => {
  await page.viewport(360, 740)
  const rules = { kind: 'text', before: 'w'.repeat(150), after: `$\\frac{${'a'.repeat(60)}}{b}$` } as const
  const Review = () => <AnswerReview questions={[{ ...question, rules }]} marked={null} headingLevel={2} />
  await showScreen(Review, { as: 'student' })
  await expect.element(page.getByRole('img', { name: 'blank' })).toBeVisible()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('why an answer is right is read with it, and not before', async () => {
  const explained = {
    ...mark,
    explanation: 'It has been since $1991$.\n\n| Year | City |\n|---|---|\n| 1990 | Lagos |',
  }
  const show = async (marked: Marked[] | null) => {
    await showScreen(() => <AnswerReview questions={[question]} marked={marked} headingLevel={2} />, { as: 'student' })
    await expect.element(page.getByText('your answer Lagos')).toBeVisible()
  }
  await show(null)
  expect(document.body.textContent).not.toContain('since')
  await show([explained])
  await expect.element(page.getByText(/^why$/)).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '1990' })).toBeVisible()
  await expectAccessible()
})
