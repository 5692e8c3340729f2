import type { HallToday as Today } from '@sabimark/contract/answers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import HallToday from './hall-today.tsx'
import TeacherExams from './teacher-exams.tsx'

const hour = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const hall = (place: number, said: Partial<Today['items'][number]>): Today['items'][number] => ({
  ...{
    examId: `0199ffff-ffff-7fff-8fff-00000000000${place}`,
    sittingId: `0199ffff-ffff-7fff-8fff-00000000010${place}`,
  },
  ...{ title: 'Biology', subject: 'Biology', classes: ['SS2 A'], opensAt: at(-hour), closesAt: at(hour) },
  ...{ expected: 38, running: 31, ...said },
})

test('what one invigilates leads to its board, before it opens and while it is open', async () => {
  const items = [hall(1, {}), hall(2, { title: 'Physics', opensAt: at(hour), closesAt: at(2 * hour), running: 0 })]
  await showScreen(HallToday, { as: 'teacher', answers: { hall: { today: () => ({ items, later: [] }) } } })
  await expect.element(page.getByText(/31 of 38 writing/)).toBeVisible()
  await expect.element(page.getByText(/opens .* · 38 candidates/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Watch Physics' })).toBeVisible()
  await expectAccessible()
})

test('a hall that closes on another day says which', async () => {
  const items = [hall(1, { closesAt: at(24 * hour) })]
  await showScreen(HallToday, { as: 'teacher', answers: { hall: { today: () => ({ items, later: [] }) } } })
  await expect.element(page.getByText(/closes tomorrow, /)).toBeVisible()
})

test('a day without a hall says nothing', async () => {
  await showScreen(HallToday, { as: 'teacher', answers: { hall: { today: () => ({ items: [], later: [] }) } } })
  await expect.element(page.getByText('You invigilate today')).not.toBeInTheDocument()
})

test("what a teacher invigilates of others' exams stands above their own, and leads to its board", async () => {
  const watched = hall(1, { title: 'Biology of a colleague' })
  const ofLater = { examId: watched.examId, sittingId: watched.examId, title: 'Chemistry', classes: ['SS1 B'] }
  const later = { ...ofLater, opensAt: new Date(Date.now() + 5 * 86_400_000).toISOString() }
  await showScreen(TeacherExams, {
    as: 'teacher',
    answers: { hall: { today: () => ({ items: [watched], later: [later] }) } },
  })
  const title = page.getByRole('heading', { level: 2, name: 'Halls you invigilate' })
  await expect.element(title).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Watch Biology of a colleague' }))
    .toHaveAttribute('href', `/dashboard/exams/${watched.examId}/hall/${watched.sittingId}`)
  await expect.element(page.getByText(/^SS1 B · opens .* [0-9:]+\s[ap]m$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Watch Chemistry' })).toBeVisible()
  await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThan(0)
  const [first] = page.getByRole('article').elements()
  expect(title.element().getBoundingClientRect().top).toBeLessThan(first?.getBoundingClientRect().top ?? 0)
  await expectAccessible()
})

test('a teacher who invigilates nothing sees their exams alone', async () => {
  await showScreen(TeacherExams, { as: 'teacher', answers: { hall: { today: () => ({ items: [], later: [] }) } } })
  await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThan(0)
  await expect.element(page.getByText('Halls you invigilate')).not.toBeInTheDocument()
})

test('on a phone a figure stays with its words, no dot ends a line, and sheets keep 12 pixels', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const items = [hall(1, { classes: ['SS1 A', 'SS1 B'], closesAt: at(24 * hour), expected: 30, running: 27 })]
  const empty = { items: [], nextCursor: null, total: 0 }
  await showScreen(TeacherExams, {
    as: 'teacher',
    answers: { hall: { today: () => ({ items, later: [] }) }, exam: { list: () => empty } },
  })
  const count = page.getByText(/27 of 30 writing/).last()
  await expect.element(count).toBeVisible()
  expect(count.element().getClientRects().length).toBe(1)
  expect(count.element().getBoundingClientRect().height).toBeLessThan(30)
  const halls = page.getByText('Halls you invigilate').element().closest('section')?.getBoundingClientRect()
  const sheet = page.getByText('No exams yet').element().closest('section, [class*="sheet"]')?.getBoundingClientRect()
  const button = page.getByRole('link', { name: 'Timetable' }).element().getBoundingClientRect()
  expect((halls?.top ?? 0) - button.bottom).toBeGreaterThanOrEqual(12)
  expect((sheet?.top ?? 0) - (halls?.bottom ?? 0)).toBeGreaterThanOrEqual(12)
  await expectAccessible()
})
