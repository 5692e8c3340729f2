import type { Schedule } from '@sabimark/contract/answers.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import type { ScheduleEvent } from './schedule.ts'
import SchedulePage from './schedule-page.tsx'

const days = Array.from({ length: 35 }, (_, cell) => new Date(Date.UTC(2026, 10, 22 + cell)).toISOString().slice(0, 10))

let made = 0
function event(changes: Partial<ScheduleEvent>): ScheduleEvent {
  made += 1
  const id = `0199ffff-ffff-7fff-8fff-${String(made).padStart(12, '0')}`
  return {
    ...{ id, examId: id, title: 'Mathematics Mock', subject: 'Mathematics', type: 'exam', status: 'upcoming' },
    ...{ date: '2026-11-26', time: '09:00', duration: 60, location: 'Hall A', days: ['2026-11-26'] },
    ...{ opensAt: '2026-11-26T08:00:00.000Z', closesAt: '2026-11-26T10:00:00.000Z' },
    ...{ revision: 1, changedAt: '2026-11-20T08:00:00.000Z', ...changes },
  }
}

const schedule: Schedule = {
  ...{ now: '2026-11-24T09:00:00.000Z', today: '2026-11-24', days },
  events: [
    event({
      ...{ title: 'Missed Quiz', type: 'quiz', status: 'missed', days: ['2026-11-22'] },
      ...{ opensAt: '2026-11-22T08:00:00.000Z', closesAt: '2026-11-22T10:00:00.000Z' },
    }),
    event({
      ...{ title: 'English Mock', subject: 'English', status: 'completed', days: ['2026-11-23'] },
      ...{ opensAt: '2026-11-23T08:00:00.000Z', closesAt: '2026-11-23T10:00:00.000Z' },
    }),
    event({
      ...{ title: 'Running Practice', type: 'practice', status: 'in_progress', days: ['2026-11-20', '2026-12-04'] },
      ...{ opensAt: '2026-11-20T08:00:00.000Z', closesAt: '2026-12-04T16:00:00.000Z' },
    }),
    event({}),
    event({ title: 'Physics Practical', subject: 'Physics', location: '' }),
  ],
  counts: { upcomingExams: 2, practiceSessions: 1, thisWeek: 3 },
  hasFeed: false,
}
const answers: Answers = { exam: { schedule: () => schedule } }
const upcoming = () => page.getByRole('list', { name: 'Upcoming Events' })
const day = (name: string) => page.getByRole('button', { name })

/** "Schedule (student)" and "Schedule status" of the specification, copied. */
const badges = [
  ['upcoming', 'amber', 'Upcoming'],
  ['in_progress', 'green', 'Open now'],
  ['completed', 'grey', 'Completed'],
  ['missed', 'grey', 'Missed'],
] as const
const counters = [
  ['Upcoming Exams', '2'],
  ['Practice Sessions', '1'],
  ['This Week', '3'],
] as const

