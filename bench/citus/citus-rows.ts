import type { CitusFigures } from './citus-figures.ts'

/** What the table says of it: a name and cells. */
export function citusRows({ manySchools, ...acts }: CitusFigures): [string, ...string[]][] {
  const listed = (values: readonly number[], digits: number) => values.map((one) => one.toFixed(digits)).join(', ')
  const pairs = Object.entries(acts).map(
    ([name, { middle, times, plainMicros, citusMicros }]): [string, ...string[]] => [
      name,
      `× ${middle.toFixed(2)} of the processor`,
      `in pairs ${listed(times, 2)}`,
      `µs on one ${listed(plainMicros, 0)}, on three ${listed(citusMicros, 0)}`,
    ],
  )
  const schools = Object.entries(manySchools).map(([name, one]): [string, ...string[]] => [
    `many schools, ${name}`,
    `${Math.round(one.perSecond)}/s`,
    `p99 ${one.p99Ms.toFixed(1)} ms`,
    `${Math.round(one.cpuMicros)} µs`,
    `${one.commitsPerSave.toFixed(3)} commits a save`,
    `${one.savesPerCall.toFixed(1)} saves a call`,
    ...one.calls.map(({ where, calls }) => `${where}: ${calls} calls`),
  ])
  return [...pairs, ...schools]
}
