import { expect, test } from 'vitest'
import { longestLeaveFirst } from './longest-leave-first.ts'

const minute = 60_000

test('who left longest stands first, then who left most often, then of whom most was noticed, then by name', () => {
  const rows = [
    { name: 'Ada', flags: [{ kind: 'left_full_screen' as const, count: 9 }] },
    { name: 'Bola', flags: [{ kind: 'left_page' as const, count: 1, ms: 2 * minute }] },
    { name: 'Chi', flags: [{ kind: 'other_address' as const }, { kind: 'older_window' as const, count: 1 }] },
    { name: 'Dayo', flags: [{ kind: 'left_page' as const, count: 5, ms: 2 * minute }] },
    { name: 'Efe', flags: [{ kind: 'left_page' as const, count: 1, ms: 7 * minute }] },
    { name: 'Femi', flags: [{ kind: 'other_address' as const }] },
  ]
  expect(longestLeaveFirst(rows).map(({ name }) => name)).toEqual(['Efe', 'Dayo', 'Bola', 'Chi', 'Ada', 'Femi'])
})
