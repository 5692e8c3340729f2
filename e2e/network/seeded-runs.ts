// Many seeded runs against one server, some at a time; meanwhile staff tell all pages again and again that there is something to ask for.
import { setTimeout as wait } from 'node:timers/promises'

import { type Server, startServer } from '../server.ts'
import { type RunSummary, runCandidate } from './candidate-run.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { openSchool, type School } from './school.ts'

type Options = {
  seeds: readonly string[]
  /** So many at a time. */
  atOnce: number
  onDone?: (summary: RunSummary, doneCount: number) => void
}

/** Far oftener than anybody acts on a hall: each hint is one more request that the network may lose. */
const hintEveryMs = 500

export function seedsFrom(base: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${base}-${index + 1}`)
}

export async function runSeeds({ seeds, atOnce, onDone }: Options): Promise<RunSummary[]> {
  const server = await startServer()
  try {
    const school = await openSchool(server, seeds.length, { ofAllTypes: true })
    const ledger = openLedger(server.dataDir)
    try {
      return await runAll({ server, school, ledger }, { seeds, atOnce, ...(onDone ? { onDone } : {}) })
    } finally {
      await ledger.end()
    }
  } finally {
    await server.stop()
  }
}

type Place = { server: Server; school: School; ledger: Ledger }

async function runAll({ server, school, ledger }: Place, { seeds, atOnce, onDone }: Options): Promise<RunSummary[]> {
  const summaries: RunSummary[] = []
  const waiting = seeds.map((seed, index) => ({ seed, candidate: school.candidates[index] }))
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!next.candidate) throw new Error('There are fewer candidates than seeds.')
      const summary = await runCandidate({ serverPort: server.port, school, ledger }, next.candidate, next.seed)
      summaries.push(summary)
      onDone?.(summary, summaries.length)
    }
  }
  const over = new AbortController()
  const hinting = hintAll(ledger, over.signal)
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, seeds.length) }, work))
  } finally {
    over.abort()
    await hinting
  }
  return summaries
}

async function hintAll(ledger: Ledger, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await ledger.hint()
    await wait(hintEveryMs, undefined, { signal: over }).catch(() => undefined)
  }
}
