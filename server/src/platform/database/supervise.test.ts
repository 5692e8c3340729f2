import { expect, test } from 'vitest'
import { DatabaseHangsError } from './embedded-error.ts'
import { supervise, waitBeforeMs } from './supervise.ts'

/** A program that ends when told, with a list of how its starts shall go: true = runs, false = fails. */
function aProgram(goes: boolean[]) {
  const told: string[] = []
  const waits: number[] = []
  let end = () => {}
  let starts = 0
  const settled = Promise.withResolvers<void>()
  return {
    told,
    waits,
    die: () => end(),
    backAgain: settled.promise,
    starts: () => starts,
    options: {
      start: async () => {
        const runs = goes[starts] ?? true
        starts += 1
        if (!runs) throw new Error('no room')
        const life = Promise.withResolvers<void>()
        end = life.resolve
        return { ended: life.promise, stop: async () => life.resolve() }
      },
      onEvent: (event: { kind: string }) => {
        told.push(event.kind)
        if (event.kind === 'back') settled.resolve()
      },
      wait: async (ms: number) => void waits.push(ms),
    },
  }
}

test('a first start that fails is the caller’s', async () => {
  await expect(supervise(aProgram([false]).options)).rejects.toThrow('no room')
})

test('what dies is started again, after ever longer waits until it runs', async () => {
  const program = aProgram([true, false, false, true])
  const supervised = await supervise(program.options)
  program.die()
  await program.backAgain
  expect(program.told).toEqual(['gone', 'failed', 'failed', 'back'])
  expect(program.waits).toEqual([100, 200, 400])
  await supervised.stop()
  expect(program.starts()).toBe(4)
})

test('what is told to stop stays down', async () => {
  const program = aProgram([])
  const supervised = await supervise(program.options)
  await supervised.stop()
  expect(program.told).toEqual([])
  expect(program.starts()).toBe(1)
})

/** One whose second start goes on until it is told to stop, and then ends by `end`. */
function aSlowStart(end: (life: { ended: Promise<void>; stop(): Promise<void> }) => unknown) {
  const first = Promise.withResolvers<void>()
  const isUnderWay = Promise.withResolvers<void>()
  let starts = 0
  const start = async (told: AbortSignal) => {
    starts += 1
    if (starts === 1) return { ended: first.promise, stop: async () => first.resolve() }
    isUnderWay.resolve()
    await new Promise((resolve) => told.addEventListener('abort', resolve))
    const second = Promise.withResolvers<void>()
    const life = { ended: second.promise, stop: async () => second.resolve() }
    await end(life)
    return life
  }
  const options = { start, onEvent: () => undefined, wait: async () => undefined }
  return { options, die: first.resolve, isUnderWay: isUnderWay.promise, starts: () => starts }
}

test('a start that is under way is told when it is wanted no more', async () => {
  const program = aSlowStart(() => Promise.reject(new Error('told to stop')))
  const supervised = await supervise(program.options)
  program.die()
  await program.isUnderWay
  await supervised.stop()
  expect(program.starts()).toBe(2)
})

test('and what it has started all the same is stopped', async () => {
  let ended: Promise<void> | undefined
  const program = aSlowStart((life) => {
    ended = life.ended
  })
  const supervised = await supervise(program.options)
  program.die()
  await program.isUnderWay
  await supervised.stop()
  expect(ended).toBeDefined()
  await ended
})

test('what cannot be ended is not passed over', async () => {
  const program = aSlowStart(() => Promise.reject(new DatabaseHangsError('the disk hangs')))
  const supervised = await supervise(program.options)
  program.die()
  await program.isUnderWay
  await expect(supervised.stop()).rejects.toThrow('the disk hangs')
})

test('a stop does not wait for the next try', async () => {
  const isWaiting = Promise.withResolvers<void>()
  const program = aProgram([true])
  const wait = () => {
    isWaiting.resolve()
    return new Promise<void>(() => undefined)
  }
  const supervised = await supervise({ ...program.options, wait })
  program.die()
  await isWaiting.promise
  await supervised.stop()
  expect(program.starts()).toBe(1)
})

test.each([
  [1, 100],
  [2, 200],
  [5, 1_600],
  [8, 10_000],
  [5_000, 10_000],
])('before try %i it waits %i ms', (tries, ms) => {
  expect(waitBeforeMs(tries)).toBe(ms)
})
