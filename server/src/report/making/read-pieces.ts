import { refusals } from '@sabimark/contract/refusal.ts'
import type { Cell, ReportContent } from '@sabimark/domain/report/report-content.ts'
import { keptRange, type RangeOfDays } from '@sabimark/domain/report/report-range.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import type { FileHead, ReportPiece } from '../render/report-file.ts'
import type { ReportParams } from '../rows/params.ts'
import { readMainRows, readReport } from '../rows/read-report.ts'
import type { Begun } from './made-reports.db.ts'
import { selectCardStudents } from './read-cards.db.ts'
import { cardsAStep, readCards, readCardsHead } from './read-cards.ts'

/** So many rows are read in one transaction. */
export const rowsAStep = 2_000

/** It cannot be made, however often it is tried; the message is for people. */
export class CannotBeMade extends Error {}

/** One short transaction, after which it is known how far the report is. */
export type Step = <T>(doneCount: number, read: (tx: Tx) => Promise<T>) => Promise<T>

type Counted = { piece: ReportPiece; count: number }
type Pieces = (step: Step, doneCount: () => number) => AsyncGenerator<Counted>

/** What a file begins with, and its pieces one after the other: each is read when the one before was written. */
export async function beginPieces(tx: Tx, begun: Begun): Promise<{ head: FileHead; pieces: Pieces }> {
  const { params, madeAt } = begun
  const range = keptRange({ firstDay: begun.firstDay, lastDay: begun.lastDay, words: begun.range })
  if (params.type === 'report_cards') {
    const studentIds = await selectCardStudents(tx, params)
    const cards = await readCardsHead(tx, { range: range.words, madeAt })
    return { head: { format: 'pdf', cards, madeAt }, pieces: cardsOf(studentIds, params, range) }
  }
  // Only a performance report has a row for each paper; all others are read at once.
  const isLong = params.type === 'performance'
  const content = await readReport(tx, params, { now: madeAt, range, mainRows: isLong ? 0 : Number.MAX_SAFE_INTEGER })
  if (isRefused(content)) throw new CannotBeMade(refusals[content.refusal].message)
  const [main, ...others] = content.tables
  const tables: ReportContent['tables'] = [{ ...main, rows: [] }, ...others]
  const madeBy = begun.madeBy ?? ''
  return {
    head: { format: begun.format, content: { ...content, tables }, madeBy, madeAt },
    pieces: isLong ? papersOf(params, range) : rowsOf(main.rows),
  }
}

const cardsOf = (studentIds: readonly string[], params: ReportParams, range: RangeOfDays): Pieces =>
  async function* (step, doneCount) {
    for (let at = 0; at < studentIds.length; at += cardsAStep) {
      const some = studentIds.slice(at, at + cardsAStep)
      const cards = await step(doneCount(), (tx) => readCards(tx, some, { range, subjectId: params.subjectId }))
      yield { piece: { cards }, count: cards.length }
    }
  }

const papersOf = (params: ReportParams, range: RangeOfDays): Pieces =>
  async function* (step, doneCount) {
    for (let after: string | null = null; ; ) {
      const page: { rows: Cell[][]; next: string | null } = await step(doneCount(), (tx) =>
        readMainRows(tx, params, { range, after, size: rowsAStep }),
      )
      if (page.rows.length > 0) yield { piece: { rows: page.rows }, count: page.rows.length }
      if (page.next === null) return
      after = page.next
    }
  }

const rowsOf = (rows: readonly (readonly Cell[])[]): Pieces =>
  async function* (step, doneCount) {
    for (let at = 0; at < rows.length; at += rowsAStep) {
      const some = rows.slice(at, at + rowsAStep)
      await step(doneCount(), async () => undefined)
      yield { piece: { rows: some }, count: some.length }
    }
  }
