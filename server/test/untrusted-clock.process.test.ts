import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asOne, makeDataDir } from './cluster.ts'
import { type Running, startServer } from './running.ts'

let dataDir = ''
let remove = () => {}
let server: Running | undefined

beforeEach(() => {
  ;({ dataDir, remove } = makeDataDir())
})
afterEach(async () => {
  await server?.stop()
  remove()
})

async function start(workers: number): Promise<string> {
  server = startServer({ dataDir, env: { WORKERS: String(workers) } })
  return await server.ready()
}

/** What a save without a valid ticket is told: asked for its ticket only when the clock is trusted. */
async function refusalOfSave(address: string): Promise<unknown> {
  const response = await fetch(`${address}/api/attempts/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ ticket: 'x'.repeat(40), sentAtMs: 1, events: [] }),
  })
  return ((await response.json()) as { code?: string }).code
}

test('of one process that answers or two, none takes a save by a clock before the newest row', async () => {
  const address = await start(1)
  expect(await refusalOfSave(address)).toBe('FORGED_TICKET')
  await server?.stop()
  expect(await refusalOfSave(await start(2))).toBe('FORGED_TICKET')
  const { port, ownerPassword } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
  await asOne(`postgresql://sabimark:${ownerPassword}@127.0.0.1:${port}/sabimark`, (owner) =>
    owner.query(`UPDATE auth."user" SET "createdAt" = now() + interval '1 day'`),
  )
  await server?.stop()
  const again = await start(2)
  for (let asked = 0; asked < 4; asked++) expect(await refusalOfSave(again)).toBe('UNAVAILABLE')
  await server?.stop()
  expect(await refusalOfSave(await start(1))).toBe('UNAVAILABLE')
})
