import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { StudentResults } from './student-results.tsx'

const student = '0199ffff-ffff-7fff-8fff-000000000001'
const score = {
  ...{ correctCount: 8, partlyCount: 0, wrongCount: 2, unansweredCount: 0, waitingCount: 0, questionCount: 10 },
  ...{ earnedHundredths: 1_600, availableHundredths: 2_000, percentage: 80, grade: 'A', isPass: true },
}
const result = (last: number, examTitle: string) => ({
  ...{ id: `0199ffff-ffff-7fff-8fff-00000000000${last}`, examId: student, examTitle, subject: 'Physics' },
  ...{ className: 'SS2B', attemptNumber: 1, submittedAt: '2026-11-20T09:00:00.000Z', toMarkCount: 0 },
  ...{ scoreRelease: { shown: true, at: null, waitsForTeacher: false }, score, classAverage: 58, passingScore: 50 },
})

test('a student’s results, exam by exam: what is not released says so, and what waits for a marker has no score', async () => {
  const held = { ...result(3, 'Held'), scoreRelease: { shown: false, at: null, waitsForTeacher: false } }
  const waiting = { ...held, ...result(4, 'Essay'), score: null, toMarkCount: 2 }
  const asked: object[] = []
  const listOfStudent = (input: object) => {
    asked.push(input)
    return { items: [result(2, 'First mock'), held, waiting], nextCursor: null, total: 3 }
  }
  await showScreen(() => <StudentResults studentId={student} averageScore={61.9} examsTaken={7} />, {
    answers: { result: { listOfStudent } },
  })
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(row('First mock')).toMatchTextContent(/Physics.*SS2B.*20 Nov 2026.*16 \/ 20.*80%.*A.*58\.0%/)
  await expect.element(row('Held')).toMatchTextContent(/Not released.*80%/)
  await expect.element(row('Essay')).toMatchTextContent(/2 to mark/)
  await expect
    .element(page.getByRole('link', { name: 'First mock' }))
    .toHaveAttribute('href', expect.stringMatching(/results\/0199ffff/))
  await page.getByRole('button', { name: 'Exam' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ studentId: student, sort: 'exam', order: 'asc' })
  await expectAccessible({ isStrict: true })
})

test.each([1280, 360])('no date, score or state of a result is cut beside a long title at %i', async (width) => {
  await page.viewport(width, 800)
  const long = { ...result(2, 'Mathematics first term mock for all arms of the senior classes'), className: 'SS2 Gold' }
  const held = { ...long, scoreRelease: { shown: false, at: null, waitsForTeacher: false } }
  const waiting = { ...held, ...result(3, 'Essay'), score: null, toMarkCount: 12 }
  const listOfStudent = () => ({ items: [held, waiting], nextCursor: null, total: 2 })
  // The room beside the facts of a student's record.
  const Part = () => (
    <div style={{ maxWidth: 620 }}>
      <StudentResults studentId={student} averageScore={61.9} examsTaken={7} />
    </div>
  )
  await showScreen(Part, { answers: { result: { listOfStudent } } })
  await expect.element(page.getByRole('link', { name: /^Mathematics first/ })).toBeVisible()
  const parts = [...document.querySelectorAll('td, td *, thead th, thead th *')].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.checkVisibility(),
  )
  const shown = width === 360 ? parts.filter((one) => one.closest('thead') === null) : parts
  // What is heard alone has no room of its own; a title ends in "…", and its subject stands where it has room.
  const isCut = (one: HTMLElement) => one.matches('.only-heard, td a, td a + span > :last-child')
  const seen = shown.filter((one) => !isCut(one))
  expect(
    seen.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).map((one) => one.innerText),
  ).toEqual([])
  expect(document.querySelector('tbody')?.innerText).not.toContain('MF')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible({ isStrict: true })
})

