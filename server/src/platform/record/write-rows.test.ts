import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchool, type TestSchool } from '../../../test/builders/people.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../database/tenant.ts'
import { newId } from '../ids.ts'
import { insertRows, updateRows } from './write-rows.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const here = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, school, work)
const subject = { id: newId(), name: 'Latin', code: 'LAT', color: 'red', difficulty: 'Easy', status: 'active' }

test('a column the image of a record does not know yet gets its default', async () => {
  const { id } = subject
  await here((tx) => insertRows(tx, 'subjects', [{ ...subject, duration_minutes: 60, description: undefined }]))
  const [row] = await here((tx) =>
    tx.rows('SELECT name, description, revision FROM subjects WHERE school_id = $1 AND id = $2', [tx.schoolId, id]),
  )
  expect(row).toEqual({ name: 'Latin', description: '', revision: 1 })
})

test('a row that is not as its revision says is a fault, and nothing is written', async () => {
  const { id } = subject
  const write = (revision: number) => here((tx) => updateRows(tx, 'subjects', [{ id, revision, name: 'Greek' }]))
  await expect(write(7)).rejects.toThrow('Rows of subjects have changed though they were locked.')
  await write(1)
  await expect(write(1)).rejects.toThrow('though they were locked')
  const [row] = await here((tx) =>
    tx.rows('SELECT name, revision FROM subjects WHERE school_id = $1 AND id = $2', [tx.schoolId, id]),
  )
  expect(row).toEqual({ name: 'Greek', revision: 2 })
})
