import { dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAskedOnEscape } from '../../../test/asked-leave.ts'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import SchoolPage from '../company/school-page.tsx'

const { sampleSchools } = await import('@sabimark/demo/school/company/schools.ts')
const [school] = sampleSchools(new Date())
if (!school) throw new Error('There are sample schools.')
const at = `/dashboard/schools/${school.id}`
const path = '/dashboard/schools/$schoolId'
const day = (days: number) => dayAfter(lagosDate(new Date()), days)
const done = { batch: null, doneCount: 1, skipped: [] }

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)('what a school has paid stands on its page, %s at %i px', async (theme, width) => {
  await page.viewport(width, 800)
  await showScreen(SchoolPage, { as: 'super_admin', theme, at, path })
  await expect.element(page.getByText(/^Enterprise until /)).toBeVisible()
  for (const text of ['₦350,000', 'SM-000007', 'Running', 'Over'])
    await expect.element(page.getByText(text)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const middleOf = (part: Element) => part.getBoundingClientRect().top + part.getBoundingClientRect().height / 2
  const voided = page.getByRole('button', { name: /^Void/ }).first().element()
  expect(Math.abs(middleOf(voided) - middleOf(page.getByText('SM-000007').element()))).toBeLessThan(12)
  await expectAccessible()
})

test('what a school has beyond its plan is said, and its bar is amber', async () => {
  const starter = sampleSchools(new Date()).find(({ subscription }) => subscription === 'starter')
  await showScreen(SchoolPage, { as: 'super_admin', at: `/dashboard/schools/${starter?.id}`, path })
  await expect.element(page.getByText('4 over the plan')).toBeVisible()
  const tones = [...document.querySelectorAll('dd [aria-hidden] > span')].map((bar) => bar.getAttribute('data-tone'))
  expect(tones).toEqual([null, 'amber'])
})

test('when a trial ends is said beside the days that are paid for behind it', async () => {
  const { sampleBilling } = await import('@sabimark/demo/school/billing/billing.ts')
  const sample = sampleBilling(school.id, new Date())
  const [period] = sample?.periods ?? []
  const ahead = { ...period, plan: sample?.plan, startsOn: '2090-02-01', endsOn: '2090-03-31', voidedAt: null }
  const trialEndsAt = '2090-01-31T22:59:59.000Z'
  const billing = () => ({ ...sample, trialEndsAt, hasEnded: false, endsOn: '2090-03-31', periods: [ahead] })
  await showScreen(SchoolPage, { as: 'super_admin', at, path, answers: { school: { billing: billing as never } } })
  await expect.element(page.getByText('The free trial runs until 31 Jan 2090, with everything included.')).toBeVisible()
})

test('a payment is recorded once its consequences were read, for the days behind the last', async () => {
  const asked: object[] = []
  const recordPeriod = (input: object) => {
    asked.push(input)
    return { ...done, effects: ['It begins later.'] }
  }
  await showScreen(SchoolPage, { as: 'super_admin', at, path, answers: { school: { recordPeriod } } })
  await page.getByRole('button', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText(/^First day/)).toHaveValue(day(61))
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect.element(dialog.getByText('Still to fill in: Last day, Paid (naira).')).toBeVisible()
  expect(asked).toEqual([])
  await dialog.getByLabelText(/^Last day/).fill(day(60))
  await expect.element(dialog.getByText('The last day comes after the first.')).toBeVisible()
  await dialog.getByLabelText(/^Last day/).fill(day(150))
  await dialog.getByLabelText(/^Paid \(naira\)/).fill('abc')
  await expect.element(dialog.getByText('Paid must be whole naira, such as 120,000.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect.element(dialog.getByText('Correct the marked fields first.')).toBeVisible()
  await dialog.getByLabelText(/^Paid \(naira\)/).fill('₦350,000.00')
  await expect.element(dialog.getByText('It begins later.')).toBeVisible()
  await expectAskedOnEscape()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const days = { startsOn: day(61), endsOn: day(150), paidOn: day(0) }
  expect(asked.at(-1)).toEqual({ id: school.id, plan: 'enterprise', ...days, paidNaira: 350_000, note: '' })
})

test('days that are paid for already are named, and nothing can be confirmed', async () => {
  const sentence = 'SM-000007 has some of these days: 1 Sep 2026 to 31 Dec 2026.'
  const recordPeriod = () => {
    throw refusal('PERIOD_OVERLAPS', { fields: { startsOn: sentence } })
  }
  await showScreen(SchoolPage, { as: 'super_admin', at, path, answers: { school: { recordPeriod } } })
  await page.getByRole('button', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/^Last day/).fill(day(150))
  await dialog.getByLabelText(/^Paid \(naira\)/).fill('1')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(dialog.getByRole('button', { name: 'Record payment' })).toBeDisabled()
})

test('a receipt is voided with a reason, a plan is changed on the revision that was read, a trial extended', async () => {
  const asked: Record<string, object> = {}
  const keep = (name: string) => (input: object) => {
    asked[name] = input
    return { ...done, effects: [`So it is: ${name}.`] }
  }
  const calls = { voidPeriod: keep('void'), setNextPlan: keep('next'), extendTrial: keep('trial') }
  const { sampleBilling } = await import('@sabimark/demo/school/billing/billing.ts')
  const billing = sampleBilling(school.id, new Date())
  if (!billing) throw new Error('The sample school is there.')
  // Once its periods are void, the trial is what the school has.
  const periods = () =>
    billing.periods.map((one) => (asked.void ? { ...one, voidedAt: one.madeAt, voidReason: 'Cheque refused' } : one))
  const trialEndsAt = new Date().toISOString()
  const answers = { school: { ...calls, billing: () => ({ ...billing, trialEndsAt, periods: periods() }) } }
  await showScreen(SchoolPage, { as: 'super_admin', at, path, answers })
  const dialog = page.getByRole('dialog')

  await expect.element(page.getByRole('button', { name: 'Extend trial' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Void SM-000007' }).click()
  await dialog.getByLabelText(/^Reason/).fill('Cheque refused')
  await expect.element(dialog.getByText('So it is: void.')).toBeVisible()
  await expectAskedOnEscape()
  await dialog.getByRole('button', { name: 'Void receipt' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.void).toEqual({ id: school.id, periodId: billing.periods[0]?.id, reason: 'Cheque refused' })

  await page.getByRole('button', { name: 'Change next plan' }).click()
  await dialog.getByLabelText('Plan').selectOptions('starter')
  await expect.element(dialog.getByText('So it is: next.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.next).toEqual({ id: school.id, revision: 1, plan: 'starter' })

  await page.getByRole('button', { name: 'Extend trial' }).click()
  await dialog.getByLabelText(/^Last day/).fill(day(30))
  await dialog.getByLabelText(/^Reason/).fill('Holidays')
  await expect.element(dialog.getByText('So it is: trial.')).toBeVisible()
  await expectAskedOnEscape()
  await dialog.getByRole('button', { name: 'Extend trial' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.trial).toEqual({ id: school.id, until: day(30), reason: 'Holidays' })
})

test('the receipt of a school is printed from here, too', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await showScreen(SchoolPage, { as: 'super_admin', at, path })
  await page.getByRole('button', { name: 'Print receipt SM-000007' }).click()
  expect(print).toHaveBeenCalledOnce()
  const paper = document.querySelector('[data-print-sheet]')?.textContent ?? ''
  for (const text of ['Receipt SM-000007', school.name, '₦350,000', 'Enterprise']) expect(paper).toContain(text)
  print.mockRestore()
})
