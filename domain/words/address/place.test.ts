import { expect, test } from 'vitest'
import { placeOf, siteOf } from './place.ts'

test.each([
  ['198.51.100.7', '198.51.100.7', false],
  ['192.168.1.20', '192.168.1.20', true],
  ['10.0.0.1', '10.0.0.1', true],
  ['172.16.0.1', '172.16.0.1', true],
  ['172.31.255.1', '172.31.255.1', true],
  ['172.32.0.1', '172.32.0.1', false],
  ['127.0.0.1', '127.0.0.1', true],
  ['169.254.7.7', '169.254.7.7', true],
  ['100.64.0.1', '100.64.0.1', false],
  ['::ffff:192.168.1.20', '192.168.1.20', true],
  ['::FFFF:198.51.100.7', '198.51.100.7', false],
  // As some proxies forward an address: with the port of the connection, in brackets.
  ['198.51.100.7:5678', '198.51.100.7', false],
  ['192.168.1.20:80', '192.168.1.20', true],
  [' 198.51.100.7 ', '198.51.100.7', false],
  ['[2001:db8::9]:5678', '2001:0db8:0000:0000::/64', false],
  ['[2001:db8::9]', '2001:0db8:0000:0000::/64', false],
  ['[fe80::1%eth0]:5678', 'fe80:0000:0000:0000::/64', true],
  ['[::ffff:198.51.100.7]:5678', '198.51.100.7', false],
  // IPv4 in the hexadecimal spellings of IPv6.
  ['::ffff:102:304', '1.2.3.4', false],
  ['::FFFF:C0A8:114', '192.168.1.20', true],
  ['0:0:0:0:0:ffff:102:304', '1.2.3.4', false],
  ['0000:0000:0000:0000:0000:ffff:0102:0304', '1.2.3.4', false],
  ['[::ffff:102:304]:5678', '1.2.3.4', false],
  ['::1', '0000:0000:0000:0000::/64', true],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/64', true],
  ['fd12:3456::7', 'fd12:3456:0000:0000::/64', true],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64', false],
  ['2001:DB8:1:2::9', '2001:0db8:0001:0002::/64', false],
  ['2001:db8::9', '2001:0db8:0000:0000::/64', false],
  ['64:ff9b::198.51.100.7', '0064:ff9b:0000:0000::/64', false],
  ['', '', false],
  ['unknown', 'unknown', false],
])('%s counts as %s, of a private network: %s', (address, name, isPrivateNetwork) => {
  expect(placeOf(address)).toEqual({ name, isPrivateNetwork })
})

test.each([
  ['2001:db8:1:2::9', '2001:0db8:0001::/48'],
  ['[2001:db8:1:ffff::9]:443', '2001:0db8:0001::/48'],
  ['198.51.100.7', null],
  ['::ffff:198.51.100.7', null],
  ['unknown', null],
])('%s lies in the site %s', (address, site) => {
  expect(siteOf(address)).toBe(site)
})
