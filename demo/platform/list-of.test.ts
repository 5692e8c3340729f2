import { expect, test } from 'vitest'
import { listOf } from './list-of.ts'
import { sampleId } from './sample.ts'

const rows = [
  { id: sampleId('person', 1), name: 'Ọlá Sample', score: 40 },
  { id: sampleId('person', 2), name: 'Ada Sample', score: null },
  { id: sampleId('person', 3), name: 'Bayo Ọlá', score: 80 },
]
const rules = {
  searched: ({ name }: (typeof rows)[number]) => [name],
  sorts: {
    newest: [({ id }: (typeof rows)[number]) => id, 'desc'],
    score: [({ score }: (typeof rows)[number]) => score, 'desc'],
  },
} as const
const list = (input: Partial<Parameters<typeof listOf<(typeof rows)[number], 'newest' | 'score'>>[1]>) =>
  listOf(
    rows,
    { size: 50, ...input },
    { searched: rules.searched, sorts: { newest: [...rules.sorts.newest], score: [...rules.sorts.score] } },
  )
const names = (input: Parameters<typeof list>[0]) => list(input).items.map(({ name }) => name)

test('every word of the search must occur, in any order and without accents', () => {
  expect(names({ search: 'sample OLA' })).toEqual(['Ọlá Sample'])
  expect(names({ search: 'ola' })).toEqual(['Bayo Ọlá', 'Ọlá Sample'])
  expect(list({ search: 'nobody' })).toEqual({ items: [], nextCursor: null, total: 0 })
})

test('a row without a value stands last in both orders', () => {
  expect(names({ sort: 'score' })).toEqual(['Bayo Ọlá', 'Ọlá Sample', 'Ada Sample'])
  expect(names({ sort: 'score', order: 'asc' })).toEqual(['Ọlá Sample', 'Bayo Ọlá', 'Ada Sample'])
})

test('pages follow each other, and the first says how many there are', () => {
  const first = list({ size: 2 })
  expect([first.items.length, first.total]).toEqual([2, 3])
  const second = list({ size: 2, cursor: first.nextCursor ?? '' })
  expect([second.items.map(({ name }) => name), second.nextCursor, second.total]).toEqual([['Ọlá Sample'], null, null])
  expect(() => list({ cursor: sampleId('person', 9) })).toThrow()
})
