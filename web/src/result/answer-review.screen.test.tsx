import type { ResultCard } from '@sabimark/contract/answers.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import { handOver } from '../platform/handed-over.ts'
import { AnswerReview } from './answer-review.tsx'
import ResultPage from './result-page.tsx'
import type { Marked, ReviewedQuestion } from './results.ts'

const question: ReviewedQuestion = {
  ...{ id: 'blank001', type: 'fill_blank', text: 'Fill the gap.', options: [], marksHundredths: 100, answer: 'Lagos' },
  rules: { kind: 'text', before: 'The capital of Nigeria is', after: 'today.' },
}
const mark: Marked = {
  ...{ questionId: 'blank001', outcome: 'wrong', earnedHundredths: 0, ofHundredths: 100 },
  ...{ correctOptionIds: [], accepted: ['Abuja'] },
}

test('“Print the paper” waits until its formulas are drawn', async () => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const attemptId = '0199a000-0007-7000-8000-000000000002'
  const teller = { email: 'teacher@greenfield.example', leave: () => undefined }
  const sample = await answer(['result', 'get'], { attemptId }, teller)
  const { card } = sample as { card: ResultCard }
  const texts = { text: 'Add $\\frac{1}{2}$ and $\\frac{1}{4}$.' }
  const questions = card.questions.map((one, place) => (place === 0 ? { ...one, ...texts } : one))
  const atPrint: number[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    atPrint.push(document.querySelectorAll('main .katex').length)
  })
  handOver('/results/$attemptId', { isPrinting: true })
  const at = `/dashboard/results/${attemptId}`
  const result = { get: () => ({ card: { ...card, questions } }) }
  await showScreen(ResultPage, { as: 'teacher', answers: { result }, at, path: '/dashboard/results/$attemptId' })
  await expect.poll(() => atPrint).toHaveLength(1)
  expect(atPrint[0]).toBeGreaterThan(1)
  vi.restoreAllMocks()
})

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

test.each([
  ['light', 1280, 800],
  ['dark', 360, 740],
] as const)(
  'points of the same words are all read, and what the marker added or took off beside them, %s at %i',
  async (theme, width, height) => {
    await page.viewport(width, height)
    const essay: ReviewedQuestion = {
      ...{ id: 'essay001', type: 'essay', text: 'Explain osmosis.', options: [], marksHundredths: 400 },
      ...{ answer: 'Water moves.', rules: { kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen' } },
    }
    const points = [100, 50].map((hundredths) => ({ text: 'An example', hundredths }))
    const given = (adjustHundredths: number): Marked => ({
      ...{ questionId: 'essay001', outcome: 'partly', earnedHundredths: 150 + adjustHundredths, ofHundredths: 400 },
      ...{ correctOptionIds: [], accepted: [], byHand: { points, adjustHundredths, comments: ['Which way?'] } },
    })
    const list = page.getByRole('list', { name: 'Points' })
    const show = async (adjustHundredths: number) => {
      const marked = [given(adjustHundredths)]
      const Review = () => <AnswerReview questions={[essay]} marked={marked} headingLevel={2} />
      await showScreen(Review, { as: 'student', theme })
      await expect.element(page.getByText('marker’s comment Which way?')).toBeVisible()
      return list.element().textContent
    }
    const complaint = vi.spyOn(console, 'error')
    expect(await show(0)).toBe('An example 1An example 0.5')
    expect(await show(-25)).toBe('An example 1An example 0.5Taken off by the marker 0.25')
    expect(await show(50)).toBe('An example 1An example 0.5Added by the marker 0.5')
    expect(complaint).not.toHaveBeenCalled()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
  },
)

test.each([
  ['before marks are shown', null, 'Answered'],
  [
    'beside its mark',
    [{ ...mark, questionId: 'essay001', outcome: 'waiting' as const, ofHundredths: 400, accepted: [] }],
    /^Waiting for a marker/,
  ],
])(
  'an answer that is withheld from markers is said to wait, %s, and is no empty one',
  async (_when, marked, verdict) => {
    const essay: ReviewedQuestion = {
      ...{ id: 'essay001', type: 'essay', text: 'Explain osmosis.', options: [], marksHundredths: 400 },
      ...{ answer: null, isWithheld: true },
    }
    const Review = () => <AnswerReview questions={[essay]} marked={marked} headingLevel={2} isOwn={false} />
    await showScreen(Review, { as: 'teacher' })
    await expect.element(page.getByText(/^Waits for a marker, who does not know whose answer it is/)).toBeVisible()
    await expect.element(page.getByText(verdict, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Not answered')).not.toBeInTheDocument()
  },
)
