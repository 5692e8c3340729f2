import type { ArriveFigures } from '../arrive/measure-arrive.ts'
import type { BackupFigures } from '../backup/measure-backup.ts'
import type { BankFigures } from '../bank/measure-bank.ts'
import type { BoardFigures } from '../board/measure-board.ts'
import type { CitusFigures } from '../citus/citus-figures.ts'
import type { CountsFigures } from '../counts/counts.ts'
import type { ExamsFigures } from '../exams/measure-exams.ts'
import type { GrowthFigures } from '../growth/measure-growth.ts'
import type { LiveFigures } from '../live/measure-live.ts'
import type { SavesBeside } from '../load/figures.ts'
import type { OfficeFigures } from '../office/measure-office.ts'
import type { OfflineFigures } from '../offline/measure-offline.ts'
import type { PagesFigures } from '../pages/measure-pages.ts'
import type { MeanwhileFigures, ReportsFigures } from '../reports/measure-reports.ts'
import type { RosterFigures } from '../roster/measure-roster.ts'

/** What `--json` writes. Times in milliseconds, processor time in microseconds, bytes on the wire. */
export type Figures = Partial<{
  core: Record<string, { medianMicros: number; p99Micros: number }>
  floor: { http: number; pg: number }
  save: Record<string, SaveFigures>
  open: { p50Ms: number; p99Ms: number }
  signin: Record<string, HerdFigures & { saveP99Ms: number }>
  start: Record<string, HerdFigures>
  submit: Record<string, HerdFigures>
  bytes: { cold: number; warm: number; save: number; saveHttp2: number }
  pages: PagesFigures
  rssMb: { rest: number; load: number }
  growth: GrowthFigures
  roster: RosterFigures & { meanwhile: SavesBeside }
  bank: BankFigures
  reports: { files: ReportsFigures; meanwhile: MeanwhileFigures }
  corrections: CorrectionsFigures
  exams: ExamsFigures
  office: OfficeFigures
  backup: BackupFigures
  typed: TypedFigures
  live: LiveFigures
  board: BoardFigures
  arrive: ArriveFigures
  offline: OfflineFigures
  counts: CountsFigures
  citus: CitusFigures
  workers2: {
    save: Record<string, SaveFigures>
    start: Record<string, HerdFigures>
    submit: Record<string, HerdFigures>
  }
}>

export type SaveFigures = {
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** Processor time of the server's processes and PostgreSQL's for each acknowledged save. */
  cpuMicros: number
  commitsPerSave: number
  /** For each save, headers included. */
  bytes: { sent: number; received: number }
}

export type HerdFigures = {
  /** Until the last candidate was served. */
  allMs: number
  p95Ms: number
  /** Processor time of the server's processes and PostgreSQL's for each candidate. */
  cpuMicros: number
}

/** Saving some two hundred characters against saving a choice, and handing in a paper with five essays among fifty. */
export type TypedFigures = { choiceMicros: number; textMicros: number; submit: HerdFigures; choiceSubmit: HerdFigures }

/** Of a hall whose key is put right; `saveP99Ms` of 64 candidates who save once a second meanwhile. */
export type CorrectionsFigures = {
  /** Who would move, computed. */
  triedMs: number
  /** From the correction until every paper is marked by it, with nothing else under way; and the processor time of that. */
  markedMs: number
  cpuMs: number
  /** 99 % of the saves of 64 candidates, one a second each: before, and while papers are marked again. */
  aloneP99Ms: number
  saveP99Ms: number
}
