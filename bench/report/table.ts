import type { ArriveFigures } from '../arrive/measure-arrive.ts'
import type { BackupFigures } from '../backup/measure-backup.ts'
import type { BankFigures } from '../bank/measure-bank.ts'
import type { BoardFigures } from '../board/measure-board.ts'
import { citusRows } from '../citus/citus-rows.ts'
import type { Counts, CountsFigures } from '../counts/counts.ts'
import type { ExamsFigures } from '../exams/measure-exams.ts'
import type { OfficeFigures } from '../office/measure-office.ts'
import type { OfflineFigures } from '../offline/measure-offline.ts'
import type { PagesFigures } from '../pages/measure-pages.ts'
import type { StaffVisits } from '../pages/staff-visit.ts'
import type { Visit } from '../pages/visit.ts'
import type { CorrectionsFigures, Figures, HerdFigures, SaveFigures, TypedFigures } from './figures.ts'
import { isMet, targetsOf } from './targets.ts'

/** The figures as a table for people, with what was to be reached beside them. */
export function tableOf(figures: Figures): string {
  const { core = {}, floor, save = {}, open, signin = {}, start = {}, submit = {}, bytes, rssMb, workers2 } = figures
  const saveLine = (name: string) => (one: [string, SaveFigures]) => row(`${name}${one[0]}`, ...saveCells(one[1]))
  const herdLine = (name: string) => (one: [string, HerdFigures]) => row(`${name}${one[0]}`, ...herdCells(one[1]))
  const sections = [
    section('pure core', [
      ...Object.entries(core).map(([name, { medianMicros, p99Micros }]) =>
        row(name, `${number(medianMicros)} µs`, `p99 ${number(p99Micros)} µs`),
      ),
    ]),
    section('floor', floor ? [row('http', `${number(floor.http)}/s`), row('pg', `${number(floor.pg)}/s`)] : []),
    section('save', [
      ...Object.entries(save).map(saveLine('')),
      ...Object.entries(workers2?.save ?? {}).map(saveLine('2 workers, ')),
    ]),
    section('open', open ? [row('', `p50 ${number(open.p50Ms)} ms`, `p99 ${number(open.p99Ms)} ms`)] : []),
    section(
      'signin',
      Object.entries(signin).map(([count, one]) =>
        row(count, ...herdCells(one), `saves p99 ${number(one.saveP99Ms)} ms`),
      ),
    ),
    section('start', [
      ...Object.entries(start).map(herdLine('')),
      ...Object.entries(workers2?.start ?? {}).map(herdLine('2 workers, ')),
    ]),
    section('submit', [
      ...Object.entries(submit).map(herdLine('')),
      ...Object.entries(workers2?.submit ?? {}).map(herdLine('2 workers, ')),
    ]),
    section(
      'bytes',
      bytes ? Object.entries(bytes).map(([name, count]) => row(name, `${number(count / 1000)} kB`)) : [],
    ),
    section(
      'live',
      figures.live
        ? [
            row(
              'a socket',
              `${number(figures.live.socketKb)} kB`,
              `all of them ${number(figures.live.corePercent)} % of a core`,
            ),
            row('a hint', `p50 ${number(figures.live.hintP50Ms)} ms`, `all ${number(figures.live.hintAllMs)} ms`),
            row(
              'an answer, to a board',
              `p50 ${number(figures.live.toBoardP50Ms)} ms`,
              `p95 ${number(figures.live.toBoardP95Ms)} ms`,
            ),
            row(
              'given time, to a page',
              `p50 ${number(figures.live.toPageP50Ms)} ms`,
              `all ${number(figures.live.toPageAllMs)} ms`,
            ),
            row(
              'a restart',
              `ready ${number(figures.live.restartMs)} ms`,
              `all back ${number(figures.live.backAllMs)} ms`,
            ),
          ]
        : [],
    ),
    section('board', figures.board ? boardLines(figures.board) : []),
    section('arrive', figures.arrive ? arriveLines(figures.arrive) : []),
    section('offline', figures.offline ? offlineLines(figures.offline) : []),
    section('pages', figures.pages ? pageLines(figures.pages) : []),
    section(
      'rssMb',
      rssMb ? Object.entries(rssMb).map(([name, megabytes]) => row(name, `${number(megabytes)} MB`)) : [],
    ),
    section(
      'growth',
      Object.entries(figures.growth ?? {}).map(([call, sizes]) =>
        row(
          call.padEnd(22),
          ...Object.entries(sizes).map(
            ([size, { cpuMicros, p50Ms, times }]) =>
              `${size}: ${number(cpuMicros)} µs (× ${times.toFixed(2)}), p50 ${number(p50Ms)} ms`,
          ),
        ),
      ),
    ),
    section('roster', figures.roster ? rosterLines(figures.roster) : []),
    section('bank', figures.bank ? bankLines(figures.bank) : []),
    section('reports', figures.reports ? reportsLines(figures.reports) : []),
    section('corrections', figures.corrections ? correctionsLines(figures.corrections) : []),
    section('exams', figures.exams ? examsLines(figures.exams) : []),
    section('backup', figures.backup ? backupLines(figures.backup) : []),
    section('office', figures.office ? officeLines(figures.office) : []),
    section('typed', figures.typed ? typedLines(figures.typed) : []),
    section('citus', figures.citus ? citusRows(figures.citus).map(([name, ...cells]) => row(name, ...cells)) : []),
    section('counts', figures.counts ? countsLines(figures.counts) : []),
    section('to reach', targetsOf(figures).map(targetLine)),
  ]
  return sections.filter((text) => text !== '').join('\n\n')
}

