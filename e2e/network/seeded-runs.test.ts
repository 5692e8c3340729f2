import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { runSeeds, seedsFrom } from './seeded-runs.ts'

const wayOutMs = 600_000

test(
  'twenty-four candidates on bad networks: what was said to be saved was, and everything arrives',
  async () => {
    const summaries = await runSeeds({ seeds: seedsFrom(randomBytes(4).toString('hex'), 24), atOnce: 24 })
    expect(summaries.filter(({ problems }) => problems.length > 0)).toEqual([])
    const acknowledged = summaries.reduce((sum, { counts }) => sum + counts.acknowledged, 0)
    const moves = summaries.reduce((sum, one) => sum + one.moves, 0)
    // Whoever looks nothing up finds nothing.
    expect(acknowledged).toBeGreaterThanOrEqual(moves)
    // Their sockets were taken, broken by the network and heard hints; a lost one costs no answer.
    const ofSockets = (figure: keyof (typeof summaries)[number]['sockets']) =>
      summaries.reduce((sum, { sockets }) => sum + sockets[figure], 0)
    for (const figure of ['taken', 'broken', 'hinted'] as const) expect(ofSockets(figure), figure).toBeGreaterThan(0)
  },
  wayOutMs,
)
