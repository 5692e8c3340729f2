import { figureText, shownColumns } from '@sabimark/domain/report/report-cells.ts'
import type { Cell, ReportContent, ReportFormat } from '@sabimark/domain/report/report-content.ts'
import type { SchoolFace } from '@sabimark/domain/report/school-face.ts'
import { expect, test } from 'vitest'
import { contents, performanceRows } from '../../../test/builders/report.ts'
import { countOf, pressed, readCsv, readPdf, readWorkbook } from '../../../test/read-report.ts'
import { openReportFile } from './report-file.ts'

const madeAt = new Date('2026-11-23T09:12:30Z')

type Rows = readonly (readonly Cell[])[]

async function written(
  format: ReportFormat,
  content: ReportContent,
  rows: Rows = [],
  school: SchoolFace | null = null,
) {
  const file = openReportFile({ format, content, school, madeBy: 'Mrs Sample', madeAt })
  for (let at = 0; at < rows.length; at += 5) await file.add({ rows: rows.slice(at, at + 5) })
  return await file.end()
}

/** Each content with the rows that come to its main table piece by piece. */
const cases = contents().map((content) => {
  const [main] = content.tables
  const further = main.rowCount > main.rows.length ? performanceRows(main.rowCount) : []
  return { type: content.type, content, further, mainRows: [...main.rows, ...further], bars: content.bars?.rows ?? [] }
})

test('one of the contents has a bar', () => {
  expect(cases.flatMap(({ type, bars }) => bars.map(({ label }) => [type, label]))).toEqual([
    ['performance', 'Biology'],
  ])
})

test.each(cases)('a PDF of $type says each name, mark and figure', async ({ content, further, mainRows, bars }) => {
  const pages = await readPdf(await written('pdf', content, further))
  const whole = pages.join('')
  for (const text of [content.title, content.schoolName, content.range, content.counted])
    expect(whole).toContain(pressed(text))
  for (const { label, value, kind } of content.figures)
    expect(whole).toContain(pressed(label) + pressed(figureText(value, kind)))
  for (const { label, average, studentsCount } of bars)
    expect(whole).toContain(`${pressed(label)}${average}%·${studentsCount}students`)
  const tables = content.tables.map((table, at) => ({ table, rows: at === 0 ? mainRows : table.rows }))
  for (const { table, rows } of tables) {
    expect(whole).toContain(pressed(table.title))
    if (rows.length === 0) expect(whole).toContain(pressed(table.empty))
    const columns = shownColumns(table.columns, { isWide: true })
    const isAlone = tables.filter(({ rows: others }) => others[0]?.[0] === rows[0]?.[0]).length === 1
    for (const row of rows) {
      const line = pressed(columns.map(({ textOf }) => textOf(row)).join(''))
      if (isAlone) expect(countOf(whole, line), line).toBe(1)
      else expect(whole).toContain(line)
    }
  }
  for (const [at, page] of pages.entries()) expect(page).toContain(`Page${at + 1}of${pages.length}`)
  expect(whole).toContain('MadebyMrsSampleon23Nov2026,10:12am')
})

test('on paper the school is first, with its logo and its colour, and Sabimark is one word at the foot', async () => {
  const [one] = cases
  if (!one) throw new Error('no content')
  const { schoolName } = one.content
  const school = { schoolName, motto: 'Light and Truth', address: 'Sample Road, Ibadan', color: '#804000', logo: pixel }
  const [bytes, again] = await Promise.all([1, 2].map(() => written('pdf', one.content, one.further, school)))
  expect(Buffer.compare(bytes ?? pixel, again ?? pixel)).toBe(0)
  expect(Buffer.from(bytes ?? []).includes('/Subtype /Image')).toBe(true)
  const pages = await readPdf(bytes ?? new Uint8Array())
  // The foot is written as a page is opened, before what stands on it.
  for (const page of pages) expect(countOf(page, 'Sabimark')).toBe(1)
  expect(pages[0]).toContain(pressed(`${schoolName}Light and TruthSample Road, Ibadan${one.content.title}`))
})

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each(cases)('a workbook of $type has a sheet for each table, numbers as numbers, days as dates', async (one) => {
  const { content, further, mainRows, bars } = one
  const [summary, ...sheets] = readWorkbook(await written('excel', content, further))
  const said = summary?.rows.flat() ?? []
  for (const { label, value } of content.figures) {
    expect(said).toContain(label)
    if (value !== null) expect(said).toContain(value)
  }
  for (const { label, average, studentsCount } of bars)
    expect(summary?.rows).toContainEqual([label, average, studentsCount])
  expect(sheets).toHaveLength(content.tables.length)
  for (const [at, table] of content.tables.entries()) {
    const rows = at === 0 ? mainRows : table.rows
    const sheet = sheets[at]
    expect(sheet?.isHeadFrozen).toBe(true)
    const expected = rows.map((row) => row.map((cell, place) => asExcel(cell, table.columns[place]?.kind === 'day')))
    const width = table.columns.length
    const found = sheet?.rows.map((row) => Array.from({ length: width }, (_, place) => row[place] ?? null))
    expect(found).toEqual([table.columns.map(({ label }) => label), ...expected])
  }
})

/** Excel counts days from the end of 1899. */
function asExcel(cell: Cell, isDay: boolean): Cell {
  return isDay && typeof cell === 'string' ? Date.parse(cell) / 86_400_000 + 25_569 : cell
}

test.each(cases)(
  'a CSV file of $type is the main table with all its columns',
  async ({ content, further, mainRows }) => {
    const asCsv = (cell: Cell) => (cell === null ? '' : /^[=@+-]/.test(String(cell)) ? `'${cell}` : String(cell))
    expect(readCsv(await written('csv', content, further))).toEqual([
      content.tables[0].columns.map(({ label }) => label),
      ...mainRows.map((row) => row.map(asCsv)),
    ])
  },
)

test.each(['pdf', 'excel', 'csv'] as const)('the same report gives the same bytes: %s', async (format) => {
  for (const { content, further } of cases) {
    const [first, second] = await Promise.all([written(format, content, further), written(format, content, further)])
    expect(Buffer.compare(first, second)).toBe(0)
  }
})

test('what is longer than a page is on paper to its end, and heads are repeated', async () => {
  const [content] = contents()
  if (!content) throw new Error('no content')
  const words = Array.from({ length: 900 }, (_, at) => `w${at}w`)
  const title = words.join(' ')
  const rows = performanceRows(60).map((row, at) => (at === 7 ? [title, ...row.slice(1)] : row))
  const long = { ...content, title, counted: 'x'.repeat(5_000) }
  const pages = await readPdf(await written('pdf', { ...long, tables: [{ ...long.tables[0], rowCount: 60 }] }, rows))
  const whole = pages.join('')
  // Once as the title of the report, once in its row; the line above later pages is cut.
  for (const word of words.slice(100)) expect(countOf(whole, word), word).toBe(2)
  expect(countOf(whole, 'N59n')).toBe(1)
  const tablePages = pages.slice(pages.findIndex((page) => page.includes('N0n')))
  expect(tablePages.length).toBeGreaterThan(3)
  for (const page of tablePages) expect(page).toContain('StudentStudentIDClassScorePercentGradeDate')
})
