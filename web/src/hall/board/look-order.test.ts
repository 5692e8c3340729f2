import { expect, test } from 'vitest'
import { newcomersPlaced } from './look-order.ts'

const minute = 60_000

test('of whom there is most to look at stands first, and equals by name', () => {
  const rows = [
    { id: 'Ada', flags: [{ kind: 'left_full_screen' as const, count: 9 }] },
    { id: 'Bola', flags: [{ kind: 'left_page' as const, count: 1, ms: 1_000 }] },
    { id: 'Chi', flags: [{ kind: 'other_address' as const }] },
    { id: 'Dayo', flags: [{ kind: 'left_page' as const, count: 5, ms: 2 * minute }] },
    { id: 'Efe', flags: [{ kind: 'left_page' as const, count: 1, ms: 7 * minute }] },
    { id: 'Femi', flags: [{ kind: 'other_address' as const }] },
  ]
  expect(newcomersPlaced([], rows).map(({ id }) => id)).toEqual(['Efe', 'Dayo', 'Ada', 'Chi', 'Femi', 'Bola'])
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
