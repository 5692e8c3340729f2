import type { Exchange } from './counting-proxy.ts'
import type { BytesDetail } from './measure-bytes.ts'
import { bothWays, kindOf, type Sum, sumOf, sumsByKind } from './sum.ts'

const heaviestCount = 15

/** Where the bytes went, for whoever wants fewer: by kind, and the heaviest requests. */
export function detailTable({ cold, warm }: BytesDetail): string {
  return [...sitting('with an empty cache', cold), '', ...sitting('with a warm cache', warm)].join('\n')
}

function sitting(name: string, exchanges: readonly Exchange[]): string[] {
  const single = exchanges.filter((one) => kindOf(one) !== 'saves')
  const heaviest = single.toSorted((one, other) => bothWays(other) - bothWays(one)).slice(0, heaviestCount)
  return [
    `a whole exam ${name}`,
    row('', 'requests', 'up', 'down'),
    ...sumsByKind(exchanges).map(([kind, sum]) => sumRow(kind, sum)),
    sumRow('all', sumOf(exchanges)),
    '  the heaviest, saves apart',
    ...heaviest.map((one) => row(`  ${one.path.slice(0, 52)}`, String(one.status), kB(one.up), kB(one.down))),
  ]
}

function sumRow(name: string, { count, up, down }: Sum): string {
  return row(name, String(count), kB(up), kB(down))
}

function row(name: string, ...cells: string[]): string {
  return `  ${name.padEnd(54)} ${cells.map((cell) => cell.padStart(10)).join('')}`
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
