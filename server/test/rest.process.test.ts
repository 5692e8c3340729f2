import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataDir } from './cluster.ts'
import { startServer } from './running.ts'

let dataDir = ''
let remove = () => {}

beforeEach(() => {
  ;({ dataDir, remove } = makeDataDir())
})
afterEach(() => remove())

/** Mail and the description of the calls: megabytes a server mostly need not hold. */
const atFirstUse = ['nodemailer', '@orpc/zod', '@orpc/json-schema']

/** What a server has loaded that was started, asked for this path, and stopped. */
async function packagesOf(path: string): Promise<string[]> {
  const file = join(dataDir, 'packages.txt')
  const hook = join(import.meta.dirname, 'list-packages.ts')
  const server = startServer({ dataDir, env: { NODE_OPTIONS: `--import ${hook}`, PACKAGES_FILE: file } })
  try {
    const address = await server.ready()
    const reply = await fetch(address + path)
    expect(reply.status).toBe(200)
    await reply.arrayBuffer()
  } finally {
    await server.stop()
  }
  return readFileSync(file, 'utf8').split('\n')
}

test('a server at rest has loaded nothing that is needed now and then only', async () => {
  const loaded = await packagesOf('/health/ready')
  expect(loaded).toEqual(expect.arrayContaining(['fastify', 'pg']))
  expect(atFirstUse.filter((name) => loaded.includes(name))).toEqual([])
  expect(await packagesOf('/api/openapi.json')).toEqual(expect.arrayContaining(['@orpc/zod', '@orpc/json-schema']))
})
