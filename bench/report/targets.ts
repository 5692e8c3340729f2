import type { BankFigures } from '../bank/measure-bank.ts'
import type { OfflineFigures } from '../offline/measure-offline.ts'
import type { PagesFigures } from '../pages/measure-pages.ts'
import type { Figures } from './figures.ts'

export type Target = { name: string; found: number; bound: number; isAtLeast: boolean; unit: string }

/** What is to be reached on a machine of two cores that also runs the load; only what was measured. */
export function targetsOf({
  floor,
  save,
  open,
  signin,
  start,
  submit,
  bytes,
  pages,
  rssMb,
  growth,
  roster,
  bank,
  reports,
  corrections,
  exams,
  office,
  typed,
  live,
  board,
  arrive,
  offline,
  backup,
}: Figures): Target[] {
  const save64 = save?.['64']
  const share = save64 && floor ? (save64.perSecond / floor.http) * 100 : undefined
  const all = [
    { name: 'saves by 64, of what HTTP alone can do', found: share, bound: 40, isAtLeast: true, unit: '%' },
    atMost('processor of a save by 64', save64?.cpuMicros, 200, 'µs'),
    atMost('99 % of saves at half the load', open?.p99Ms, 50, 'ms'),
    atMost('1,000 starts at once', start?.['1000']?.allMs, 4_000, 'ms'),
    atMost('processor of a start', start?.['1000']?.cpuMicros, 3_000, 'µs'),
    atMost('1,000 submits at once, marked', submit?.['1000']?.allMs, 6_000, 'ms'),
    atMost('processor of a submit', submit?.['1000']?.cpuMicros, 4_000, 'µs'),
    atMost('processor of a sign-in', signin?.['200']?.cpuMicros, 30_000, 'µs'),
    atMost('memory of the Node processes at rest', rssMb?.rest, 200, 'MB'),
    atMost('a whole exam, empty cache', bytes && bytes.cold / 1000, 350, 'kB'),
    atMost('a whole exam, warm cache', bytes && bytes.warm / 1000, 80, 'kB'),
    atMost('a saved answer, both ways', bytes && bytes.save / 1000, 0.6, 'kB'),
    atMost('/ on a slow phone, first paint', pages?.landing.firstPaintMs, 1_500, 'ms'),
    atMost('/ on a slow phone, largest paint', pages?.landing.largestPaintMs, 2_500, 'ms'),
    atMost('/ on a slow phone, layout shift', pages?.landing.shift, 0.02, 'in all'),
    atMost('/ and sign-in, shift whatever the fonts', pages && mostShift(pages.shifts), 0.02, 'in all'),
    ...Object.entries(pages?.staff ?? {}).flatMap(([path, { first, again }]) => [
      atMost(`${path}, first visit`, first.requests, 20, 'requests'),
      atMost(`${path}, files kept`, again.shownMs, 3_500, 'ms'),
    ]),
    atMost('/, JavaScript in all (brotli)', pages && pages.landing.scriptBytes / 1000, 30, 'kB'),
    atMost('the sign-in page, all in all (brotli)', pages && pages.signIn.allBytes / 1000, 170, 'kB'),
    atMost('any call over the largest database', growth && mostTimes(growth), 2, 'times'),
    ...(roster ? rosterTargets(roster) : []),
    ...(bank ? bankTargets(bank) : []),
    ...(reports ? reportsTargets(reports) : []),
    atMost('memory of a socket', live?.socketKb, 30, 'kB'),
    atMost('1,000 sockets at rest', live?.corePercent, 2, '% of a core'),
    atMost('what staff do, on the last of 1,000 pages', live?.hintAllMs, 1_000, 'ms'),
    atMost('95% of answers, on a board', live?.toBoardP95Ms, 8_000, 'ms'),
    atMost('given time, on the last of 40 pages', live?.toPageAllMs, 1_000, 'ms'),
    atMost('the last of 1,000 pages back after a restart', live?.backAllMs, 15_000, 'ms'),
    atMost('the first board of 1,000', board?.firstKb, 60, 'kB'),
    atMost('the same', board?.firstMs, 1_000, 'ms'),
    atMost('a later look at it', board?.laterKb, 3, 'kB'),
    atMost('the same, in the middle', board?.laterMiddleMs, 12, 'ms of processor'),
    atMost('five boards of 1,000', board?.corePercent, 2, '% of a core'),
    atMost('200 devices back at once, with 60 answers each', arrive?.allMs, 20_000, 'ms'),
    atMost('processor of the first word of one', arrive?.cpuMicros, 3_500, 'µs'),
    atMost('to the list of this device, no network', offline?.listMs, 3_000, 'ms'),
    atMost('code to first question, a key 6× slower', offline && phoneMs(offline, 6), 4_000, 'ms'),
    atMost('the same, a phone that is 20× slower at keys', offline && phoneMs(offline, 20), 4_000, 'ms'),
    atMost('who would move, of 1,000 papers', corrections?.triedMs, 2_000, 'ms'),
    atMost('1,000 papers marked by another key', corrections?.markedMs, 5_000, 'ms'),
    atMost('the same', corrections?.cpuMs, 4_000, 'ms of processor'),
    atMost('99 % of saves meanwhile', corrections?.saveP99Ms, 50, 'ms'),
    ...Object.entries(office ?? {}).map(([name, { cpuMicros, boundMicros }]) =>
      atMost(name, cpuMicros, boundMicros, 'µs'),
    ),
    atMost('a backup written', backup && backup.writtenMs / 1000, 180, 's'),
    atMost('restored and compared', backup && backup.restoredMs / 1000, 480, 's'),
    atMost('99 % of saves meanwhile, more than alone', backup && backup.saveP99Ms - backup.aloneP99Ms, 50, 'ms'),
    atMost('60 questions drawn of 5,000', exams?.drawn.p50Ms, 100, 'ms'),
    atMost('60 questions published for 800, papers made', exams?.publishedMs, 5_000, 'ms'),
    ...Object.entries(exams?.acts ?? {}).map(([name, { cpuMicros }]) =>
      atMost(`${name}, 800 candidates`, cpuMicros / 1000, 10, 'ms of processor'),
    ),
    atMost('a text saved, of what a choice costs', typed && typed.textMicros / typed.choiceMicros, 1.3, 'times'),
    atMost('processor of a submit with essays', typed?.submit.cpuMicros, 1_600, 'µs'),
    // 1.6 ms with essays, where 1.5 are allowed without.
    atMost(
      'the same, of what one of choices costs',
      typed && typed.submit.cpuMicros / typed.choiceSubmit.cpuMicros,
      1.07,
      'times',
    ),
  ]
  return all.flatMap(({ found, ...target }) => (found === undefined ? [] : [{ ...target, found }]))
}