test('the schedule is the specification’s', async () => {
  await showScreen(SchedulePage, { as: 'student', answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible()
  for (const [label, value] of counters) {
    const term = page.getByRole('term').filter({ hasText: label })
    await expect.element(term).toBeVisible()
    expect(term.element().nextElementSibling?.textContent).toBe(value)
  }
  await expect.element(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'November – December 2026' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Filter' })).toBeVisible()
  expect(document.querySelectorAll('[data-day]')).toHaveLength(35)
  await expectAccessible()
})

test('today is marked, and days with events say how many', async () => {
  await showScreen(SchedulePage, { as: 'student', answers })
  await expect.element(day('Tuesday 24 November, today, no events')).toHaveAttribute('aria-current', 'date')
  await expect.element(day('Thursday 26 November, 2 events')).toHaveTextContent('262')
  // What is open for weeks stands on its first and last day alone.
  await expect.element(day('Friday 4 December, 1 event')).toBeVisible()
  await expect.element(day('Saturday 28 November, no events')).toBeVisible()
})

test('a day is chosen by mouse, or by arrows and Enter', async () => {
  await showScreen(SchedulePage, { as: 'student', answers })
  await day('Thursday 26 November, 2 events').click()
  const list = page.getByRole('list', { name: 'Events of Thursday 26 November' })
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(2)
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Wednesday 25 November' })).toBeVisible()
  await expect.element(page.getByText('No events on this day.')).toBeVisible()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(day('Sunday 22 November, 1 event')).toHaveFocus()
  await expect.element(page.getByText('You did not sit this one.')).toBeVisible()
})

test.each(badges)('an event that is %s has a badge in %s that says %s', async (status, tone, word) => {
  const [one] = schedule.events.filter((event) => event.status === status)
  if (!one) throw new Error(`No event is ${status}.`)
  await showScreen(SchedulePage, {
    as: 'student',
    answers: { exam: { schedule: () => ({ ...schedule, events: [one] }) } },
  })
  await page
    .getByRole('button', { name: /1 event$/ })
    .first()
    .click()
  const badge = page.getByText(word, { exact: true }).first()
  await expect.element(badge).toHaveAttribute('data-tone', tone)
})

test('what may have been written on a device is not called missed, and says how its answers are sent', async () => {
  const one = event({ status: 'on_device', days: ['2026-11-23'], opensAt: '2026-11-23T08:00:00.000Z' })
  const read = { exam: { schedule: () => ({ ...schedule, events: [one] }) } }
  await showScreen(SchedulePage, { as: 'student', answers: read })
  await day('Monday 23 November, 1 event').click()
  await expect.element(page.getByText('On a device', { exact: true })).toHaveAttribute('data-tone', 'grey')
  const said = /^Not heard yet\. .*Open this page on that device with a network, and your answers are sent\.$/
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText(/Missed|did not sit/)).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('On a device')
  await expect.element(day('Monday 23 November, 1 event')).toBeVisible()
})

test('what is ahead is listed with title, subject, type, date, time, duration and location', async () => {
  await showScreen(SchedulePage, { as: 'student', answers })
  await expect.poll(() => upcoming().getByRole('listitem').elements().length).toBe(3)
  // The year is said where it is not this one.
  const said = lagosDate(new Date()).startsWith('2026') ? '' : ' 2026'
  const mock = upcoming().getByRole('listitem').filter({ hasText: 'Mathematics Mock' })
  for (const text of ['Exam', 'Mathematics · 60 minutes · Hall A', `Thu 26 Nov${said}, 9:00 am to 11:00 am`]) {
    await expect.element(mock).toMatchTextContent(new RegExp(text.replaceAll(' ', '\\s')))
  }
  const running = upcoming().getByRole('listitem').filter({ hasText: 'Running Practice' })
  await expect.element(running.getByRole('link', { name: 'Take Exam' })).toBeVisible()
})

test('Filter narrows calendar and list by type, subject and status', async () => {
  await showScreen(SchedulePage, { as: 'student', answers })
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('combobox', { name: 'Subject' }).selectOptions('Physics')
  await expect.poll(() => upcoming().getByRole('listitem').elements().length).toBe(1)
  await expect.element(day('Thursday 26 November, 1 event')).toBeVisible()
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Quiz')
  await expect.element(page.getByText('Nothing here fits the filter.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Subject' }).selectOptions('All subjects')
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Missed')
  await expect.element(day('Sunday 22 November, 1 event')).toBeVisible()
})

test('the file for a calendar holds what is ahead, and nothing that is over', async () => {
  await showScreen(SchedulePage, { as: 'student', answers })
  const files: Blob[] = []
  const made = URL.createObjectURL
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return made.call(URL, file)
  }
  const noWayOut = (event: Event) => event.preventDefault()
  document.addEventListener('click', noWayOut)
  await page.getByRole('button', { name: 'Download calendar file' }).click()
  document.removeEventListener('click', noWayOut)
  URL.createObjectURL = made
  const text = (await files[0]?.text()) ?? ''
  expect(text).toContain('SUMMARY:Mathematics Mock\r\n')
  expect(text).toContain('SUMMARY:Running Practice closes\r\n')
  expect(text).not.toMatch(/Missed|English/)
})

test('a student without exams is told so, and the demo shows its samples', async () => {
  await showScreen(SchedulePage, {
    as: 'student',
    answers: { exam: { schedule: () => ({ ...schedule, events: [] }) } },
  })
  await expect.element(page.getByText('No upcoming events')).toBeVisible()
  expect(page.getByRole('table', { name: 'Calendar' }).elements()).toEqual([])
  // Here alone a private address can be dropped.
  await expect.element(page.getByRole('heading', { name: 'In your own calendar' })).toBeVisible()
  await expectAccessible()
  await showScreen(SchedulePage, { as: 'student' })
  await expect.element(upcoming().getByText('Biology Mock Examination')).toBeVisible()
})

test('five weeks fit on a phone, and what is next is read and seen before them', async () => {
  await page.viewport(360, 740)
  await showScreen(SchedulePage, { as: 'student', answers })
  await expect.element(day('Thursday 26 November, 2 events')).toBeVisible()
  const [next, weeks] = [upcoming(), page.getByRole('table', { name: 'Calendar' })].map((one) => one.element())
  expect(next?.getBoundingClientRect().bottom).toBeLessThan(weeks?.getBoundingClientRect().top ?? 0)
  const cards = page.getByRole('main').getByRole('heading', { level: 2 }).elements()
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Upcoming Events',
    'November – December 2026',
    'In your own calendar',
  ])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const sizes = [...document.querySelectorAll('[data-day]')].map((cell) => cell.getBoundingClientRect())
  expect(sizes.every(({ width, height }) => width >= 40 && height >= 44)).toBe(true)
  await page.viewport(1280, 800)
})