test('papers stand in the order they were sat beside the average of their class, and are heard whole', async () => {
  const sat = (last: number, title: string, day: string, percentage: number) => ({
    ...{ ...result(last, title), submittedAt: `2026-11-${day}T09:00:00.000Z` },
    score: { ...score, percentage, grade: percentage < 50 ? 'F' : 'A' },
  })
  const items = [sat(3, 'Second quiz', '12', 40), { ...sat(2, 'First quiz', '05', 80), classAverage: null }]
  const listOfStudent = () => ({ items, nextCursor: null, total: 2 })
  await showScreen(() => <StudentResults studentId={student} averageScore={60} examsTaken={2} />, {
    answers: { result: { listOfStudent } },
  })
  const graph = page.getByRole('img', { name: /^Scores in the order of the papers/ })
  await expect
    .element(graph)
    .toHaveAccessibleName(
      /5 Nov, First quiz: 80%, grade A\. 12 Nov, Second quiz: 40%, grade F, class average 58\.0%\.$/,
    )
  const figure = page.getByRole('figure')
  await expect.element(figure).toMatchTextContent(/5 Nov12 Nov.*an exam, with its grade.*pass mark 50/)
  // Of one day, which is named once, below the middle of both; the same day a year before is another one.
  const ofOneDay = [...items, result(4, 'Old quiz')].map((one, place) => ({
    ...{ ...one, submittedAt: `${place === 2 ? 2025 : 2026}-11-05T09:00:00.000Z` },
  }))
  await showScreen(() => <StudentResults studentId={student} averageScore={60} examsTaken={2} />, {
    answers: { result: { listOfStudent: () => ({ items: ofOneDay, nextCursor: null, total: 3 }) } },
  })
  await expect.element(figure).toMatchTextContent(/80%A5 Nov5 Novan exam/)
  const middles = (of: string) =>
    [...document.querySelectorAll(`figure ${of}`)].map((one) => {
      const { left, width } = one.getBoundingClientRect()
      return left + width / 2
    })
  const [old = 0, first = 0, second = 0] = middles('circle')
  const days = middles('[data-several]')
  expect(days[0]).toBeCloseTo(old, 0)
  expect(days[1]).toBeCloseTo((first + second) / 2, 0)
  await expectAccessible({ isStrict: true })
  // One result needs no search, and one is no course.
  expect(page.getByRole('searchbox').elements()).toEqual([])
  await expectAccessible({ isStrict: true })
  await showScreen(() => <StudentResults studentId={student} averageScore={40} examsTaken={1} />, {
    answers: { result: { listOfStudent: () => ({ items: items.slice(0, 1), nextCursor: null, total: 1 }) } },
  })
  await expect.element(page.getByRole('link', { name: 'Second quiz' })).toBeVisible()
  expect(page.getByRole('img').elements()).toEqual([])
  await expect.element(page.getByText('From the second marked paper on, a curve appears here.')).toBeVisible()
})

test('a student who sat nothing yet has an empty sheet', async () => {
  const listOfStudent = () => ({ items: [], nextCursor: null, total: 0 })
  await showScreen(() => <StudentResults studentId={student} averageScore={61.9} examsTaken={7} />, {
    answers: { result: { listOfStudent } },
  })
  await expect.element(page.getByText('No results yet')).toBeVisible()
})

test('many results can be searched, by a field that keeps off the edge of the screen', async () => {
  await page.viewport(360, 740)
  const items = Array.from({ length: 9 }, (_, place) => result(place + 1, `Quiz ${place + 1}`))
  await showScreen(() => <StudentResults studentId={student} averageScore={60} examsTaken={24} />, {
    answers: { result: { listOfStudent: () => ({ items, nextCursor: null, total: 24 }) } },
  })
  const field = page.getByRole('searchbox', { name: 'Search by exam or subject' })
  await expect.element(field).toBeVisible()
  const sheet = page.getByRole('region', { name: 'Results' }).element().getBoundingClientRect()
  expect(field.element().getBoundingClientRect().left - sheet.left).toBeGreaterThanOrEqual(16)
  await expectAccessible({ isStrict: true })
})
