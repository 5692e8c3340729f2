import { expect, test } from 'vitest'
import { deviceReasons, endsReadiness, type KnownOfDevice, whyUnready } from './unready.ts'

const at = new Date('2026-11-29T18:00:00Z')
const none: KnownOfDevice = { fetchedAt: null, readyAt: null, why: null, isEarlier: false }

test.each<[string, Partial<KnownOfDevice>, string | null]>([
  ['nobody asked', {}, 'never'],
  ['it has the paper of before a change', { isEarlier: true }, 'changed'],
  ['it asked, and said nothing more', { fetchedAt: at }, 'begun'],
  ['it said why', { fetchedAt: at, why: 'no_space' }, 'no_space'],
  ['the sitting was moved', { fetchedAt: at, why: 'moved' }, 'moved'],
  ['one is ready', { fetchedAt: at, readyAt: at }, null],
  ['one is ready, and another said why it is not', { fetchedAt: at, readyAt: at, why: 'no_space' }, null],
])('%s', (_which, said, why) => {
  expect(whyUnready({ ...none, ...said })).toBe(why)
})

test('a device that was ready says that it is so no more by these alone', () => {
  expect(deviceReasons.filter(endsReadiness)).toEqual(['gone', 'other_build', 'changed'])
})
