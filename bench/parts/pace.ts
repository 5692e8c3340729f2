import { heartbeatEveryMs } from '@sabimark/domain/attempt/live-frames.ts'
import type { BackupPace } from '../backup/measure-backup.ts'
import type { BankPace } from '../bank/measure-bank.ts'
import type { CitusPace } from '../citus/citus-figures.ts'
import type { CountsPace } from '../counts/measure-counts.ts'
import type { CallCounts } from '../growth/measure-calls.ts'
import { middleSizes, type Size, shortSizes, yearsSizes } from '../growth/sizes.ts'
import type { OfficePace } from '../office/measure-office.ts'
import { allFontSets, type FontSet } from '../pages/font-sets.ts'
import { type Devices, oldDevices, thisMachine } from '../pages/slow-down.ts'
import type { ReportsPace } from '../reports/measure-reports.ts'
import type { RosterPace } from '../roster/measure-roster.ts'

/** How long, how often and with how many candidates things are measured. */
export type Pace = {
  warmUpMs: number
  measureMs: number
  /** Until a resting PostgreSQL has told of all its commits. */
  settleMs: number
  /** From ready to the look at the memory at rest. */
  restMs: number
  /** Herds of each size; the middle one counts. */
  rounds: number
  herds: number[]
  /** Of each public page; the middle one counts. */
  visits: number
  /** Of each public page on devices with these fonts; the worst counts. */
  shifts: { rounds: number; sets: readonly FontSet[] }
  /** Of each of so many pages of staff, in a school of so many students. */
  staffPages: { rounds: number; students: number; pages: number }
  devices: Devices
  lanes: number[]
  /** The load that others are compared with, and the one that saves while a class signs in. */
  middleLanes: number
  openLanes: number
  signIns: { count: number; overMs: number; savesPerSecond: number }
  workers2: { lanes: number[]; herds: number[] }
  growth: { counts: CallCounts; growth: readonly Size[]; years: readonly Size[] }
  roster: RosterPace
  office: OfficePace
  bank: BankPace
  reports: ReportsPace
  corrections: { papers: number; rounds: number }
  /** Questions of the subject, how many are drawn, for whom they are published, and how often each act is done. */
  exams: { bank: number; drawn: number; candidates: number; rounds: number }
  /** Candidates who save texts and choices in turn, and who hand in essays. */
  typed: { lanes: number; herd: number }
  /** Sockets of one exam, and how long and often they are watched; then a hall that writes so many answers in so long. */
  live: {
    pages: number
    stretchMs: number
    rounds: number
    reach: { candidates: number; answers: number; overMs: number }
  }
  /** Candidates of one hall, what is saved there, how long it is watched before looks are counted and while they are, and how often each board asks. */
  board: { candidates: number; savesPerSecond: number; beforeMs: number; watchMs: number; everyMs: number }
  /** Devices that come back at once, and how many answers each brings. */
  arrive: { devices: number; unsent: number }
  /** Candidates who get one device ready, and how much slower its processor is. */
  offline: { candidates: number; processorTimes: number }
  citus: CitusPace
  counts: CountsPace
  backup: BackupPace
}

