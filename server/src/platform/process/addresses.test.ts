import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { hallAddresses, localAddress } from './addresses.ts'

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.168.8.2', 'http://192.168.8.2:3000'],
  ['fd00::2', 'http://[fd00::2]:3000'],
])('listening on %s it is opened here as %s', (host, address) => {
  expect(localAddress(host, 3000)).toBe(address)
})

const one = (address: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo => {
  const rest = { address, netmask: '', mac: '', cidr: null, internal }
  return family === 'IPv4' ? { ...rest, family } : { ...rest, family, scopeid: 0 }
}
const interfaces = {
  lo: [one('127.0.0.1', 'IPv4', true)],
  wlan0: [one('192.168.8.2', 'IPv4'), one('fe80::1', 'IPv6')],
  eth0: [one('169.254.10.1', 'IPv4')],
  eth1: [one('10.0.0.7', 'IPv4')],
}

test('the hall is told the addresses a router gave, when the server listens everywhere', () => {
  expect(hallAddresses('0.0.0.0', 3000, interfaces)).toEqual(['http://192.168.8.2:3000', 'http://10.0.0.7:3000'])
  expect(hallAddresses('127.0.0.1', 3000, interfaces)).toEqual([])
})
