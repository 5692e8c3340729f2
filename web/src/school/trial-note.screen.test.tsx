import { dayAfter, dayText } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../test/screen.tsx'
import TrialNote from './trial-note.tsx'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const day = (days: number) => dayAfter(lagosDate(new Date()), days)
const tried = { subscription: 'starter' as const, website: '', companyEmail: null, taken: { students: 1, subjects: 1 } }
const show = (of: { trialEndsAt: string | null; paidUntil: string | null; hasEnded: boolean }) =>
  showScreen(TrialNote, { answers: { school: { subscription: () => ({ ...tried, ...of }) } } })

test.each([
  [
    'a trial that runs',
    { trialEndsAt: inDays(5), paidUntil: null, hasEnded: false },
    '5 days of your free trial left.',
  ],
  [
    'one that is over',
    { trialEndsAt: inDays(-5), paidUntil: null, hasEnded: true },
    /has ended\..*Nothing new can be added\.$/,
  ],
  [
    'one of before',
    { trialEndsAt: inDays(-90), paidUntil: null, hasEnded: false },
    /has ended\. All your school’s data is kept\.$/,
  ],
  [
    'a period near its end',
    { trialEndsAt: inDays(-9), paidUntil: day(14), hasEnded: false },
    `It ends on ${dayText(day(14))}.`,
  ],
  [
    'one that is over',
    { trialEndsAt: null, paidUntil: day(-1), hasEnded: true },
    /^Your plan ended on .*\. Nothing new can be added\.$/,
  ],
])('%s says so, and leads to the plan', async (_what, of, text) => {
  await show(of)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/dashboard/plan')
})

test.each([
  ['that was paid for a while', { trialEndsAt: inDays(-9), paidUntil: day(15), hasEnded: false }],
  ['without an end', { trialEndsAt: null, paidUntil: null, hasEnded: false }],
])('a plan %s says nothing of an end', async (_what, of) => {
  await show(of)
  await expect.element(page.getByText('Starter plan')).toBeVisible()
  await expect.element(page.getByText(/To continue|ended|ends|left/)).not.toBeInTheDocument()
})

test('whom to write to stands there once the company has said it', async () => {
  const over = { trialEndsAt: inDays(-5), paidUntil: null, hasEnded: true }
  const subscription = (companyEmail: string | null) => () => ({ ...tried, ...over, companyEmail })
  await showScreen(TrialNote, { answers: { school: { subscription: subscription(null) } } })
  await expect.element(page.getByText(/has ended/)).toBeVisible()
  expect(page.getByText(/To continue/).elements()).toEqual([])
  await showScreen(TrialNote, { answers: { school: { subscription: subscription('help@sabimark.test') } } })
  await expect
    .element(page.getByRole('link', { name: 'help@sabimark.test' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:help@sabimark\.test\?subject=/))
})
