import { expect, test } from 'vitest'
import type { ClockReading } from './clock-watch.ts'
import { type NodeClocks, watchNodeClocks } from './node-clocks.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const minutes = (count: number) => count * 60_000

/** A watch over nodes whose clocks stand where the test puts them, in minutes after noon; null: it does not answer. */
async function aWatch(clocks: Map<string, number | null>) {
  const told: boolean[] = []
  let looks = 0
  const read = (node: string) => async (): Promise<ClockReading> => {
    const at = clocks.get(node)
    if (at === null || at === undefined) throw new Error('the node is gone')
    return { wallMs: noon + minutes(at), steadyMs: minutes(10) }
  }
  const nodes = async () => {
    looks += 1
    return new Map([...clocks.keys()].map((node) => [node, read(node)]))
  }
  const watch = await watchNodeClocks({ nodes, onChange: (isTrusted) => told.push(isTrusted), everyMs: 2 })
  const looked = async () => {
    const seen = looks
    await expect.poll(() => looks, { interval: 1 }).toBeGreaterThan(seen + 1)
  }
  return { watch, told, looked }
}

test('a node whose clock is five minutes off when the server starts is noticed before it serves', async () => {
  const { watch, told } = await aWatch(
    new Map([
      ['coordinator', 0],
      ['worker 1', 0.5],
      ['worker 2', 5],
    ]),
  )
  watch.stop()
  expect([watch.isTrusted, told]).toEqual([false, [false]])
})

test('a node whose clock is set loses trust for all and wins it again', async () => {
  const clocks = new Map<string, number | null>([
    ['coordinator', 0],
    ['worker', 0],
  ])
  const { watch, told, looked } = await aWatch(clocks)
  expect(watch.isTrusted).toBe(true)
  clocks.set('worker', -5)
  await looked()
  expect(watch.isTrusted).toBe(false)
  clocks.set('worker', 0)
  await looked()
  expect(watch.isTrusted).toBe(true)
  watch.stop()
  expect(told).toEqual([false, true])
})

test('a node that is dead keeps the others from nothing, and is forgotten when no group is there any more', async () => {
  const clocks = new Map<string, number | null>([
    ['coordinator', 0],
    ['worker', 5],
    ['dead', null],
  ])
  const { watch, looked } = await aWatch(clocks)
  expect(watch.isTrusted).toBe(false)
  clocks.set('worker', null)
  await looked()
  expect(watch.isTrusted).toBe(false)
  clocks.delete('worker')
  await looked()
  expect(watch.isTrusted).toBe(true)
  watch.stop()
})

test('with the coordinator dead, or saying nothing, the nodes it last named are looked at further, and it is asked once at a time', async () => {
  let at = 0
  let lists = 0
  let reads = 0
  let ask: () => Promise<NodeClocks> = async () =>
    new Map([
      ['coordinator', async () => ({ wallMs: noon, steadyMs: 0 })],
      [
        'worker',
        async () => {
          reads += 1
          return { wallMs: noon + minutes(at), steadyMs: 0 }
        },
      ],
    ])
  const nodes = () => {
    lists += 1
    return ask()
  }
  const watch = await watchNodeClocks({ nodes, onChange: () => undefined, everyMs: 2 })
  ask = () => Promise.reject(new Error('the coordinator is dead'))
  at = 5
  await expect.poll(() => watch.isTrusted, { interval: 1 }).toBe(false)
  ask = () => Promise.withResolvers<never>().promise
  const asked = lists
  await expect.poll(() => lists, { interval: 1 }).toBe(asked + 1)
  at = 0
  await expect.poll(() => watch.isTrusted, { interval: 1 }).toBe(true)
  const seen = reads
  await expect.poll(() => reads, { interval: 1 }).toBeGreaterThan(seen + 3)
  expect(lists).toBe(asked + 1)
  watch.stop()
})
