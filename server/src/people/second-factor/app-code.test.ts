import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { addressForApp, codesOf, newSharedSecret } from './app-code.ts'

// RFC 6238, appendix B, SHA-1; its eight digits end in the six an app shows.
const shared = Secret.fromLatin1('12345678901234567890').base32
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %d seconds the code ends in %s', (seconds, code) => {
  expect(codesOf(shared)(Math.floor(seconds / 30))).toBe(code.slice(2))
})

test('a new secret has 160 bits and is never the same', () => {
  expect(newSharedSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSharedSecret()).not.toBe(newSharedSecret())
})

test('an app is told the product, the address, and everything codes depend on; the QR code is a square', () => {
  const { address, qr } = addressForApp(shared, 'ada+1@greenfield.test')
  const url = new URL(address)
  expect(url.protocol + url.host).toBe('otpauth:totp')
  expect(decodeURIComponent(url.pathname)).toBe('/Sabimark:ada+1@greenfield.test')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ issuer: 'Sabimark', secret: shared, algorithm: 'SHA1', digits: '6', period: '30' },
  })
  for (const row of qr) expect(row).toMatch(new RegExp(`^[01]{${qr.length}}$`))
})
