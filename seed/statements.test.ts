// What the product asks of a database, over small tables: nothing about a school is asked without naming it. How the
// same statements are planned over years is in plans.test.ts.
import { contactFilling } from '@sabimark/server/src/school/company/company-contact.ts'
import { askedOutside, bindings, locks, otherSchools } from '@sabimark/server/test/catalogue/distribution-exceptions.ts'
import type { TestServer } from '@sabimark/server/test/server.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findUndistributed } from './test/distribution.ts'
import { callNames } from './test/drive.ts'
import { growLittle } from './test/grow.ts'
import { type Everything, findUnbound, hearEverything, serverToHear } from './test/hear.ts'
import { type HeardSchools, hearSchools } from './test/hear-schools.ts'
import { findRefusedByViews } from './test/over-views.ts'

let server: TestServer
let everything: Everything
let schools: HeardSchools

beforeAll(async () => {
  server = await serverToHear()
  const password = await growLittle(server.database.ownerUrl, inject('testCluster').rolePrefix)
  schools = hearSchools(server.pools)
  // What a public page asks, which is no call.
  await contactFilling(server)()
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

test('every statement is planned where tables are views, as at the home of a group (decision 087)', async () => {
  expect(await findRefusedByViews(server.database.ownerUrl, everything.heard)).toEqual([])
})

test('a transaction and a statement name one school, and what is asked outside any is on a list', async () => {
  const found = await findUndistributed(server.database.ownerUrl, schools)
  expect(schools.statements.size).toBeGreaterThan(500)
  expect(schools.schoolIds.size).toBeGreaterThan(5)
  expect(found.askedOutside).toEqual(Object.keys(askedOutside).sort())
  expect(found.otherSchools).toEqual(Object.keys(otherSchools))
  // Those of functions, and of code that no call reaches, are read in server/test/catalogue/distribution.test.ts.
  expect(Object.keys(bindings)).toEqual(expect.arrayContaining(found.secondBindings))
  expect(found.accountStatements).toEqual([])
  expect(Object.keys(locks)).toEqual(expect.arrayContaining(found.locks))
  for (const heard of [found.secondBindings, found.locks]) expect(heard).not.toEqual([])
})
