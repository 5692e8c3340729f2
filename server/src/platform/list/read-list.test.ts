import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { insertClasses, insertSchool } from '../../school/school.db.ts'
import { openPools, type Pools } from '../database/pools.ts'
import { inSchool } from '../database/tenant.ts'
import { newId } from '../ids.ts'
import { type ListInput, type ListSpec, type Reader, readList } from './read-list.ts'

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

/** A school with these classes, which stands for what one of several databases has. */
async function aSchoolWith(arms: readonly string[]): Promise<string> {
  const schoolId = newId()
  await inSchool(pools.app, { schoolId }, async (tx) => {
    const facts = { name: 'Sample', email: 'a@sample.test', phone: '', website: '', plan: 'starter' as const }
    await insertSchool(tx, { ...facts, subdomain: `s${schoolId.slice(-8)}`, ownerId: newId(), trialEndsAt: tx.now })
    await insertClasses(
      tx,
      arms.map((arm) => ({ level: 'SS1' as const, arm })),
    )
  })
  return schoolId
}

test('a list of several databases has the pages and the total that one with all rows would have', async () => {
  const letters = [...'ABCDEFGHIJK']
  const [one, other] = [
    await aSchoolWith(letters.filter((_, index) => index % 3 === 0)),
    await aSchoolWith(letters.filter((_, index) => index % 3 > 0)),
  ]
  const each: Reader['rows'] = async (text, values = []) => {
    const ask = (schoolId: string) =>
      inSchool(pools.app, { schoolId }, (tx) => tx.unnamedRows<never>(text, [schoolId, ...values.slice(1)]))
    return [...(await ask(one)), ...(await ask(other))]
  }
  const reader: Reader = { schoolId: newId(), rows: each, unnamedRows: each, isOfSeveral: true }
  const named = { ...classes, columns: 'c.id, c.name' }
  for (const order of ['asc', 'desc'] as const) {
    const found: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await readList<{ id: string; name: string }, Sort, ListInput<Sort>>(reader, named, {
        ...{ sort: 'name', order, size: 3 },
        ...(cursor && { cursor }),
      })
      if ('refusal' in page) throw new Error('Its own cursor was refused.')
      expect(page.total).toBe(cursor === undefined ? letters.length : null)
      found.push(...page.items.map(({ name }) => name))
      cursor = page.nextCursor
    }
    const names = letters.map((letter) => `SS1${letter}`)
    expect(found).toEqual(order === 'asc' ? names : names.reverse())
  }
})