function section(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [title, ...lines].join('\n')
}

function saveCells({ perSecond, p50Ms, p95Ms, p99Ms, cpuMicros, commitsPerSave, bytes }: SaveFigures): string[] {
  return [
    `${number(perSecond)}/s`,
    `p50 ${number(p50Ms)} ms`,
    `p95 ${number(p95Ms)} ms`,
    `p99 ${number(p99Ms)} ms`,
    `${number(cpuMicros)} µs each`,
    `${commitsPerSave.toFixed(3)} commits`,
    `${number(bytes.sent)} + ${number(bytes.received)} bytes`,
  ]
}

function herdCells({ allMs, p95Ms, cpuMicros }: HerdFigures): string[] {
  return [`all ${number(allMs)} ms`, `p95 ${number(p95Ms)} ms`, `${number(cpuMicros)} µs each`]
}

function pageLines({ landing, signIn, shifts, staff }: PagesFigures): string[] {
  return [
    ...Object.entries({ landing, signIn }).map(pageLine),
    ...Object.entries(shifts).map(([set, byPath]) =>
      row(`fonts: ${set}`, ...Object.entries(byPath).map(([path, shift]) => `${path} shift ${shift.toFixed(4)}`)),
    ),
    ...Object.entries(staff).map(staffLine),
  ]
}

function rosterLines({
  looks,
  acts,
  exported,
  slips,
  register,
  reading,
  promotion,
  meanwhile,
}: NonNullable<Figures['roster']>): string[] {
  const wide = (name: string, ...cells: string[]) => row(name.padEnd(28), ...cells)
  return [
    ...Object.entries(looks).map(([name, { alone, among, times }]) =>
      wide(
        name,
        `${number(alone.cpuMicros)} µs`,
        `among many ${number(among.cpuMicros)} µs (× ${times.toFixed(2)})`,
        `p50 ${number(alone.p50Ms)} and ${number(among.p50Ms)} ms`,
      ),
    ),
    ...[...Object.entries(acts), ...Object.entries({ ...register, ...promotion })].map(
      ([name, { tookMs, cpuMicros }]) =>
        wide(name, `${number(tookMs)} ms`, `${number(cpuMicros / 1000)} ms of processor`),
    ),
    wide('export', `${number(exported.p50Ms)} ms`, `${number(exported.cpuMicros / 1000)} ms of processor`),
    wide('slips', `${number(slips.allMs)} ms`, `${slips.signIns} sign-ins, p95 ${number(slips.signInP95Ms)} ms`),
    wide(
      'a list read',
      `${number(reading.readMs)} ms`,
      `judged ${number(reading.judgedMs)} ms, one row changed ${number(reading.changedMs)} ms`,
      `longest task ${number(reading.longestMs)} ms`,
    ),
    wide('saves meanwhile', `p99 ${number(meanwhile.saveP99Ms)} ms`, `alone ${number(meanwhile.aloneP99Ms)} ms`),
  ]
}

