import { fill, tidy } from '@sabimark/seed/fill.ts'
import { startProduct } from '../product/start-product.ts'
import { type CallCounts, type Calls, measureCalls } from './measure-calls.ts'
import { readSeededSchool } from './seeded-school.ts'
import type { Size } from './sizes.ts'

/** The cost of each call by size, and how many times that of the first size it is. */
export type GrowthFigures = Record<string, Record<string, { cpuMicros: number; p50Ms: number; times: number }>>

type Options = { sizes: readonly Size[]; counts: CallCounts; say: (line: string) => void }

/** Fills a database of each size beside a server of its own, and measures the same calls on each. */
export async function measureGrowth({ sizes, counts, say }: Options): Promise<GrowthFigures> {
  const found: GrowthFigures = {}
  let first: Calls | undefined
  for (const size of sizes) {
    const calls = await measureSize(size, counts, say)
    first ??= calls
    for (const [name, figures] of Object.entries(calls)) {
      found[name] ??= {}
      found[name][size.name] = { ...figures, times: figures.cpuMicros / (first[name]?.cpuMicros ?? Number.NaN) }
    }
  }
  return found
}

async function measureSize({ name, ...scale }: Size, counts: CallCounts, say: Options['say']): Promise<Calls> {
  say(`${name}: starting a production server and filling its database`)
  const product = await startProduct()
  try {
    let toldAt = performance.now()
    const { schoolIds, password, attempts, events } = await fill({
      ownerUrl: product.ownerUrl,
      scale,
      onProgress: ({ schools, attempts: done }) => {
        if (performance.now() - toldAt < 20_000) return
        toldAt = performance.now()
        say(`  ${done} of ${scale.attempts} attempts, ${schools + 1} of ${scale.schools} schools`)
      },
    })
    await tidy(product.ownerUrl)
    say(`${name}: ${attempts} attempts with ${events} events; measuring`)
    const schoolId = schoolIds[Math.floor(schoolIds.length / 2)] ?? ''
    const calls = await measureCalls(product, await readSeededSchool(product, schoolId, password), counts)
    for (const [call, { cpuMicros, p50Ms }] of Object.entries(calls)) {
      say(`  ${call}: ${Math.round(cpuMicros)} µs, median ${p50Ms.toFixed(2)} ms`)
    }
    return calls
  } finally {
    await product.stop()
  }
}