export const fullPace: Pace = {
  warmUpMs: 2_000,
  measureMs: 10_000,
  settleMs: 10_500,
  restMs: 30_000,
  rounds: 3,
  herds: [200, 1_000],
  visits: 5,
  shifts: { rounds: 3, sets: allFontSets },
  staffPages: { rounds: 3, students: 200, pages: 100 },
  devices: oldDevices,
  lanes: [1, 16, 64, 256],
  middleLanes: 64,
  openLanes: 256,
  signIns: { count: 200, overMs: 10_000, savesPerSecond: 64 },
  workers2: { lanes: [64], herds: [1_000] },
  growth: { counts: { candidates: 120, savesOfEach: 10, looks: 200 }, growth: middleSizes, years: yearsSizes },
  roster: {
    students: 2_000,
    schools: 500,
    looks: 200,
    rounds: 3,
    exports: 10,
    signInsPerSecond: 10,
    processorTimes: 4,
  },
  bank: { questions: 50_000, drafts: 20, inEach: 50, looks: 100, rounds: 3, imported: 500 },
  reports: { cards: 1_000, rows: 20_000 },
  corrections: { papers: 1_000, rounds: 3 },
  exams: { bank: 5_000, drawn: 60, candidates: 800, rounds: 20 },
  office: { lines: 1_000_000, people: 2_000, schools: 500, students: 400, looks: 100 },
  typed: { lanes: 64, herd: 1_000 },
  live: {
    pages: 1_000,
    stretchMs: heartbeatEveryMs,
    rounds: 4,
    reach: { candidates: 40, answers: 240, overMs: 60_000 },
  },
  board: { candidates: 1_000, savesPerSecond: 20, beforeMs: 60_000, watchMs: 120_000, everyMs: 4_000 },
  arrive: { devices: 200, unsent: 60 },
  offline: { candidates: 3, processorTimes: 6 },
  citus: { pairs: 5, lanes: 64, herd: 200, measureMs: 5_000, schools: 500 },
  counts: { candidates: 15, warmUps: 5, restMs: 15_000 },
  backup: {
    // Many small schools: filling one takes the square of its papers.
    scale: { schools: 100, attempts: 60_000, events: 600_000, students: 60, questions: 40 },
    lanes: 64,
    stretchMs: 10_000,
    stretches: 3,
  },
}

/** Everything once and small: shows that the bench works, and no speed. */
export const shortPace: Pace = {
  warmUpMs: 100,
  measureMs: 300,
  settleMs: 100,
  restMs: 100,
  rounds: 1,
  herds: [10],
  visits: 1,
  shifts: { rounds: 1, sets: ['others'] },
  staffPages: { rounds: 1, students: 5, pages: 1 },
  devices: thisMachine,
  lanes: [1, 4],
  middleLanes: 4,
  openLanes: 4,
  signIns: { count: 5, overMs: 500, savesPerSecond: 20 },
  workers2: { lanes: [4], herds: [10] },
  growth: { counts: { candidates: 4, savesOfEach: 2, looks: 5 }, growth: shortSizes, years: shortSizes },
  roster: { students: 60, schools: 3, looks: 5, rounds: 1, exports: 1, signInsPerSecond: 10, processorTimes: 1 },
  bank: { questions: 200, drafts: 1, inEach: 5, looks: 3, rounds: 1, imported: 60 },
  reports: { cards: 3, rows: 50 },
  office: { lines: 500, people: 60, schools: 3, students: 20, looks: 5 },
  corrections: { papers: 10, rounds: 1 },
  exams: { bank: 60, drawn: 6, candidates: 4, rounds: 1 },
  typed: { lanes: 4, herd: 10 },
  live: { pages: 4, stretchMs: 300, rounds: 1, reach: { candidates: 4, answers: 4, overMs: 300 } },
  board: { candidates: 4, savesPerSecond: 20, beforeMs: 200, watchMs: 400, everyMs: 100 },
  arrive: { devices: 4, unsent: 60 },
  offline: { candidates: 2, processorTimes: 1 },
  citus: { pairs: 1, lanes: 4, herd: 4, measureMs: 300, schools: 4 },
  counts: { candidates: 3, warmUps: 1, restMs: 1_500 },
  backup: {
    scale: { schools: 1, attempts: 20, events: 200, students: 18, questions: 5 },
    lanes: 4,
    stretchMs: 300,
    stretches: 1,
  },
}

/** So many students a stage needs. */
export function studentsFor({ lanes, herds, openLanes, signIns, typed, live, board, arrive }: Pace): number {
  const halls = [typed.lanes, typed.herd, live.pages, board.candidates, arrive.devices]
  return Math.max(...lanes, ...herds, openLanes, signIns.count, ...halls)
}
