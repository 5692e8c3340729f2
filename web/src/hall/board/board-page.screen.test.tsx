import type { HallBoard } from '@sabimark/contract/answers.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { besideMenu, cutIn } from '../../../test/beside-menu.ts'
import { hallId, sampleBoard } from '../../../test/sample-board.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { readAgain } from '../../platform/queries.ts'
import BoardPage from './board-page.tsx'

afterEach(() => page.viewport(1280, 800))

/** Of today in Lagos at any hour: a time of today is said without its day. */
const middayToday = () => `${lagosDate(new Date())}T11:16:00.000Z`

/** Each reading after the first is made of the one before it. */
async function show(later: () => HallBoard | Error = () => sampleBoard(), theme: 'light' | 'dark' = 'light') {
  const since: (string | undefined)[] = []
  await showScreen(BoardPage, {
    ...{ as: 'teacher', theme, at: `/dashboard/exams/${hallId(1)}/hall/${hallId(2)}` },
    path: '/dashboard/exams/$examId/hall/$sittingId',
    answers: {
      hall: {
        board: (input) => {
          since.push(input.since)
          const reading = input.since === undefined ? sampleBoard() : later()
          if (reading instanceof Error) throw reading
          return reading
        },
      },
    },
  })
  await expect.element(page.getByText('Ada Sample')).toBeVisible()
  return since
}

const showBoard = (board: HallBoard) =>
  showScreen(BoardPage, {
    ...{ as: 'teacher', at: `/dashboard/exams/${hallId(1)}/hall/${hallId(2)}` },
    path: '/dashboard/exams/$examId/hall/$sittingId',
    answers: { hall: { board: () => board } },
  })

const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const namesShown = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent?.split(' ')[0])

test('who is silent or away stands first, each with how old the news of them is', async () => {
  await show()
  await expect.element(page.getByRole('heading', { name: 'Biology: second term exam' })).toBeVisible()
  await expect.element(page.getByText(/^2[45] minutes left$/)).toBeVisible()
  expect(namesShown().slice(0, 3)).toEqual(['Chi', 'Bola', 'Femi'])
  await expect.element(rowOf('Chi Sample')).toMatchTextContent(/Not heard from/)
  await expect.element(rowOf('Chi Sample')).toMatchTextContent(/6 min ago/)
  await expect.element(rowOf('Chi Sample')).toMatchTextContent(/14 of 40, 3 not sent yet/)
  await expect.element(rowOf('Ada Sample')).toMatchTextContent(/12 of 40/)
  await expectAccessible()
})

const longName = 'Oluwaseun Adebayo-Ogunleye'

test.each([1280, 1024, 960, 912])('names and what the columns usually hold at most are whole at %i', async (width) => {
  await page.viewport(width, 800)
  const board = sampleBoard()
  const heardAt = new Date(Date.now() - 59.5 * 60_000).toISOString()
  const flags = [{ kind: 'left_page' as const, count: 4, ms: 150_000 }]
  const rows = board.rows.map((row) =>
    row.light === 'not_here'
      ? { ...row, light: 'on_device' as const, onDeviceSince: middayToday() }
      : { ...row, heardAt, flags, extraMinutes: row.endsAt === null ? 0 : 15 },
  )
  const people = board.people.map((one, place) => ({
    ...one,
    name: place === 0 ? longName : one.name,
    studentNumber: `OAGS/26/041${place}`,
  }))
  await showBoard({ ...board, rows, people })
  besideMenu()
  // A scrollbar takes some of it on many desks.
  document.querySelector('main')?.style.setProperty('margin-inline-end', '15px')
  await expect.element(rowOf('Chi Sample')).toMatchTextContent(/59 min ago.*\+15.*Not heard from1 to look at/)
  await expect.element(rowOf('Efe Sample')).toMatchTextContent(/On a devicesince \d+:\d\d [ap]m/)
  const cell = page.getByRole('rowheader', { name: new RegExp(longName) }).element()
  const { paddingLeft, paddingRight } = getComputedStyle(cell)
  expect(cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)).toBeGreaterThanOrEqual(140)
  expect(cutIn(page.getByRole('table').element())).toEqual([])
  // In its column, else under the name; two candidates of one name are told apart by it.
  const numbers = page.getByText('OAGS/26/0410', { exact: true }).elements()
  expect(numbers.filter((one) => one.clientWidth > 0)).toHaveLength(1)
  const height = width < 1200 ? 57 : 45
  expect(rowOf('Chi Sample').element().getBoundingClientRect().height).toBeLessThanOrEqual(height)
})

