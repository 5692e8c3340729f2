import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import PlanPage from './plan-page.tsx'

const { samplePlan } = await import('@sabimark/demo/school/billing/billing.ts')
const sample = samplePlan(new Date())
const starter = { ...sample, plan: 'starter' as const, taken: { students: 214, subjects: 4 } }

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)('the plan, how full it is and what was paid, %s at %i px', async (theme, width) => {
  await page.viewport(width, 800)
  await showScreen(PlanPage, { theme, answers: { school: { plan: () => starter } } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Your plan' })).toHaveAttribute('aria-current', 'page')
  for (const text of [/^Starter until /, '214 of 200', '4 of 5', '₦350,000', 'SM-000003']) {
    await expect.element(page.getByText(text)).toBeVisible()
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})

test('a plan that has ended says what goes on, and one that is asked for when it begins', async () => {
  const next = { plan: 'professional' as const, askedAt: new Date().toISOString(), startsOn: '2030-01-01' }
  const plan = () => ({ ...starter, hasEnded: true, endsOn: '2026-08-31', next })
  await showScreen(PlanPage, { answers: { school: { plan } } })
  await expect.element(page.getByText('Starter ended on 31 Aug 2026')).toBeVisible()
  await expect.element(page.getByText(/^Nobody is locked out: exams, results and sign-in continue\./)).toBeVisible()
  await expect.element(page.getByText('Professional was asked for and begins on 1 Jan 2030.')).toBeVisible()
})

const day = (text: string) => `${text}T22:59:59.000Z`
const [period] = sample.periods
if (!period) throw new Error('The sample school has paid.')
const unpaid = { ...starter, plan: 'enterprise' as const, periods: [] }
const earlierId = '0199ffff-ffff-7fff-8fff-000000000001'
const later = { ...period, plan: 'starter' as const, startsOn: '2090-02-01', endsOn: '2090-03-31' }

test.each([
  [
    'a trial that runs',
    { ...unpaid, trialEndsAt: day('2090-01-14'), endsOn: '2090-01-14', hasEnded: false },
    [
      'Free trial of Enterprise until 14 Jan 2090',
      'Everything is included until then. If Enterprise is paid for by that day, nothing changes.',
    ],
  ],
  [
    'a trial that has ended',
    { ...unpaid, trialEndsAt: day('2026-01-14'), endsOn: '2026-01-14', hasEnded: true },
    [
      'Enterprise, not paid since 15 Jan 2026',
      'The free trial ended on 14 Jan 2026. The school is still on Enterprise, but nothing is paid.',
      /^Nobody is locked out/,
    ],
  ],
  [
    'a trial whose end ended nothing',
    { ...unpaid, trialEndsAt: day('2026-01-14'), endsOn: null, hasEnded: false },
    ['Enterprise', 'The free trial ended on 14 Jan 2026. The school is on Enterprise, which has no end date.'],
  ],
  [
    'days that are paid',
    { ...starter, periods: [{ ...later, startsOn: '2026-01-05', endsOn: '2090-03-31' }], endsOn: '2090-03-31' },
    ['Starter until 31 Mar 2090', 'Paid since 5 Jan 2026.'],
  ],
  [
    'days between two payments',
    { ...starter, trialEndsAt: null, periods: [later], endsOn: '2090-03-31' },
    ['Starter until 31 Mar 2090', 'The next paid days begin on 1 Feb 2090. Until then everything continues.'],
  ],
  [
    'another plan that is paid for behind the trial',
    {
      ...starter,
      trialEndsAt: day('2090-01-31'),
      periods: [{ ...later, plan: 'professional' as const }],
      endsOn: '2090-03-31',
    },
    [
      'Starter (free trial)',
      'Professional from 1 Feb 2090 until 31 Mar 2090.',
      'The free trial runs until 31 Jan 2090, with everything included.',
    ],
  ],
  [
    'another plan that is paid for behind days of the first',
    {
      ...starter,
      trialEndsAt: null,
      periods: [
        { ...later, plan: 'professional' as const },
        { ...later, id: earlierId, startsOn: '2026-01-05', endsOn: '2090-01-31' },
      ],
      endsOn: '2090-03-31',
    },
    ['Starter until 31 Jan 2090', 'Professional from 1 Feb 2090 until 31 Mar 2090.', 'Paid since 5 Jan 2026.'],
  ],
  [
    'paid days that are over',
    { ...starter, hasEnded: true, endsOn: '2026-08-31' },
    ['Starter ended on 31 Aug 2026', 'The school is still on Starter, but since 1 Sep 2026 nothing is paid.'],
  ],
])('what is true of %s is said', async (_name, plan, texts) => {
  const contact = { name: 'Sample Company', email: 'pay@company.example', phone: '', website: '', address: '' }
  await showScreen(PlanPage, { answers: { school: { plan: () => ({ ...plan, contact }) } } })
  const [title = '', ...lines] = texts
  await expect.element(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  for (const line of lines) await expect.element(page.getByText(line)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'pay@company.example' })).toBeVisible()
})

test('another plan is asked for once what it means was read', async () => {
  const asked: object[] = []
  const askPlan = (input: object) => {
    asked.push(input)
    return { batch: null, doneCount: 1, skipped: [], effects: ['Professional begins on 1 Jan 2030.'] }
  }
  await showScreen(PlanPage, { answers: { school: { plan: () => starter, askPlan } } })
  await page.getByRole('button', { name: 'Ask for another plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Plan').selectOptions('professional')
  await expect.element(dialog.getByText('Professional begins on 1 Jan 2030.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask for this plan' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.at(-1)).toEqual({ revision: 1, plan: 'professional' })
})

test('a receipt goes on paper with who paid whom, for what and how much', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const contact = { name: 'Sample Company', email: 'pay@company.example', phone: '', website: '', address: 'Lagos' }
  await showScreen(PlanPage, { answers: { school: { plan: () => ({ ...starter, contact }) } } })
  await page.getByRole('button', { name: 'Print receipt SM-000007' }).click()
  expect(print).toHaveBeenCalledOnce()
  const paper = document.querySelector('[data-print-sheet]')?.textContent ?? ''
  for (const text of [
    'Sample Company',
    'Receipt SM-000007',
    'Greenfield College',
    '₦350,000',
    'Enterprise',
    'Paid',
    'Received by',
  ]) {
    expect(paper).toContain(text)
  }
  print.mockRestore()
})
