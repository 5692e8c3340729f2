import { refusals } from '@sabimark/contract/refusal.ts'
import type { Cell, ReportContent } from '@sabimark/domain/report/report-content.ts'
import { keptRange, type RangeOfDays } from '@sabimark/domain/report/report-range.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import type { FileHead, ReportPiece } from '../render/report-file.ts'
import type { PapersAsked } from '../rows/narrowed-papers.db.ts'
import type { ReportParams } from '../rows/params.ts'
import { selectSum } from '../rows/performance.db.ts'
import { readPaperRows } from '../rows/performance-rows.ts'
import { readHead } from '../rows/read-head.ts'
import { hasRowPerPaper, readReport } from '../rows/read-report.ts'
import type { Begun } from './made-reports.db.ts'
import { selectCardStudents } from './read-cards.db.ts'
import { cardsAStep, readCards, readCardsHead, readSchoolFace } from './read-cards.ts'

/** So many rows are read in one transaction: with half as many no pause of the server was shorter, and a CSV file took longer. */
const rowsAStep = 2_000

/** It cannot be made, however often it is tried; the message is for people. */
export class CannotBeMade extends Error {}

/** One short transaction, after which it is known how far the report is. */
export type Step = <T>(doneCount: number, read: (tx: Tx) => Promise<T>) => Promise<T>

/** What of a report its content is read by. */
type Readable = Pick<Begun, 'params' | 'format' | 'madeBy' | 'madeAt' | 'range' | 'firstDay' | 'lastDay' | 'teacherId'>

type Counted = { piece: ReportPiece; count: number }
type Pieces = (step: Step, doneCount: () => number) => AsyncGenerator<Counted>

/**
 * `pieces` come one after the other: each is read when the one before was written. `agrees`: whether the head still says
 * what so many rows come to, once all are read.
 */
type Beginning = { head: FileHead; pieces: Pieces; agrees: (tx: Tx, doneCount: number) => Promise<boolean> }

/** What a file begins with, and what follows it. */
export async function beginPieces(tx: Tx, begun: Readable): Promise<Beginning> {
  const { madeAt } = begun
  const params: ReportParams = { ...begun.params, teacherId: begun.teacherId }
  const range = keptRange({ firstDay: begun.firstDay, lastDay: begun.lastDay, words: begun.range })
  if (params.type === 'report_cards') {
    // A class, subject or student may have been deleted since it was asked for.
    const asked = await readHead(tx, params, { now: madeAt, range })
    if (isRefused(asked)) throw new CannotBeMade(refusals[asked.refusal].message)
    const studentIds = await selectCardStudents(tx, params)
    const cards = await readCardsHead(tx, { range: range.words, madeAt })
    const head: FileHead = { format: 'pdf', cards, madeAt }
    return { head, pieces: cardsOf(studentIds, params, range), agrees: always }
  }
  const isLong = hasRowPerPaper(tx, params)
  // A CSV file has no figures. Asked before the figures are read, or a paper settled between both would be missed.
  const agrees = isLong && begun.format !== 'csv' ? await unchangedSince(tx, { range, params }) : always
  const content = await readReport(tx, params, { now: madeAt, range, mainRows: isLong ? 0 : Number.MAX_SAFE_INTEGER })
  if (isRefused(content)) throw new CannotBeMade(refusals[content.refusal].message)
  const [main, ...others] = content.tables
  const tables: ReportContent['tables'] = [{ ...main, rows: [] }, ...others]
  const school = begun.format === 'pdf' ? await readSchoolFace(tx) : null
  const madeBy = begun.madeBy ?? ''
  return {
    head: { format: begun.format, content: { ...content, tables }, school, madeBy, madeAt },
    pieces: isLong ? papersOf({ range, params }) : rowsOf(main.rows),
    agrees,
  }
}

const always = async () => true

/** Papers are settled while their rows are read: whether they come to the same as now, and were all read. */
async function unchangedSince(tx: Tx, asked: PapersAsked): Promise<Beginning['agrees']> {
  const before = await selectSum(tx, asked)
  return async (later, doneCount) => {
    const { markedCount, millionthsSum } = await selectSum(later, asked)
    return doneCount === markedCount && markedCount === before.markedCount && millionthsSum === before.millionthsSum
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

const papersOf = (asked: PapersAsked): Pieces =>
  async function* (step, doneCount) {
    for (let after: string | null = null; ; ) {
      const page: { rows: Cell[][]; next: string | null } = await step(doneCount(), (tx) =>
        readPaperRows(tx, asked, { after, size: rowsAStep }),
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
