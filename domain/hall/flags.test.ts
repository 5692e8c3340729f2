import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagKinds, flagsOf, type WatchedAttempt } from './flags.ts'

const one = (id: string, said: Partial<WatchedAttempt> = {}): WatchedAttempt => ({
  ...{ id, fromMs: 0, toMs: 3_600_000, leaves: [], leftFullCount: 0, olderWindows: 0, addresses: [], isOutside: false },
  ...{ reusedCount: 0, impossibleCount: 0, ...said },
})
const left = (...at: number[]) => ({ leaves: at.map((atMs) => ({ atMs, ms: 2_000 })) })
const room = (count: number, said: Partial<WatchedAttempt> = {}) =>
  Array.from({ length: count }, (_, place) => one(`other${place}`, said))
const kindsOf = (all: WatchedAttempt[]) =>
  flagsOf(all)
    .get('ada')
    ?.map(({ kind }) => kind)

test.each<[string, Partial<WatchedAttempt>, string[]]>([
  ['simply writes', {}, []],
  ['left twice for a moment', left(60_000, 120_000), []],
  ['left three times', left(60_000, 120_000, 180_000), ['left_page']],
  ['left once for a minute', { leaves: [{ atMs: 1_000, ms: 60_000 }] }, ['left_page']],
  ['left full screen once', { leftFullCount: 1 }, []],
  ['left full screen twice', { leftFullCount: 2 }, ['left_full_screen']],
  ['used an older window on', { olderWindows: 1 }, ['older_window']],
  ['is outside the ranges of the school', { isOutside: true }, ['other_address']],
  ['sent a number again', { reusedCount: 1, impossibleCount: 2 }, ['sequence_reused', 'impossible_times']],
])('who %s', (_who, said, kinds) => {
  expect(kindsOf([one('ada', said), ...room(4)])).toEqual(kinds)
})

test('what half the room left within ten seconds counts for nobody, and what one does more than the room for them alone', () => {
  const all = [
    one('ada', left(60_000, 120_000, 180_000, 240_000, 300_000)),
    ...room(3, left(64_000, 240_500)),
    ...room(0),
  ]
  expect(flagsOf(all).get('ada')).toEqual([{ kind: 'left_page', count: 3, ms: 6_000 }])
  expect(flagsOf(all).get('other0')).toEqual([])
})

test('an address is another one where the room shares one, and not where each has its own', () => {
  const shared = room(4, { addresses: ['10.0.0.1'] })
  expect(kindsOf([one('ada', { addresses: ['10.9.9.9'] }), ...shared])).toEqual(['other_address'])
  expect(kindsOf([one('ada', { addresses: ['10.0.0.1'] }), ...shared])).toEqual([])
  expect(
    kindsOf([one('ada', { addresses: ['10.9.9.9'] }), one('bola', { addresses: ['10.9.9.9'] }), ...shared]),
  ).toEqual([])
  const each = room(5).map((other, place) => ({ ...other, addresses: [`10.0.0.${place}`] }))
  expect(kindsOf([one('ada', { addresses: ['10.9.9.9'] }), ...each])).toEqual([])
})

test('what was done to the whole room flags nobody, whatever it was and however often', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3_000_000), { maxLength: 20 }), fc.integer({ min: 3, max: 12 }), (at, count) => {
      expect([...flagsOf(room(count, left(...at))).values()].flat()).toEqual([])
    }),
  )
})

test('each kind is said once at most, whoever is watched', () => {
  const any = fc.record({
    id: fc.uuid(),
    ...{ fromMs: fc.nat(1_000), toMs: fc.nat(4_000_000), leftFullCount: fc.nat(5), olderWindows: fc.nat(2) },
    leaves: fc.array(fc.record({ atMs: fc.nat(3_600_000), ms: fc.nat(120_000) }), { maxLength: 8 }),
    ...{ addresses: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }), isOutside: fc.boolean() },
    ...{ reusedCount: fc.nat(2), impossibleCount: fc.nat(2) },
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (all) => {
      for (const flags of flagsOf(all).values()) {
        const kinds = flags.map(({ kind }) => kind)
        expect(flagKinds.filter((kind) => kinds.includes(kind))).toEqual(kinds)
      }
    }),
  )
})
