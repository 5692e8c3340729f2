import { ORPCError } from '@orpc/client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPersonHere } from './person-here.ts'
import { forgetPresses, type Pressing, sendKeyed } from './press.ts'

const path = ['exam', 'giveTime']
const input = { ids: ['a'], minutes: 15 }

beforeEach(() => {
  forgetPresses()
  keepPersonHere('somebody')
})

afterEach(() => {
  vi.restoreAllMocks()
})

// Other tests of this worker are nobody's.
afterAll(() => keepPersonHere(null))

/** The key these words go out with, and what becomes of them. */
async function keyOf(words: unknown, outcome: unknown = null, of = path, pressing: Pressing = {}): Promise<string> {
  let sent = ''
  const sending = sendKeyed(of, words, pressing, async (key) => {
    sent = key
    if (outcome !== null) throw outcome
  })
  await sending.catch(() => undefined)
  return sent
}

const lost = new TypeError('Failed to fetch')
const refused = (code: string, status: number, defined = true) =>
  new ORPCError(code, { defined, status, message: 'No.' })
const foreign = (status: number) =>
  new ORPCError('MALFORMED_ORPC_ERROR_RESPONSE', { status, data: { headers: {}, body: null, status } })

test.each<[string, unknown]>([
  ['a lost network', lost],
  ['a timeout', new DOMException('It took too long.', 'TimeoutError')],
  ['a reply that broke off', new Error('Cannot parse response body, please check.', { cause: lost })],
  ['a busy server', refused('UNAVAILABLE', 503)],
  ['a fault of the server', refused('INTERNAL_SERVER_ERROR', 500, false)],
  ['a proxy that is too busy', foreign(502)],
  ['a proxy that refuses', foreign(429)],
  ['a session that has ended', refused('NOT_SIGNED_IN', 401)],
  ['another person in another tab', refused('ANOTHER_IS_HERE', 409)],
  ['a school that was suspended', refused('SCHOOL_SUSPENDED', 403)],
  ['a right that was taken away', refused('NOT_ALLOWED', 403)],
  ['an answer that was not kept', refused('DONE_BEFORE', 409)],
  ['more changes than one person makes', refused('TOO_MANY_CHANGES', 429)],
  ['a request that was not read', refused('BAD_REQUEST', 400, false)],
  ['a request from elsewhere', refused('WRONG_ORIGIN', 403, false)],
  ['a request that is too large', refused('TOO_LARGE', 413, false)],
])('after %s the same words are the same act, and other words are another', async (_what, outcome) => {
  const first = await keyOf(input, outcome)
  expect(first).toMatch(/^[\w-]{8,64}$/)
  const others = [await keyOf({ ...input, minutes: 30 }, lost), await keyOf(input, lost, ['exam', 'excuse'])]
  expect(new Set([first, ...others]).size).toBe(3)
  expect(await keyOf(input, outcome)).toBe(first)
  expect(await keyOf(input)).toBe(first)
  expect(await keyOf(input)).not.toBe(first)
})

test.each<[string, unknown]>([
  ['done', null],
  ['refused', refused('WRONG_STATUS', 409)],
  ['not understood by the call itself', refused('BAD_REQUEST', 400)],
])('once an act is %s, the same words are a new one', async (_what, outcome) => {
  const first = await keyOf(input, outcome)
  expect(await keyOf(input, lost)).not.toBe(first)
})

test('once another act is done, words that were never answered are a new act: their screen was read since', async () => {
  const first = await keyOf(input, lost)
  await keyOf({ minutes: 30 }, refused('WRONG_STATUS', 409))
  expect(await keyOf(input, lost)).toBe(first)
  await keyOf({ minutes: 30 })
  expect(await keyOf(input, lost)).not.toBe(first)
})

test('what a press sent keeps its key while the same press goes on, and what goes out by itself beside others', async () => {
  const [pressing, alone]: Pressing[] = [{}, { isByItself: true }]
  const first = await keyOf(input, lost, path, pressing)
  await keyOf({ minutes: 30 }, null, path, pressing)
  await keyOf({ part: 1 }, null, path, alone)
  expect(await keyOf(input, lost, path, pressing)).toBe(first)
  const part = await keyOf({ part: 2 }, lost, path, alone)
  await keyOf({ minutes: 30 })
  expect(await keyOf({ part: 2 }, lost, path, alone)).toBe(part)
})

test('somebody else who does something ends no act of this person', async () => {
  const first = await keyOf(input, lost)
  keepPersonHere('another')
  await keyOf({ minutes: 30 })
  keepPersonHere('somebody')
  expect(await keyOf(input, lost)).toBe(first)
})

test('the same words are the same act for ten minutes after they went out last', async () => {
  const minute = 60_000
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const first = await keyOf(input, lost)
  now += 9 * minute
  expect(await keyOf(input, lost)).toBe(first)
  now += 9 * minute
  expect(await keyOf(input, lost)).toBe(first)
  now += 11 * minute
  expect(await keyOf(input, lost)).not.toBe(first)
})

test('what is pressed while the same is under way has its key, and ends nothing that was begun after it', async () => {
  const keys: string[] = []
  const ends: (() => void)[] = []
  const send = (key: string) => {
    keys.push(key)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const [one, two] = [sendKeyed(path, input, {}, send), sendKeyed(path, input, {}, send)]
  ends[0]?.()
  await one
  const third = await keyOf(input, lost)
  ends[1]?.()
  await two
  expect(keys[1]).toBe(keys[0])
  expect(third).not.toBe(keys[0])
  expect(await keyOf(input, lost)).toBe(third)
})

test('somebody else repeats nothing, nor does who comes after signing out', async () => {
  const first = await keyOf(input, lost)
  keepPersonHere('another')
  expect(await keyOf(input, lost)).not.toBe(first)
  keepPersonHere('somebody')
  expect(await keyOf(input, lost)).toBe(first)
  forgetPresses()
  expect(await keyOf(input, lost)).not.toBe(first)
})

test('of acts that nobody repeats the oldest are forgotten, and a long text is as good as a short one', async () => {
  const picture = (end: string) => ({ data: 'x'.repeat(300_000) + end })
  const [first, other] = [await keyOf(picture('1'), lost), await keyOf(picture('2'), lost)]
  expect(other).not.toBe(first)
  expect(await keyOf(picture('1'), lost)).toBe(first)
  for (let place = 0; place < 49; place++) await keyOf({ place }, lost)
  expect(await keyOf(picture('1'), lost)).toBe(first)
  expect(await keyOf(picture('2'), lost)).not.toBe(other)
})
