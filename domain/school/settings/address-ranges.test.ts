import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInRanges, rangesProblem, readRanges, writtenAddress } from './address-ranges.ts'

const isIn = (list: string, address: string) => isInRanges(readRanges(list).ranges, address)

test.each([
  ['197.210.64.7', '197.210.64.7', true],
  ['197.210.64.7', '197.210.64.8', false],
  ['197.210.64.0/24', '197.210.64.255', true],
  ['197.210.64.0/24', '197.210.65.0', false],
  // Bits behind the prefix do not count.
  ['197.210.64.9/24', '197.210.64.1', true],
  ['10.0.0.0/31', '10.0.0.1', true],
  ['10.0.0.0/31', '10.0.0.2', false],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['::/0', '203.0.113.9', false],
  ['2001:db8::/32', '2001:db8:ffff::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1', true],
  ['fe80::/10', 'fe80::1%eth0', true],
  // IPv4 as a server that listens on both sees it, and as a proxy forwards it.
  ['192.168.1.0/24', '::ffff:192.168.1.20', true],
  ['192.168.1.0/24', '::FFFF:C0A8:114', true],
  ['::ffff:192.168.1.0/120', '192.168.1.20', true],
  ['::ffff:192.168.1.0/120', '192.168.2.20', false],
  ['192.168.1.0/24', '192.168.1.20:5678', true],
  ['2001:db8::/32', '[2001:db8::9]:5678', true],
  ['\r\n 10.0.0.0/8 \r\n\r\n192.168.0.0/16', '192.168.3.4', true],
  ['', '10.0.0.1', false],
  ['0.0.0.0/0\n::/0', 'unknown', false],
  ['0.0.0.0/0\n::/0', '', false],
])('of %j, %s is in it: %s', (list, address, isThere) => {
  expect(isIn(list, address)).toBe(isThere)
})

test.each([
  '197.210.64',
  '197.210.64.0/33',
  '197.210.64.0/-1',
  '197.210.64.0/',
  '197.210.64.0/024',
  '197.210.64.0/2.5',
  '197.210.64.256',
  '197.210.064.1',
  '1.2.3.4.5',
  '192.168.1.*',
  '10.0.0.1-10.0.0.9',
  '10.0.0.1 10.0.0.2',
  '10.0.0.1, 10.0.0.2',
  'http://10.0.0.1',
  'cedar.example',
  ':::',
  '1::2::3',
  '2001:db8::12345',
  '2001:db8:1:2:3:4:5',
  '1:2:3:4:5:6:7::8',
  '1:2:3:4:5:6:7:8:9',
  '2001:db8::/129',
  '::ffff:10.0.0',
  '10.0.0.1::',
  '[::1]',
  '/24',
])('%s is no address or range', (text) => {
  expect(readRanges(`10.0.0.1\n${text}`)).toMatchObject({ ranges: [{ prefix: 32 }], wrong: [{ line: 2, text }] })
})

test('each wrong line is named, and a list without one is right', () => {
  expect(rangesProblem('10.0.0.0/8\n\n2001:db8::/32\n')).toBeNull()
  expect(rangesProblem('')).toBeNull()
  expect(rangesProblem('10.0.0.0/8\ncomputer room\n\n1.2.3')).toBe(
    'Not an address or range: line 2 (computer room), line 4 (1.2.3). Write one in each line, such as 197.210.64.7 or 197.210.64.0/24.',
  )
  expect(rangesProblem('a\nb\nc\nd\ne\nf\ng')).toMatch(/line 5 \(e\), 2 more\./)
  expect(rangesProblem('x'.repeat(2_000))?.length).toBeLessThan(250)
})

test.each([
  ['::ffff:192.168.1.20', '192.168.1.20'],
  ['::FFFF:C0A8:114', '192.168.1.20'],
  ['198.51.100.7:5678', '198.51.100.7'],
  ['[2001:db8::9]:5678', '2001:db8::9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['nobody', 'nobody'],
])('%s is told as %s', (address, told) => {
  expect(writtenAddress(address)).toBe(told)
})

const ipv4 = fc.ipV4().map((text) => ({ text, size: 32 }))
const ipv6 = fc.ipV6().map((text) => ({ text, size: 128 }))
const anyAddress = fc.oneof(ipv4, ipv6)

test('every address is in its own range, whatever the prefix, and in no other of its full length', () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, fc.nat(128), ({ text, size }, other, length) => {
      const prefix = length % (size + 1)
      expect(isIn(`${text}/${prefix}`, text)).toBe(true)
      expect(isIn(text, other.text)).toBe(isIn(other.text, text))
    }),
  )
})

test('a shorter prefix has all that a longer one has', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), fc.nat(32), fc.nat(32), (base, address, one, other) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)]
      if (isIn(`${base}/${long}`, address)) expect(isIn(`${base}/${short}`, address)).toBe(true)
    }),
  )
})

test('IPv4 is contained as arithmetic says', () => {
  const numberOf = (text: string) => text.split('.').reduce((all, byte) => all * 256 + Number(byte), 0)
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), fc.nat(32), (base, address, prefix) => {
      const width = 2 ** (32 - prefix)
      const isSame = Math.floor(numberOf(base) / width) === Math.floor(numberOf(address) / width)
      expect(isIn(`${base}/${prefix}`, address)).toBe(isSame)
    }),
  )
})

test('no text makes it fail, and what is read is right or named, line by line', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789abf.:/%[]-\n ') }), fc.string(), (list, address) => {
      const { ranges, wrong } = readRanges(list)
      const said = list.split('\n').filter((line) => line.trim() !== '')
      expect(ranges.length + wrong.length).toBe(said.length)
      isInRanges(ranges, address)
    }),
  )
})