function officeLines(figures: OfficeFigures): string[] {
  return Object.entries(figures).map(([name, { cpuMicros, p50Ms }]) =>
    row(name.padEnd(36), `${number(cpuMicros)} µs`, `p50 ${number(p50Ms)} ms`),
  )
}

function boardLines(board: BoardFigures): string[] {
  return [
    row('the first', `${number(board.firstKb)} kB`, `${number(board.firstMs)} ms`),
    row(
      'a later one',
      `${number(board.laterKb)} kB`,
      `${number(board.laterMiddleMs)} ms of processor in the middle, ${number(board.laterCpuMs)} in the mean`,
    ),
    row('one that another has read for', `${number(board.sharedCpuMs)} ms of processor`),
    row('five of them', `${number(board.corePercent)} % of a core`),
  ]
}

function offlineLines(all: OfflineFigures): string[] {
  const { firstBytes, nextBytes, listMs, hangingListMs, deriveMs, openMs, startMs } = all
  return [
    row('getting ready', `${number(firstBytes / 1000)} kB`, `the next ${number(nextBytes / 1000)} kB`),
    row('the list', `${number(listMs)} ms`, `where nothing answers ${number(hangingListMs)} ms`),
    row('the code', `key ${number(deriveMs)} ms`, `opened ${number(openMs)} ms`, `begun ${number(startMs)} ms`),
  ]
}

function arriveLines({ allMs, p95Ms, arriveP50Ms, cpuMicros }: ArriveFigures): string[] {
  return [
    row('all of them', `${number(allMs)} ms`, `p95 ${number(p95Ms)} ms`),
    row('a first word', `p50 ${number(arriveP50Ms)} ms`, `${number(cpuMicros)} µs`),
  ]
}

function correctionsLines({ triedMs, markedMs, cpuMs, saveP99Ms, aloneP99Ms }: CorrectionsFigures): string[] {
  return [
    row('who would move', `${number(triedMs)} ms`),
    row('marked again', `${number(markedMs)} ms`, `${number(cpuMs)} ms of processor`),
    row('saves meanwhile', `p99 ${number(saveP99Ms)} ms`, `alone ${number(aloneP99Ms)} ms`),
  ]
}

function examsLines({ drawn, publishedMs, acts }: ExamsFigures): string[] {
  return [
    row('drawn', `${number(drawn.p50Ms)} ms`, `${number(drawn.cpuMicros / 1000)} ms of processor`),
    row('published', `${number(publishedMs)} ms`),
    ...Object.entries(acts).map(([name, { tookMs, cpuMicros }]) =>
      row(name, `${number(tookMs)} ms`, `${number(cpuMicros / 1000)} ms of processor`),
    ),
  ]
}

function bankLines({ looks, confirmed, undone }: BankFigures) {
  const wide = (name: string, ...cells: string[]) => row(name.padEnd(48), ...cells)
  return [
    ...Object.entries(looks).map(([name, { cpuMicros, p50Ms }]) =>
      wide(name, `${number(cpuMicros)} µs`, `p50 ${number(p50Ms)} ms`),
    ),
    ...Object.entries({ 'a file added': confirmed, 'undo it': undone }).map(([name, { tookMs, cpuMicros }]) =>
      wide(name, `${number(tookMs)} ms`, `${number(cpuMicros / 1000)} ms of processor`),
    ),
  ]
}

