import type { Exchange } from './counting-proxy.ts'

export type Sum = { count: number; up: number; down: number }

/** What a request is for, by its address. */
export function kindOf({ path }: Pick<Exchange, 'path'>): string {
  const file = path.replace(/[?#].*$/s, '')
  if (file === '/rpc/attempt/save') return 'saves'
  if (file === '/live') return 'the socket'
  if (file.startsWith('/api/content/')) return 'the paper'
  if (/^\/(?:rpc|api)\//.test(file)) return 'other calls'
  if (file.endsWith('.js')) return 'program'
  if (file.endsWith('.css')) return 'styles'
  if (/\.woff2?$/.test(file)) return 'letters'
  if (/\.\w+$/.test(file)) return 'pictures'
  return 'pages'
}

export function sumOf(exchanges: readonly Exchange[]): Sum {
  return {
    count: exchanges.length,
    up: exchanges.reduce((sum, { up }) => sum + up, 0),
    down: exchanges.reduce((sum, { down }) => sum + down, 0),
  }
}

export const bothWays = ({ up, down }: Pick<Sum, 'up' | 'down'>): number => up + down

/** The kinds, the heaviest first. */
export function sumsByKind(exchanges: readonly Exchange[]): [kind: string, sum: Sum][] {
  return [...Map.groupBy(exchanges, kindOf)]
    .map(([kind, some]): [string, Sum] => [kind, sumOf(some)])
    .toSorted(([, one], [, other]) => bothWays(other) - bothWays(one))
}