test('pills count where they stand, and narrow the rows', async () => {
  await show()
  await page.getByRole('button', { name: 'Go and look 2' }).click()
  await expect.poll(namesShown).toEqual(['Chi', 'Bola'])
  await page.getByRole('button', { name: 'All 8' }).click()
  await page.getByRole('searchbox', { name: /Search by name/ }).fill('gf/6')
  await expect.poll(namesShown).toEqual(['Ngozi'])
})

test('what was noticed is told as a fact, with the way to how it was sat', async () => {
  await show()
  await page.getByRole('tab', { name: 'To look at 1' }).click()
  await expect.element(page.getByText('Left the page 4 times, 3 minutes in all.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^How it was sat: / })).toBeVisible()
  await expectAccessible()
  // On a phone a candidate is what was noticed and one line of acts, below one line of the hall and one of tabs.
  await page.viewport(360, 740)
  const [strip, tabs] = [page.getByRole('region', { name: 'The hall now' }), page.getByRole('tablist')]
  await expect.element(strip).not.toMatchTextContent(/writing/)
  expect(strip.element().getBoundingClientRect().height).toBeLessThanOrEqual(62)
  const rowsTop = page.getByRole('table').element().getBoundingClientRect().top
  const head = rowsTop - strip.element().getBoundingClientRect().top
  expect(head).toBeLessThanOrEqual(tabs.element().getBoundingClientRect().height + 120)
  const row = page.getByRole('row', { name: /Left the page 4 times/ }).element()
  expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(110)
  await expectAccessible()
})

test('on a phone the longest leave stands first, with its button in a line of its own below the words', async () => {
  await page.viewport(360, 740)
  const board = sampleBoard()
  const away = (minutes: number) => [{ kind: 'left_page' as const, count: 1, ms: minutes * 60_000 }]
  const rows = board.rows.map((row, place) => ({
    ...row,
    flags: place === 0 ? away(2) : place === 1 ? [{ kind: 'other_address' as const }] : place === 2 ? away(7) : [],
  }))
  await showBoard({ ...board, rows, may: { ...board.may, evidence: false } })
  await page.getByRole('tab', { name: 'To look at 3' }).click()
  const names = board.people.map(({ name }) => name.split(' ')[0])
  await expect.poll(namesShown).toEqual([names[2], names[0], names[1]])
  expect(rowOf('Left the page 1 time, 7').element().getBoundingClientRect().height).toBeLessThanOrEqual(110)
  for (const button of page.getByRole('button', { name: /^Write a note about/ }).elements()) {
    const words = button.closest('td')?.previousElementSibling
    const text = document.createRange()
    text.selectNodeContents(button)
    const [below, above] = [text.getBoundingClientRect(), words?.getBoundingClientRect()]
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(below.top - (above?.bottom ?? Infinity)).toBeGreaterThanOrEqual(8)
    expect(below.left).toBe(above?.left)
  }
})

test('a closed hall says on a phone how many were ended by the clock, in the one line it has', async () => {
  await page.viewport(360, 740)
  const board = sampleBoard()
  const closesAt = new Date(Date.now() - 60_000).toISOString()
  const rows = board.rows.map((row) => (row.light === 'handed_in' ? row : { ...row, light: 'time_over' as const }))
  await showBoard({ ...board, rows, sitting: { ...board.sitting, closesAt } })
  const strip = page.getByRole('region', { name: 'The hall now' })
  await expect.element(strip).toMatchTextContent(/^closed 7 ended by the clock/)
  expect(strip.element().getBoundingClientRect().height).toBeLessThanOrEqual(62)
})

test('a later reading asks only for what changed, and a server that does not answer leaves the rows', async () => {
  let reading: HallBoard | Error = sampleBoard()
  const since = await show(() => reading)
  reading = {
    ...sampleBoard(),
    isWhole: false,
    people: [],
    since: 'two',
    rows: [],
    changed: [{ place: 0, answered: 13 }],
  }
  await readAgain()
  await expect.element(rowOf('Ada Sample')).toMatchTextContent(/13 of 40/)
  expect(since.slice(0, 2)).toEqual([undefined, 'one'])
  reading = refusal('UNAVAILABLE')
  await readAgain()
  await expect.poll(() => since.length).toBeGreaterThan(2)
  await expect.element(rowOf('Ada Sample')).toMatchTextContent(/13 of 40/)
})

test('on a phone each row is said in its line, and the dark reads as well', async () => {
  await page.viewport(360, 640)
  await show()
  await expect.element(page.getByText(/13 of 40 answered · heard 4\d s ago/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  // All of each line is in view: in two lines, of who writes as the others do.
  expect(rowOf('Ada Sample').element().getBoundingClientRect().height).toBeLessThanOrEqual(81)
  await expect.element(rowOf('Ngozi Sample')).toMatchTextContent(/Handed in · 40 of 40 answered · GF/)
  await expect.element(rowOf('Efe Sample')).toMatchTextContent(/Not here yet · GF/)
  await expect.element(rowOf('Dayo Sample')).toMatchTextContent(/ends \d+:\d\d [ap]m · heard .* · 15 minutes more/)
  const lines = [...page.getByRole('table').element().querySelectorAll('[data-dotted="true"]')]
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    expect(line.scrollWidth, line.textContent).toBeLessThanOrEqual(line.clientWidth)
    expect(line.textContent).toMatch(/GF\S*/)
  }
  // What stands below the bar has no empty band above it.
  const strip = page.getByRole('region', { name: 'The hall now' }).element()
  const before = [...(strip.parentElement?.children ?? [])].filter((one) => one.matches(':empty'))
  for (const empty of before) expect(['absolute', 'fixed']).toContain(getComputedStyle(empty).position)
  await expectAccessible()
  await expect.element(page.getByRole('button', { name: 'Give lost time back' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Give lost time back' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Give lost time back' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.viewport(1280, 800)
  await show(undefined, 'dark')
  await expectAccessible()
})

test('a board that nobody could read again is as it was then', async () => {
  const board = sampleBoard({ readAt: new Date(Date.now() - 60_000).toISOString() })
  const heardAt = new Date(Date.now() - 70_000).toISOString()
  await showBoard({ ...board, rows: board.rows.map((row) => ({ ...row, heardAt })) })
  await expect.element(page.getByText(/This board was read \d+ (s|min) ago and is as it was then/)).toBeVisible()
  await expect.element(rowOf('Ada Sample')).toMatchTextContent(/10 s ago/)
})

test('a hall that nobody is expected in says so, and offers nothing to do for nobody', async () => {
  await page.viewport(360, 640)
  await showBoard(sampleBoard({ people: [], rows: [] }))
  await expect.element(page.getByText(/^Nobody is expected in this sitting/)).toBeVisible()
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Invigilators' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Give lost time back' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('who was taken off the hall is told so, and the board goes', async () => {
  await show(() => refusal('NOT_IN_THIS_HALL', {}))
  await readAgain()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('Ada Sample')).not.toBeInTheDocument()
})
