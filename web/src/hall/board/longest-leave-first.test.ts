import { expect, test } from 'vitest'
import { longestLeaveFirst, newcomersPlaced } from './longest-leave-first.ts'

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

test('who stands in the order keeps their place while their leave grows; who is new is placed by weight', () => {
  const row = (id: string, minutes: number) => ({
    id,
    flags: [{ kind: 'left_page' as const, count: 1, ms: minutes * minute }],
  })
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const first = ids(newcomersPlaced([], [row('a', 1), row('b', 5), row('c', 3)]))
  expect(first).toEqual(['b', 'c', 'a'])
  expect(ids(newcomersPlaced(first, [row('a', 9), row('b', 5), row('d', 4)]))).toEqual(['b', 'a', 'd'])
  expect(ids(newcomersPlaced(first, [row('a', 1), row('b', 5), row('c', 3), row('d', 4)]))).toEqual([
    'b',
    'd',
    'c',
    'a',
  ])
})
