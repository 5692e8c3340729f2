import type { StoredFile } from '@sabimark/contract/answers.ts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import FilesPage from './files-page.tsx'

const id = (place: number) => `0199ffff-ffff-4fff-8fff-00000000000${place}`
const file = (place: number, said: Partial<StoredFile>): StoredFile => ({
  ...{
    id: id(place),
    name: 'Picture 3fa91c02.png',
    kind: 'question',
    bytes: 96_000,
    madeAt: '2026-11-20T09:00:00.000Z',
  },
  ...{ keptUntil: null, fileUrl: `/files/${id(place)}`, usedIn: null },
  ...said,
})
const items = [
  file(1, {
    ...{ name: 'greenfield-performance-2026-11-20.pdf', kind: 'report', bytes: 1_400_000 },
    keptUntil: '2026-12-20T09:00:00.000Z',
    usedIn: { noun: 'report', id: id(8), label: 'Performance Report, November 2026', moreCount: 0 },
  }),
  file(2, { usedIn: { noun: 'question', id: id(7), label: 'Label the chambers of the heart', moreCount: 2 } }),
  file(3, { name: 'Picture 51c0de77.jpg', keptUntil: '2026-11-27T09:00:00.000Z' }),
]
const figures = {
  kinds: [
    { kind: 'question' as const, count: 2, bytes: 12.3 * 1024 * 1024, mostBytes: 200 * 1024 * 1024 },
    { kind: 'report' as const, count: 1, bytes: 4 * 1024 * 1024, mostBytes: 500 * 1024 * 1024 },
    { kind: 'photo' as const, count: 9, bytes: 1024 * 1024, mostBytes: null },
    { kind: 'logo' as const, count: 1, bytes: 0, mostBytes: null },
  ],
}
const answers: Answers = {
  report: { listFiles: () => ({ items, nextCursor: null, total: 3 }), fileFigures: () => figures },
}
afterEach(() => page.viewport(1280, 800))

const rows = () => page.getByRole('row').elements().slice(1)

test('the kind of a file is whole beside the menu at 1280, and a phone says until when a file is kept', async () => {
  await page.viewport(1052, 900)
  await showScreen(FilesPage, { answers })
  const kind = page.getByRole('cell', { name: 'Question picture' }).first()
  await expect.element(kind).toBeVisible()
  expect(kind.element().scrollWidth).toBeLessThanOrEqual(kind.element().clientWidth)
  const days = page.getByRole('cell', { name: '27 Nov 2026' })
  expect(days.element().scrollWidth).toBeLessThanOrEqual(days.element().clientWidth)
  await page.viewport(360, 740)
  const line = page.getByText('Question picture · 94 kB · until 27 Nov 2026')
  await expect.element(line).toBeVisible()
  await expect.element(page.getByText(/^Question picture · 94 kB · Label the chambers/)).toBeVisible()
})

test.each([1052, 360])('reports whose names begin alike can be told apart at %i px', async (width) => {
  await page.viewport(width, 740)
  const names = [
    'greenfield-model-college-performance-2026-11-20.pdf',
    'greenfield-model-college-performance-2026-11-21.pdf',
  ]
  const alike = names.map((name, place) => file(place + 1, { name, kind: 'report' }))
  await showScreen(FilesPage, {
    answers: { report: { ...answers.report, listFiles: () => ({ items: alike, nextCursor: null, total: 2 }) } },
  })
  await expect.element(page.getByText(names[0] ?? '').first()).toBeVisible()
  for (const name of names) {
    const shown = page.getByText(name).first().element()
    expect(shown.scrollHeight).toBeLessThanOrEqual(shown.clientHeight)
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
  }
  for (const row of rows()) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(width === 360 ? 82 : 45)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test.each([
  ['light', 1280, 900],
  ['dark', 360, 740],
] as const)('files with size, use and room, %s at %i px', async (theme, width, height) => {
  await page.viewport(width, height)
  await showScreen(FilesPage, { theme, answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect.element(page.getByText('17.3 MB', { exact: true })).toBeVisible()
  for (const text of ['12.3 MB of 200 MB', '4 MB of 500 MB', '683.7 MB']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  }
  const note = page
    .getByText(width === 360 ? 'How long files are kept' : /^Pictures of questions and reports have/)
    .element()
  expect(note.getBoundingClientRect().height).toBeLessThanOrEqual(44)
  const sum = page.getByText('17.3 MB', { exact: true }).element()
  expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(sum.getBoundingClientRect().top)
  expect(rows()).toHaveLength(3)
  expect(rows()[1]?.textContent).toContain('Label the chambers of the heart and 2 more')
  expect(rows()[2]?.textContent).toContain('Nowhere now')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})

test('a picture is seen in its row, and a report has its letters; a phone tells how long they stay when asked', async () => {
  await page.viewport(360, 740)
  const fileUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
  const [report, picture] = items.map((one) => ({ ...one, fileUrl }))
  const shown = report && picture ? [report, picture] : []
  await showScreen(FilesPage, {
    answers: { report: { ...answers.report, listFiles: () => ({ items: shown, nextCursor: null, total: 2 }) } },
  })
  await expect.element(page.getByRole('row').nth(2)).toBeVisible()
  expect(rows().map((row) => row.querySelector('img')?.getAttribute('src') ?? row.textContent?.slice(0, 1))).toEqual([
    'R',
    fileUrl,
  ])
  const words = page.getByText(/^Pictures of questions and reports have/)
  await expect.element(words).not.toBeVisible()
  await page.getByText('How long files are kept').click()
  await expect.element(words).toBeVisible()
  await expectAccessible()
})

test('what uses a file is a press away, and a page of the list has a hundred', async () => {
  await page.viewport(1280, 900)
  const asked: object[] = []
  const listFiles = (input: object) => {
    asked.push(input)
    return { items, nextCursor: null, total: 3 }
  }
  await showScreen(FilesPage, { answers: { report: { ...answers.report, listFiles } } })
  await expect
    .element(page.getByRole('link', { name: 'Label the chambers of the heart' }))
    .toHaveAttribute('href', `/dashboard/questions/${id(7)}`)
  expect(asked[0]).toMatchObject({ size: 100, sort: 'name', order: 'asc' })
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Report')
  await expect.poll(() => asked.at(-1)).toMatchObject({ kind: 'report' })
})

test('none, and a list that did not come, are said', async () => {
  await page.viewport(1280, 900)
  await showScreen(FilesPage)
  await expect.element(page.getByText('No files yet')).toBeVisible()
  const listFiles = () => {
    throw refusal('UNAVAILABLE')
  }
  await showScreen(FilesPage, { answers: { report: { ...answers.report, listFiles } } })
  await expect.element(page.getByText(/The server is busy or restarting/)).toBeVisible()
})
