import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { stillDevice } from '../../../test/still-device.ts'
import { askAgain } from './ask-again.ts'
import { inTime } from './in-time.ts'

const never = () => new Promise<never>(() => {})

test('silence, a lost network and a busy server are asked again; the silent one is told to stop', async () => {
  const { device, pass } = stillDevice()
  const failures = [never, lost, busy]
  const signals: AbortSignal[] = []
  const asked = askAgain(device, 4, async (signal) => {
    signals.push(signal)
    return (failures[signals.length - 1] ?? (async () => 'here'))()
  })
  await pass(60_000)
  expect(await asked).toBe('here')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false, false])
})

test('a refusal is not asked again, and patience has an end', async () => {
  const { device, pass } = stillDevice()
  let count = 0
  const refused = askAgain(device, 4, async () => {
    count += 1
    throw new ORPCError('NOT_OPEN', { status: 409 })
  })
  await expect(refused).rejects.toThrow(ORPCError)
  expect(count).toBe(1)
  const given = askAgain(device, 3, async () => {
    count += 1
    return lost()
  })
  const outcome = given.catch((error: unknown) => error)
  await pass(60_000)
  expect(await outcome).toBeInstanceOf(TypeError)
  expect(count).toBe(4)
})

test('what is only good to have is waited for a while, and may fail', async () => {
  const { device, pass } = stillDevice()
  const hanging = inTime<string>(device, 2_000, never(), 'without')
  await pass(2_000)
  expect(await hanging).toBe('without')
  expect(await inTime<string>(device, 2_000, lost(), 'without')).toBe('without')
  expect(await inTime(device, 2_000, Promise.resolve('with'), 'without')).toBe('with')
})

async function lost(): Promise<never> {
  throw new TypeError('Failed to fetch')
}

async function busy(): Promise<never> {
  throw new ORPCError('UNAVAILABLE', { status: 503 })
}
