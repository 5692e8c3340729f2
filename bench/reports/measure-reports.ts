import { type FileHead, openReportFile, type ReportPiece } from '@sabimark/server/src/report/render/report-file.ts'
import type { SavesBeside } from '../load/figures.ts'
import { sampleCard, sampleContent, sampleHead, sampleRow } from './samples.ts'

export type ReportsPace = { cards: number; rows: number }

/** `cpuMs`: of the whole process. `moreMb`: how much more memory it had at most than before. */
export type FileFigures = { tookMs: number; cpuMs: number; moreMb: number; bytes: number }

/** By what was written: report cards, and a report of many rows in each format. */
export type ReportsFigures = Record<'cards' | 'excel' | 'csv' | 'pdf', FileFigures>

/** What candidates who save wait for, alone and while the report cards of a hall are made, and how long that took. */
export type MeanwhileFigures = SavesBeside & { madeMs: number }

const cardsInPiece = 25
const rowsInPiece = 2_000

/** Writes files as the server does, in a thread of its own, and without a database: each after the thread has been used. */
export async function measureReports(
  { cards, rows }: ReportsPace,
  say: (line: string) => void,
): Promise<ReportsFigures> {
  const madeAt = new Date()
  const rowsHead = (format: 'excel' | 'csv' | 'pdf'): FileHead => ({
    format,
    content: sampleContent(rows),
    school: null,
    madeBy: 'Mrs Sample',
    madeAt,
  })
  const rowPieces = () => pieces(rows, rowsInPiece, (numbers) => ({ rows: numbers.map(sampleRow) }))
  say(`${cards} report cards, then ${rows} rows as workbook, CSV and PDF`)
  const ofCards = await measureFile({ format: 'pdf', cards: sampleHead, madeAt }, () =>
    pieces(cards, cardsInPiece, (numbers) => ({ cards: numbers.map(sampleCard) })),
  )
  return {
    cards: ofCards,
    excel: await measureFile(rowsHead('excel'), rowPieces),
    csv: await measureFile(rowsHead('csv'), rowPieces),
    pdf: await measureFile(rowsHead('pdf'), rowPieces),
  }
}

async function measureFile(head: FileHead, piecesOf: () => Iterable<ReportPiece>): Promise<FileFigures> {
  const restMb = process.memoryUsage.rss() / 1e6
  let mostMb = restMb
  const look = () => {
    mostMb = Math.max(mostMb, process.memoryUsage.rss() / 1e6)
  }
  const looking = setInterval(look, 20)
  const began = performance.now()
  const cpu = process.cpuUsage()
  const file = openReportFile(head)
  for (const piece of piecesOf()) await file.add(piece)
  const { length } = await file.end()
  const tookMs = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  clearInterval(looking)
  look()
  return { tookMs, cpuMs: (user + system) / 1000, moreMb: mostMb - restMb, bytes: length }
}

function* pieces(count: number, size: number, of: (numbers: number[]) => ReportPiece): Iterable<ReportPiece> {
  for (let first = 0; first < count; first += size)
    yield of(Array.from({ length: Math.min(size, count - first) }, (_, at) => first + at))
}