function reportsLines({ files, meanwhile }: NonNullable<Figures['reports']>): string[] {
  const { aloneP99Ms, saveP99Ms, madeMs } = meanwhile
  const written = Object.entries(files).map(([what, { tookMs, cpuMs, moreMb, bytes }]) =>
    row(
      what,
      `${number(tookMs / 1000)} s`,
      `${number(cpuMs / 1000)} s of processor`,
      `${number(moreMb)} MB more`,
      `${number(bytes / 1e6)} MB file`,
    ),
  )
  const saves = `p99 of saves ${number(saveP99Ms)} ms (alone ${number(aloneP99Ms)} ms)`
  return [...written, row('made by the server', `${number(madeMs / 1000)} s`, saves)]
}

function backupLines(figures: BackupFigures): string[] {
  const { databaseBytes, fileBytes, writtenMs, writtenMb, restoredMs, restoredMb, aloneP99Ms, saveP99Ms } = figures
  const took = (ms: number, mostMb: number) => [`${number(ms / 1000)} s`, `${number(mostMb)} MB at most`]
  return [
    row('database', `${number(databaseBytes / 1e6)} MB`, `${number(fileBytes / 1e6)} MB file`),
    row('written', ...took(writtenMs, writtenMb)),
    row('restored', ...took(restoredMs, restoredMb)),
    row('saves', `p99 ${number(saveP99Ms)} ms meanwhile`, `alone ${number(aloneP99Ms)} ms`),
  ]
}

function countsLines(figures: CountsFigures): string[] {
  const line = (name: string, counts: Counts) =>
    row(
      name,
      `${counts.statements} statements`,
      `${counts.roundTrips} round trips`,
      `${counts.rows} rows`,
      `${counts.walBytes} bytes of WAL`,
      `${counts.sent} + ${counts.received} bytes`,
    )
  return [line('start', figures.start), line('save', figures.save), line('submit', figures.submit)]
}

function typedLines({ choiceMicros, textMicros, submit, choiceSubmit }: TypedFigures) {
  return [
    row('a choice saved', `${number(choiceMicros)} µs each`),
    row('a text saved', `${number(textMicros)} µs each`, `× ${(textMicros / choiceMicros).toFixed(2)}`),
    row('submit of choices', ...herdCells(choiceSubmit)),
    row('submit with five essays', ...herdCells(submit)),
  ]
}

function staffLine([path, { first, again }]: [string, StaffVisits]): string {
  const cells = ({ shownMs, requests, bytes }: StaffVisits['first']) =>
    `${number(shownMs)} ms, ${requests} requests, ${number(bytes / 1000)} kB`
  return row(path.padEnd(24), `first ${cells(first)}`, `again ${cells(again)}`)
}

function pageLine([name, page]: [string, Visit]): string {
  return row(
    name,
    `first ${number(page.firstPaintMs)} ms`,
    `largest ${number(page.largestPaintMs)} ms`,
    `shift ${page.shift.toFixed(4)}`,
    `scripts ${number(page.scriptBytes / 1000)} kB`,
    `all ${number(page.allBytes / 1000)} kB`,
  )
}

function targetLine(target: ReturnType<typeof targetsOf>[number]): string {
  const { name, found, bound, isAtLeast, unit } = target
  const verdict = isMet(target) ? 'met' : 'NOT MET'
  return `  ${name.padEnd(40)} ${`${number(found)} ${unit}`.padStart(12)}  ${isAtLeast ? 'at least' : 'at most'} ${number(bound)} ${unit}: ${verdict}`
}

function row(name: string, ...cells: string[]): string {
  return `  ${name.padEnd(16)} ${cells.map((cell) => cell.padStart(14)).join('  ')}`
}

function number(value: number): string {
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
