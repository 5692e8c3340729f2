import { figureText, shownColumns } from '@sabimark/domain/report/report-cells.ts'
import {
  type ReportContent,
  type ReportFormat,
  reportFormats,
  reportTypes,
} from '@sabimark/domain/report/report-content.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multiplyPapers } from '../../../test/builders/papers.ts'
import { aSitting, handedIn, type Sitting } from '../../../test/builders/sitting.ts'
import { pressed, readCsv, readPdf, readWorkbook } from '../../../test/read-report.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { writeReport } from './write-report.ts'

let server: TestServer
let of: Sitting
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
  for (let sat = 0; sat < 3; sat += 1) await handedIn(server, of)
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
    const said = summary?.rows.flat()
    for (const { label } of content.figures) expect(said).toContain(label)
    expect(sheets.map(({ rows }) => rows.length - 1)).toEqual(content.tables.map(({ rowCount }) => rowCount))
    for (const [at, { columns, rows }] of content.tables.entries()) {
      const [first] = sheets[at]?.rows.slice(1) ?? []
      const numbers = (rows[0] ?? []).filter((cell) => typeof cell === 'number')
      expect(first ?? []).toEqual(expect.arrayContaining(numbers))
      expect(sheets[at]?.rows[0]).toEqual(columns.map(({ label }) => label))
    }
  } else {
    const paper = (await readPdf(bytes)).join('')
    if (type === 'report_cards') {
      for (const row of main.rows) expect(paper).toContain(pressed(String(row[1])))
      return
    }
    expect(paper).toContain(pressed(content.counted))
    for (const { label, value, kind } of content.figures)
      expect(paper).toContain(pressed(label) + pressed(figureText(value, kind)))
    const columns = shownColumns(main.columns, { isWide: true })
    for (const row of main.rows) expect(paper).toContain(pressed(columns.map(({ textOf }) => textOf(row)).join('')))
  }
})
