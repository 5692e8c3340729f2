import { afterAll, expect, test } from 'vitest'
import { openPools } from './pools.ts'

const nowhere = 'postgresql://nobody@127.0.0.1:1/none'
const pools = openPools({ app: nowhere, auth: nowhere, platform: nowhere })
afterAll(pools.close)

test('all schools are in one database, asked by the very connections everything else has, and nothing is looked up', async () => {
  expect(await pools.homes.of('0190a000-0000-7000-8000-000000000001')).toBeUndefined()
  const all = await pools.homes.all()
  expect(all).toHaveLength(1)
  expect(all[0]).toMatchObject({ group: null, app: pools.app, saves: pools.saves, auth: pools.auth })
  expect(all[0]?.platform).toBe(pools.platform)
  expect(all[0]?.app).toBe(pools.app)
})
