import type { Notice } from '@sabimark/contract/answers.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import { Bell } from './bell.tsx'

// At noon in Lagos: what came a second ago is of today.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T11:00:00.000Z'), toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

const dayMs = 24 * 60 * 60_000
const notice = (place: number, agoMs: number, isRead: boolean): Notice => ({
  ...{ id: `0199ffff-ffff-7fff-8fff-00000000000${place}`, kind: 'teacher_joined', isRead },
  ...{ title: `Sample ${place} has joined`, text: 'They can now sign in and set exams.', to: '/teachers' },
  createdAt: new Date(Date.now() - agoMs).toISOString(),
})

test.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)('notices stand below their day, and what is unread is plain to see, at %i', async (width, theme) => {
  await page.viewport(width, 740)
  const items = [notice(1, 1000, false), notice(2, dayMs, true), notice(3, dayMs, true), notice(4, 40 * dayMs, true)]
  const list = () => ({ items, nextCursor: null, unreadCount: 1 })
  await showScreen(() => <Bell unreadCount={1} />, { theme, answers: { notice: { list } } })
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(panel.getByText('1 unread')).toBeVisible()
  const days = panel.getByRole('heading', { level: 3 }).elements()
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    expect.stringMatching(/^\w{3} \d+ \w{3} \d{4}$/),
  ])
  expect(days.map((day) => day.parentElement?.querySelectorAll('li').length)).toEqual([1, 2, 1])
  const lines = panel.getByRole('listitem')
  await expect.element(lines.first()).toMatchTextContent(/^Unread: Sample 1 has joinedJust now/)
  await expect.element(lines.nth(1)).toMatchTextContent(/^Sample 2 has joined\d+:\d\d [ap]m/)
  // One act in each: it leads to what it is about.
  expect(lines.elements().map((line) => line.querySelectorAll('a, button').length)).toEqual([1, 1, 1, 1])
  expect(panel.element().scrollWidth).toBeLessThanOrEqual(panel.element().clientWidth)
  await expectAccessible()
})

test('six new exams, each with a title of two lines, stand in one screen of a phone', async () => {
  await page.viewport(360, 740)
  const items = [1, 2, 3, 4, 5, 6, 7].map((place) => ({
    ...notice(place, dayMs, false),
    title: `New exam: Mathematics: Quick Quiz 1${place}`,
    text: 'Mathematics, 20 minutes. Open from Mon 30 Nov, 6:35\u00a0pm until 11:59\u00a0pm.',
  }))
  const list = () => ({ items, nextCursor: null, unreadCount: 7 })
  await showScreen(() => <Bell unreadCount={7} />, { answers: { notice: { list } } })
  await page.getByRole('button', { name: 'Notifications, 7 unread' }).click()
  const sixth = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').nth(5)
  await expect.element(sixth).toBeVisible()
  // The dialog comes in from below.
  await expect.poll(() => sixth.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740)
})
