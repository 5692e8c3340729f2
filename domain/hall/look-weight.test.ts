import { expect, test } from 'vitest'
import type { Flag } from './flags.ts'
import { lookWeight } from './look-weight.ts'

const away = (ms: number, count = 1): Flag => ({ kind: 'left_page', count, ms })
const full = (count: number): Flag => ({ kind: 'left_full_screen', count })

test.each<[string, Flag[], Flag[]]>([
  ['nine leaves of full screen, than a second on another page', [full(9)], [away(1_000)]],
  ['five minutes on another page, than nine leaves of full screen', [away(300_000)], [full(9)]],
  ['the longer of two leaves', [away(61_000)], [away(60_000)]],
  ['of as long the more often', [away(60_000, 5)], [away(60_000)]],
  ['of the same leave what else was noticed', [away(60_000), { kind: 'other_address' }], [away(60_000)]],
  ['another network, than two leaves of full screen', [{ kind: 'other_address' }], [full(2)]],
  ['anything, than nothing', [full(2)], []],
])('weighs more: %s', (_what, more, less) => {
  expect(lookWeight(more)).toBeGreaterThan(lookWeight(less))
})
