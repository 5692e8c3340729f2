import { figureText, shownColumns } from '@sabimark/domain/report/report-cells.ts'
import {
  type Cell,
  type ColumnKind,
  type ReportContent,
  type ReportFormat,
  reportFormats,
  reportTypes,
} from '@sabimark/domain/report/report-content.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multiplyPapers } from '../../../test/builders/papers.ts'
import { aSitting, cardOf, keyOf, newPage, type Sitting, sit } from '../../../test/builders/sitting.ts'
import { countOf, pressed, readCsv, readPdf, readWorkbook } from '../../../test/read-report.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { writeReport } from './write-report.ts'

let server: TestServer
let of: Sitting
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
  // One, two and three questions right, so that nobody's average is another's.
  for (const right of [1, 2, 3]) {
    const page = await newPage(server, of)
    await sit(page, await keyOf(server, of), { right })
    await cardOf(page)
  }
  await multiplyPapers(server, of.school, 3)
})
afterAll(() => server.stop())

/** Asked for, made and kept, as a school has it. */
async function made(type: ReportContent['type'], format: ReportFormat): Promise<Uint8Array> {
  const { id } = await of.school.admin.report.make({ type, range: 'this_week', format })
  await writeReport(server)(
    { schoolId: of.school.schoolId, reference: id },
    { renew: async () => true, isStopping: () => false },
  )
  const { bytes } = await inSchool(server.pools.app, of.school, (tx) =>
    tx.one<{ bytes: Buffer }>(
      'SELECT f.bytes FROM files f JOIN reports r ON r.file_id = f.id WHERE f.school_id = $1 AND r.id = $2',
      [tx.schoolId, id],
    ),
  )
  return new Uint8Array(bytes)
}

/** Each student's page: the average and the grade that the preview says, and every mark that Results say. */
async function expectCards(pages: readonly string[], students: ReportContent['tables'][0]['rows']): Promise<void> {
  const { items } = await of.school.admin.people.listStudents({})
  for (const [name, number, , papersCount, average, grade] of students) {
    const page = pages.find((one) => one.includes(pressed(String(number)))) ?? ''
    expect(page).toContain(pressed(String(name)))
    const whole = average === null ? '–' : `${figureText(average ?? null, 'percent')}${grade}`
    // As the average of all, and as that of the one subject.
    expect(page).toContain(pressed(`Overall average${whole}`))
    const studentId = items.find(({ studentNumber }) => studentNumber === number)?.id ?? ''
    const results = (await of.school.admin.result.listOfStudent({ studentId })).items
    expect(results).toHaveLength(Number(papersCount))
    if (average !== null) expect(page).toContain(pressed(`Mathematics${papersCount}${whole}`))
    for (const { examTitle, attemptNumber, score, submittedAt } of results) {
      const title = attemptNumber === 1 ? examTitle : `${examTitle} (attempt ${attemptNumber})`
      const day = figureText(lagosDate(new Date(submittedAt)), 'day')
      const { earnedHundredths = 0, availableHundredths = 0, percentage, grade: letter } = score ?? {}
      const mark = `${earnedHundredths / 100}/${availableHundredths / 100}${percentage}%${letter}`
      expect(countOf(page, pressed(`${title}Mathematics${day}${mark}`))).toBe(1)
    }
  }
}

/** A row as a workbook gives it back: days as numbers, and nothing behind the last cell that holds something. */
function inSheet(row: readonly Cell[], kinds: readonly ColumnKind[]): Cell[] {
  const daysTo = (day: string) => Date.parse(day) / 86_400_000 + 25_569
  return withoutEnd(row.map((cell, at) => (kinds[at] === 'day' && typeof cell === 'string' ? daysTo(cell) : cell)))
}

function withoutEnd(row: readonly Cell[]): Cell[] {
  return row.slice(0, 1 + row.findLastIndex((cell) => cell !== null))
}

const each = reportTypes.flatMap((type) =>
  reportFormats.filter((format) => type !== 'report_cards' || format === 'pdf').map((format) => ({ type, format })),
)

test.each(each)('$type as $format says what its preview says', async ({ type, format }) => {
  const content = await of.school.admin.report.preview({ type, range: 'this_week' })
  const [main] = content.tables
  const bytes = await made(type, format)
  if (format === 'csv') {
    const [head, ...rows] = readCsv(bytes)
    expect(head).toEqual(main.columns.map(({ label }) => label))
    expect(rows).toHaveLength(main.rowCount)
    expect(rows.slice(0, main.rows.length)).toEqual(main.rows.map((row) => row.map((cell) => String(cell ?? ''))))
  } else if (format === 'excel') {
    const [summary, ...sheets] = readWorkbook(bytes)
    const said = (summary?.rows ?? []).map(withoutEnd)
    for (const { label, value, kind } of content.figures)
      expect(said).toContainEqual(inSheet([label, value], [kind, kind]))
    const bars = content.bars?.rows ?? []
    expect(bars).toHaveLength(type === 'performance' ? 1 : 0)
    for (const { label, average, studentsCount } of bars) expect(said).toContainEqual([label, average, studentsCount])
    expect(sheets.map(({ rows }) => rows.length - 1)).toEqual(content.tables.map(({ rowCount }) => rowCount))
    for (const [at, { columns, rows }] of content.tables.entries()) {
      const [head, ...written] = sheets[at]?.rows ?? []
      expect(head).toEqual(columns.map(({ label }) => label))
      const kinds = columns.map(({ kind }) => kind)
      expect(written.slice(0, rows.length).map(withoutEnd)).toEqual(rows.map((row) => inSheet(row, kinds)))
    }
  } else {
    if (type === 'report_cards') return await expectCards(await readPdf(bytes), main.rows)
    const paper = (await readPdf(bytes)).join('')
    expect(paper).toContain(pressed(content.counted))
    for (const { label, value, kind } of content.figures)
      expect(paper).toContain(pressed(label) + pressed(figureText(value, kind)))
    const columns = shownColumns(main.columns, { isWide: true })
    for (const row of main.rows) expect(paper).toContain(pressed(columns.map(({ textOf }) => textOf(row)).join('')))
  }
})
