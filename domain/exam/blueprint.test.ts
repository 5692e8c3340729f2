import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BlueprintRow, type Drawable, drawBlueprint } from './blueprint.ts'

const topics = ['Algebra', 'Geometry', 'Statistics']
const difficulties = ['Easy', 'Hard']
const types = ['multiple_choice', 'essay']
const orAny = (of: readonly string[]) => fc.option(fc.constantFrom(...of))
const rows = fc.array(
  fc.record({ topic: orAny(topics), difficulty: orAny(difficulties), type: orAny(types), count: fc.nat(6) }),
  { minLength: 1, maxLength: 8 },
)
const banks = fc
  .array(
    fc.record({
      topic: fc.constantFrom(...topics),
      difficulty: fc.constantFrom(...difficulties),
      type: fc.constantFrom(...types),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((one, place): Drawable => ({ ...one, id: `q${place}` })))

const fits = (row: BlueprintRow, one: Drawable) =>
  [
    [row.topic, one.topic],
    [row.difficulty, one.difficulty],
    [row.type, one.type],
  ].every(([wanted, is]) => wanted === null || wanted === is)

/** How many questions can be given out at most, by another way: the flow through a graph, found by Edmonds and Karp. */
function mostByFlow(asked: readonly BlueprintRow[], bank: readonly Drawable[]): number {
  const [source, sink] = [asked.length + bank.length, asked.length + bank.length + 1]
  const left = new Map<string, number>()
  const neighbours = new Map<number, Set<number>>()
  const join = (from: number, to: number, room: number) => {
    left.set(`${from} ${to}`, room)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other))
    }
  }
  for (const [row, { count }] of asked.entries()) {
    join(source, row, count)
    for (const [place, question] of bank.entries()) {
      if (fits(asked[row] as BlueprintRow, question)) join(row, asked.length + place, 1)
    }
  }
  for (const place of bank.keys()) join(asked.length + place, sink, 1)
  const roomOf = (from: number, to: number) => left.get(`${from} ${to}`) ?? 0
  let flow = 0
  for (;;) {
    const cameFrom = new Map<number, number>([[source, source]])
    const queue = [source]
    for (const node of queue) {
      for (const next of neighbours.get(node) ?? []) {
        if (cameFrom.has(next) || roomOf(node, next) === 0) continue
        cameFrom.set(next, node)
        queue.push(next)
      }
    }
    if (!cameFrom.has(sink)) return flow
    for (let node = sink; node !== source; ) {
      const before = cameFrom.get(node) ?? source
      left.set(`${before} ${node}`, roomOf(before, node) - 1)
      left.set(`${node} ${before}`, roomOf(node, before) + 1)
      node = before
    }
    flow++
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

test('a draw succeeds exactly when it can, and else lacks as few questions as can be', () => {
  fc.assert(
    fc.property(rows, banks, fc.string(), (asked, bank, seed) => {
      const draw = drawBlueprint(asked, bank, seed)
      const wanted = sum(asked.map(({ count }) => count))
      const most = mostByFlow(asked, bank)
      expect('drawn' in draw).toBe(most === wanted)
      if ('missing' in draw) expect(sum(draw.missing)).toBe(wanted - most)
    }),
    { numRuns: 500 },
  )
})

test('what is drawn is exactly what was asked for, and no question comes twice', () => {
  fc.assert(
    fc.property(rows, banks, fc.string(), (asked, bank, seed) => {
      const draw = drawBlueprint(asked, bank, seed)
      if (!('drawn' in draw)) return
      expect(draw.drawn.map((ids) => ids.length)).toEqual(asked.map(({ count }) => count))
      expect(new Set(draw.drawn.flat()).size).toBe(draw.drawn.flat().length)
      for (const [row, ids] of draw.drawn.entries()) {
        for (const id of ids) {
          const question = bank.find((one) => one.id === id)
          expect(question && fits(asked[row] as BlueprintRow, question)).toBe(true)
        }
      }
    }),
  )
})

test('the same seed draws the same, and among equals each is drawn about as often', () => {
  const bank = Array.from({ length: 10 }, (_, place) => ({
    ...{ id: `q${place}`, topic: 'Algebra', difficulty: 'Easy', type: 'essay' },
  }))
  const asked = [{ topic: 'Algebra', difficulty: null, type: null, count: 3 }]
  expect(drawBlueprint(asked, bank, 'one')).toEqual(drawBlueprint(asked, bank, 'one'))
  const times = new Map<string, number>()
  for (let seed = 0; seed < 2_000; seed++) {
    const draw = drawBlueprint(asked, bank, `${seed}`)
    for (const id of 'drawn' in draw ? draw.drawn.flat() : []) times.set(id, (times.get(id) ?? 0) + 1)
  }
  for (const { id } of bank) expect(Math.abs((times.get(id) ?? 0) - 600)).toBeLessThan(120)
})

test('sixty of five thousand are drawn, also where rows want the same questions', () => {
  const bank = Array.from({ length: 5_000 }, (_, place) => ({
    id: `q${place}`,
    topic: `Topic ${place % 50}`,
    difficulty: difficulties[place % 2] ?? '',
    type: 'multiple_choice',
  }))
  const asked = Array.from({ length: 30 }, (_, row) => ({
    topic: row % 3 === 0 ? null : `Topic ${row}`,
    ...{ difficulty: row % 2 === 0 ? 'Easy' : null, type: null, count: 2 },
  }))
  const draw = drawBlueprint(asked, bank, 'seed')
  expect('drawn' in draw && draw.drawn.flat()).toHaveLength(60)
})
