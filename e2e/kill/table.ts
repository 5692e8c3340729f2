import { moments, victims } from './plan.ts'
import type { Session, Struck } from './session.ts'

/** One kill in one line. */
export function lineOf(
  { number, exam, moment, victim, workers, afterMs, readyMs, isByItself, acknowledged }: Struck,
  count: number,
): string {
  const back = Number.isNaN(readyMs)
    ? 'killed again before it was ready'
    : `ready after ${(readyMs / 1000).toFixed(1)} s ${isByItself ? 'by itself' : 'by npm start'}, ${acknowledged} acknowledged events there`
  const what = `${victim}${workers > 1 ? ` of ${workers} workers` : ''}`
  return `${String(number).padStart(4)}/${count}  exam ${exam}  ${moment.padEnd(11)}  ${what.padEnd(20)} after ${String(afterMs).padStart(4)} ms  ${back}`
}

/** How often what was killed at which moment, and how long it took to be back. */
export function tableOf(session: Session): string {
  const { struck } = session
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  const count = (test: (one: Struck) => boolean) => String(struck.filter(test).length)
  const lines = [
    row(['killed', ...moments, 'all', 'ready again, median', 'slowest']),
    row(['---', ...moments.map(() => '---'), '---', '---', '---']),
    ...victims.map((victim) =>
      row([
        victim,
        ...moments.map((moment) => count((one) => one.victim === victim && one.moment === moment)),
        count((one) => one.victim === victim),
        ...spread(
          struck.filter((one) => one.victim === victim && !Number.isNaN(one.readyMs)).map(({ readyMs }) => readyMs),
        ),
      ]),
    ),
    row([
      'all',
      ...moments.map((moment) => count((one) => one.moment === moment)),
      String(struck.length),
      ...spread(struck.filter(({ readyMs }) => !Number.isNaN(readyMs)).map(({ readyMs }) => readyMs)),
    ]),
  ]
  const failures = [...session.failures].map(([name, times]) => `${times} × ${name}`).join(', ')
  return [
    ...lines,
    '',
    `attempts: ${session.candidates}, acknowledged events: ${session.acknowledged}, looked for: ${session.lookedFor} times`,
    `longest from handing in to the result: ${(session.longestWaitMs / 1000).toFixed(1)} s`,
    `calls that were not answered well meanwhile: ${failures || 'none'}`,
  ].join('\n')
}

function spread(times: number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  const inSeconds = (ms: number | undefined) => (ms === undefined ? '' : `${(ms / 1000).toFixed(1)} s`)
  return [inSeconds(sorted[Math.floor(sorted.length / 2)]), inSeconds(sorted.at(-1))]
}
