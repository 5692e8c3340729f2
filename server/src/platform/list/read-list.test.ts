import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { openPools, type Pools } from '../database/pools.ts'
import { inSchool } from '../database/tenant.ts'
import { newId } from '../ids.ts'
import { type ListInput, type ListSpec, readList } from './read-list.ts'

let database: TestDatabase
let pools: Pools

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

type Sort = 'newest' | 'name'
const classes: ListSpec<Sort, ListInput<Sort>> = {
  ...{ name: 'classes', from: 'classes c', id: 'c.id', columns: 'c.id', first: 'newest' },
  whose: 'c.school_id = $1',
  searched: ['c.name'],
  sorts: {
    newest: { key: 'c.id', type: 'uuid', usual: 'desc' },
    name: { key: 'c.name', type: 'text', usual: 'asc' },
  },
  joins: 'JOIN classes c ON c.school_id = $1 AND c.id = p.id',
}

test('a connection keeps no statement of a list, however many ways it is asked for', async () => {
  const sizes = Array.from({ length: 500 }, (_, index) => index + 1)
  const inputs = (['newest', 'name'] as const).flatMap((sort) =>
    (['asc', 'desc'] as const).flatMap((order) => sizes.map((size) => ({ sort, order, size, search: `a ${size}` }))),
  )
  expect(inputs).toHaveLength(2_000)
  await inSchool(pools.app, { schoolId: newId() }, async (tx) => {
    const kept = () => tx.one<{ count: number }>('SELECT count(*) FROM pg_prepared_statements')
    // The question itself is kept, once.
    await kept()
    const before = await kept()
    await Promise.all(inputs.map((input) => readList(tx, classes, input)))
    expect(await kept()).toEqual(before)
  })
})