function rosterTargets({
  looks,
  acts,
  exported,
  slips,
  register,
  reading,
  promotion,
  meanwhile,
}: NonNullable<Figures['roster']>) {
  return [
    ...Object.entries(looks).map(([name, { alone, boundMicros }]) =>
      atMost(`students, ${name}`, alone.cpuMicros, boundMicros, 'µs'),
    ),
    atMost('any of these among many schools', Math.max(...Object.values(looks).map(({ times }) => times)), 2, 'times'),
    ...Object.entries(acts).map(([name, { tookMs }]) => atMost(`all students: ${name}`, tookMs, 1_500, 'ms')),
    atMost('all students: export', exported.cpuMicros / 1000, 500, 'ms of processor'),
    atMost('all students: slips', slips.allMs, 90_000, 'ms'),
    atMost('95 % of sign-ins meanwhile', slips.signInP95Ms, 200, 'ms'),
    atMost('a register of as many matched', register.matched.tookMs, 600, 'ms'),
    atMost('a register of as many added', register.added.tookMs, 4_000, 'ms'),
    atMost('a register of as many undone', register.undone.tookMs, 3_000, 'ms'),
    atMost('a list of as many read and judged', reading.readMs + reading.judgedMs, 2_000, 'ms'),
    atMost('the longest its page does not answer', reading.longestMs, 100, 'ms'),
    atMost('a year begun for everybody', promotion['a year begun'].tookMs, 1_500, 'ms'),
    atMost('99 % of saves beside a register', meanwhile.saveP99Ms, 50, 'ms'),
  ]
}

function bankTargets({ looks, confirmed }: BankFigures) {
  return [
    ...Object.entries(looks).map(([name, { cpuMicros, boundMicros }]) =>
      atMost(`bank, ${name}`, cpuMicros, boundMicros, 'µs'),
    ),
    atMost('bank: a file of 500 questions added', confirmed.tookMs, 5_000, 'ms'),
  ]
}

function reportsTargets({ files: { cards, excel, csv }, meanwhile }: NonNullable<Figures['reports']>) {
  return [
    atMost('1,000 report cards', cards.tookMs / 1000, 30, 's'),
    atMost('1,000 report cards', cards.cpuMs / 1000, 12, 's of processor'),
    atMost('1,000 report cards', cards.moreMb, 120, 'MB of memory'),
    atMost('1,000 report cards', cards.bytes / 1e6, 6, 'MB of file'),
    atMost('20,000 rows as a workbook', excel.tookMs, 4_000, 'ms'),
    atMost('20,000 rows as CSV', csv.tookMs, 1_000, 'ms'),
    atMost('99 % of saves while cards are made', meanwhile.saveP99Ms, 50, 'ms'),
  ]
}

function atMost(name: string, found: number | undefined, bound: number, unit: string) {
  return { name, found, bound, isAtLeast: false, unit }
}

function mostShift(shifts: PagesFigures['shifts']): number {
  return Math.max(0, ...Object.values(shifts).flatMap((byPath) => Object.values(byPath)))
}

function mostTimes(growth: NonNullable<Figures['growth']>): number {
  return Math.max(...Object.values(growth).flatMap((sizes) => Object.values(sizes).map(({ times }) => times)))
}

export function isMet({ found, bound, isAtLeast }: Target): boolean {
  return isAtLeast ? found >= bound : found <= bound
}

/** A slowed browser derives a key as fast as ever: what a phone takes for it is this machine's, so many times. */
function phoneMs({ deriveMs, openMs, startMs }: OfflineFigures, keyTimes: number): number {
  return keyTimes * deriveMs + openMs + startMs
}
