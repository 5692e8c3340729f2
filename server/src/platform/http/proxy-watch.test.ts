import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createProxyWatch } from './unnamed-proxy.ts'

test('a proxy nobody has named is taken for none where others come straight', () => {
  let said = 0
  const watch = createProxyWatch(() => (said += 1))
  const from = (remoteAddress: string, headers = {}) =>
    watch.hears({ headers, socket: { remoteAddress } } as unknown as FastifyRequest)
  const through = { 'x-forwarded-for': '203.0.113.7' }
  for (let count = 0; count < 99; count += 1) from('192.168.0.9', through)
  from('192.168.0.10')
  from('192.168.0.9', through)
  expect([watch.isUnnamed(), said]).toEqual([false, 0])
  for (let count = 0; count < 99; count += 1) from('172.17.0.1', through)
  from('127.0.0.1')
  expect([watch.isUnnamed(), said]).toEqual([true, 1])
  from('192.168.0.10')
  expect([watch.isUnnamed(), said]).toEqual([false, 1])
})
