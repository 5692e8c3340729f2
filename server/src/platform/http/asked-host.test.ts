import { describe, expect, it, test } from 'vitest'
import { testConfig } from '../../../test/config.ts'
import { createLog } from '../process/log.ts'
import { askedHost, isOwnHost } from './asked-host.ts'
import { openHttp } from './open-http.ts'

const internet = { publicUrl: 'https://tests.school.example', host: '0.0.0.0', isHall: false }
const hall = { ...internet, isHall: true }
const address = (text: string, family: 'IPv4' | 'IPv6') => ({
  ...{ address: text, family, netmask: '', mac: '', cidr: null, internal: false },
  ...(family === 'IPv6' ? { scopeid: 0 } : {}),
})
const machine = () => ({
  name: 'Office-PC',
  interfaces: { eth0: [address('192.168.0.5', 'IPv4'), address('fe80::5', 'IPv6')] } as never,
})

describe('a host is this server’s own', () => {
  it.each([
    ['the one of PUBLIC_URL', 'tests.school.example'],
    ['a school’s below it', 'greenfield.tests.school.example'],
    ['this computer', 'localhost'],
    ['a school’s below this computer', 'greenfield.localhost'],
    ['this computer by number', '127.0.0.1'],
    ['this computer by its newer number', '[::1]'],
  ])('%s', (_what, host) => {
    expect(isOwnHost(host, internet, machine)).toBe(true)
  })

  it('the address it was told to listen at', () => {
    expect(isOwnHost('10.0.0.7', { ...internet, host: '10.0.0.7' }, machine)).toBe(true)
  })

  it.each(['192.168.0.5', '[fe80::5]', 'office-pc', 'office-pc.local'])('in a hall %s, and only there', (host) => {
    expect([isOwnHost(host, hall, machine), isOwnHost(host, internet, machine)]).toEqual([true, false])
  })

  it.each([
    '',
    'evil.example',
    'tests.school.example.evil.example',
    'eviltests.school.example',
    '192.168.0.6',
    '8.8.8.8',
    'evil.example#.tests.school.example',
    'evil.example/.tests.school.example',
    'evil.example@tests.school.example',
    'evil.example\\.localhost',
    '.tests.school.example',
  ])('and not %j', (host) => {
    expect(isOwnHost(host, hall, machine)).toBe(false)
  })
})

test.each([
  ['Tests.School.Example:443', 'tests.school.example'],
  ['tests.school.example.', 'tests.school.example'],
  ['[::1]:3000', '[::1]'],
  ['127.0.0.1', '127.0.0.1'],
  [undefined, ''],
])('of the header %j the host is %j', (host, asked) => {
  expect(askedHost({ headers: { host } })).toBe(asked)
})

describe('a server', () => {
  const ask = async (isPublicUrlSet: boolean, url: string, headers: Record<string, string>) => {
    const log = createLog({ level: 'info', to: { write: () => undefined } })
    const fastify = await openHttp({ config: testConfig({ isPublicUrlSet, trustsProxy: true }), log })
    fastify.get('/', async () => 'page')
    fastify.get('/health/live', async () => 'alive')
    const { statusCode, body } = await fastify.inject({ method: 'GET', url, headers })
    await fastify.close()
    return { statusCode, body }
  }

  it('with PUBLIC_URL turns unknown hosts away in a sentence, whatever a proxy claims', async () => {
    expect(await ask(true, '/', { host: 'greenfield.sabimark.test' })).toMatchObject({ statusCode: 200 })
    const claimed = { 'x-forwarded-host': 'sabimark.test', 'x-forwarded-for': '203.0.113.7' }
    expect(await ask(true, '/', { host: 'evil.example', ...claimed })).toEqual({
      statusCode: 421,
      body: 'There is nothing at this host name. Please use http://sabimark.test.',
    })
    expect(await ask(true, '/health/live', { host: '10.0.0.9' })).toMatchObject({ statusCode: 200 })
  })

  it('without PUBLIC_URL answers under any name, as a hall needs', async () => {
    expect(await ask(false, '/', { host: 'any.name.at.all' })).toMatchObject({ statusCode: 200 })
  })
})
