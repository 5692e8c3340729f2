import { expect, test } from 'vitest'
import { testConfig } from '../../../test/config.ts'
import { createLog } from '../process/log.ts'
import { openHttp } from './open-http.ts'

test('what another site asks for is refused and reaches no handler, however long the refusal takes to leave', async () => {
  const log = createLog({ level: 'info', to: { write: () => undefined } })
  const fastify = await openHttp({ config: testConfig(), log })
  // A hook more before anything leaves, as any plugin may bring.
  fastify.addHook('onSend', async () => new Promise((resolve) => setTimeout(resolve, 5)))
  let handled = 0
  fastify.post('/change', async () => {
    handled += 1
    return { changed: true }
  })
  const ask = (origin?: string) =>
    fastify.inject({ method: 'POST', url: '/change', headers: { host: 'school.test', ...(origin ? { origin } : {}) } })

  for (const origin of [
    undefined,
    'http://evil.test',
    'null',
    'http://school.test.evil.test',
    'no address',
    'ftp://school.test',
    'http://user@school.test',
  ]) {
    expect([origin, (await ask(origin)).statusCode, handled]).toEqual([origin, 403, 0])
  }
  expect([(await ask('http://school.test')).statusCode, handled]).toEqual([200, 1])
  expect([(await ask('https://school.test')).statusCode, handled]).toEqual([200, 2])
  await fastify.close()
})
