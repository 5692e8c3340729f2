// What the product asks of a database, over small tables: nothing about a school is asked without naming it. How the
// same statements are planned over years is in plans.test.ts.
import type { TestServer } from '@sabimark/server/test/server.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { callNames } from './test/drive.ts'
import { growLittle } from './test/grow.ts'
import { type Everything, findUnbound, hearEverything, serverToHear } from './test/hear.ts'

let server: TestServer
let everything: Everything

beforeAll(async () => {
  server = await serverToHear()
  const password = await growLittle(server.database.ownerUrl, inject('testCluster').rolePrefix)
  everything = await hearEverything(server, password)
}, 300_000)
afterAll(async () => {
  await everything?.aside.close()
  await server.stop()
})

test('every call of the contract was made', () => {
  expect(callNames.filter((name) => !everything.called.has(name))).toEqual([])
  expect(everything.heard.length).toBeGreaterThan(100)
})

test('whatever asks for rows of a school is given the school, and leaves nothing to row-level security alone', async () => {
  const { askingCount, unbound } = await findUnbound(server.database.ownerUrl, everything.heard)
  expect(askingCount).toBeGreaterThan(100)
  expect(unbound).toEqual([])
})
