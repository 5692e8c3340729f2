import type { Schedule } from '@sabimark/contract/answers.ts'
import type { ReminderSpan } from '@sabimark/domain/exam/reminder.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import { OwnCalendar } from './own-calendar.tsx'
import SchedulePage from './schedule-page.tsx'

type Reminders = {
  defaults: ReminderSpan[] | null
  sittings: []
  isOff: boolean
  email: string | null
  whyNoEmail: 'no_address' | 'own' | 'school' | null
}
const where = { isOff: false, email: 'ada@student.test', whyNoEmail: null }

const sample = async (): Promise<Schedule> => {
  const { sampleSchedule } = await import('@sabimark/demo/exam/schedule/schedule.ts')
  const { sampleExams } = await import('@sabimark/demo/exam/exams.ts')
  return sampleSchedule(sampleExams(new Date()), new Date())
}
const asked: unknown[] = []
const set = (input: { beforeMinutes: ReminderSpan[] }): Reminders => {
  asked.push(input)
  return { defaults: input.beforeMinutes, sittings: [], ...where }
}
const answers: Answers = {
  notice: { reminders: () => ({ defaults: null, sittings: [], ...where }), setReminders: set },
}
const upcoming = () => page.getByRole('list', { name: 'Upcoming Events' }).getByRole('listitem')

test('Set Reminder stands at upcoming events alone, and is set for one by boxes', async () => {
  const setReminder = (input: { beforeMinutes: ReminderSpan[] }) => set(input)
  await showScreen(SchedulePage, { as: 'student', answers: { notice: { ...answers.notice, setReminder } } })
  const quiz = upcoming().filter({ hasText: 'Chemistry Practice' })
  await expect.element(upcoming().filter({ hasText: 'Physics Practical' })).toBeVisible()
  expect(upcoming().filter({ hasText: 'Physics Practical' }).getByText('Set Reminder').elements()).toEqual([])
  await quiz.getByRole('button', { name: 'Set Reminder: Chemistry Practice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set Reminder' })
  await expect.element(dialog.getByText(/by email to ada@student\.test/)).toBeVisible()
  await expectAccessible()
  // It opens in three days: seven and fourteen are over.
  expect(dialog.getByRole('checkbox').elements().length).toBe(6)
  await expect.element(dialog.getByRole('checkbox', { name: '1 day' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: '1 day' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ sittingId: expect.any(String), beforeMinutes: [60] })
  await expect.element(quiz.getByText('You will be reminded 1 hour before.')).toBeVisible()
})

test('Set Reminders proposes a day and an hour before every exam', async () => {
  await showScreen(SchedulePage, { as: 'student', answers })
  await page.getByRole('button', { name: 'Set Reminders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set Reminders' })
  for (const span of ['1 day', '1 hour'])
    await expect.element(dialog.getByRole('checkbox', { name: span })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => asked.at(-1)).toEqual({ beforeMinutes: [60, 1_440] })
  await expect
    .element(upcoming().filter({ hasText: 'Biology Mock Examination' }))
    .toMatchTextContent(/You will be reminded 1 day and 1 hour before\./)
})

test.each<[string, Partial<Reminders>, RegExp]>([
  ['the school has them off', { isOff: true }, /switched reminders off for everybody\. What you set here is kept/],
  [
    'the school sends no emails',
    { email: null, whyNoEmail: 'school' },
    /bell at the top .* switched emails off for everybody/,
  ],
  ['the own switch is off', { email: null, whyNoEmail: 'own' }, /switched off for you\. Change this in your profile/],
])('the dialog says so where %s', async (_what, said, text) => {
  const reminders = () => ({ defaults: null, sittings: [] as [], ...where, ...said })
  await showScreen(SchedulePage, { as: 'student', answers: { notice: { reminders } } })
  await page.getByRole('button', { name: 'Set Reminders' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Set Reminders' })).toMatchTextContent(text)
  await expectAccessible()
})

test('what is refused is said in the dialog, which stays open; the demo saves nothing', async () => {
  const setReminders = () => Promise.reject(refusal('UNAVAILABLE'))
  await showScreen(SchedulePage, { as: 'student', answers: { notice: { setReminders } } })
  await page.getByRole('button', { name: 'Set Reminders' }).click()
  await expect.element(page.getByText(/You have no email address here/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/The server is busy or restarting/)).toBeVisible()
  await showScreen(SchedulePage, { as: 'student' })
  await page.getByRole('button', { name: 'Set Reminders' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/Demo: nothing is saved/)).toBeVisible()
})

test('a private address is shown once, made anew after asking, and dropped; a plain-HTTP host has the file alone', async () => {
  const schedule = await sample()
  let path = '/calendar/first.ics'
  const calls: Answers = { exam: { renewFeed: () => ({ path }), dropFeed: () => ({}) } }
  await showScreen(() => <OwnCalendar schedule={schedule} hasFeeds />, { as: 'student', answers: calls })
  await expect.element(page.getByText(/Google may take a day/)).toBeVisible()
  await page.getByRole('button', { name: 'Make a private address' }).click()
  await expect.element(page.getByText(/\/calendar\/first\.ics$/)).toBeVisible()
  await expectAccessible()
  path = '/calendar/second.ics'
  await showScreen(() => <OwnCalendar schedule={{ ...schedule, hasFeed: true }} hasFeeds />, {
    ...{ as: 'student', answers: calls },
  })
  await page.getByRole('button', { name: 'Make a new address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click()
  await expect.element(page.getByText(/\/calendar\/second\.ics$/)).toBeVisible()
  await page.getByRole('button', { name: 'Drop the address' }).click()
  await expect.poll(() => page.getByText(/second\.ics/).elements()).toEqual([])
  await showScreen(() => <OwnCalendar schedule={schedule} />, { as: 'student' })
  await expect.element(page.getByRole('button', { name: 'Download calendar file' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Make a private address' }).elements()).toEqual([])
})

test('who has chosen nothing reads when they are reminded; nobody does while the school has reminders off', async () => {
  const event = () => upcoming().filter({ hasText: 'Biology Mock Examination' })
  await showScreen(SchedulePage, { as: 'student', answers })
  await expect.element(event()).toMatchTextContent(/You will be reminded 1 day and 1 hour before\./)
  const reminders = () => ({ defaults: null, sittings: [] as [], ...where, isOff: true })
  await showScreen(SchedulePage, { as: 'student', answers: { notice: { reminders } } })
  await expect.element(event()).toBeVisible()
  expect(page.getByText(/You will be reminded/).elements()).toEqual([])
})
