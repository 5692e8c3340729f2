import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testConfig } from '../../../test/config.ts'
import { createLog } from '../process/log.ts'
import { openHttp } from './open-http.ts'

test('what arrives on a kept connection in the moment the server begins to stop is answered as ever', async () => {
  const fastify = await openHttp({
    config: testConfig(),
    log: createLog({ level: 'info', to: { write: () => undefined } }),
  })
  let stopping = () => {}
  const isStopping = new Promise<void>((resolve) => {
    stopping = resolve
  })
  let goOn = () => {}
  const answered = new Promise<void>((resolve) => {
    goOn = resolve
  })
  fastify.get('/', async () => 'here')
  fastify.addHook('preClose', async () => {
    stopping()
    await answered
  })
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = fastify.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  const ask = async () => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [reply] = await once(socket, 'data')
    return String(reply)
  }
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 [\s\S]*here$/)
  const closed = fastify.close()
  await isStopping
  const last = await ask()
  expect(last).toMatch(/^HTTP\/1\.1 200 [\s\S]*here$/)
  expect(last).toMatch(/^connection: close/im)
  goOn()
  await closed
})
