import { expect, test } from 'vitest'
import { isOfSlip, readSlip } from './read-slip.ts'
import { isOnlyHere, slipAddress } from './slip-address.ts'

test.each(['GC/001', 'gc & 1=2#3+4', '100%', 'Ẹ̀ko/ọ', '"><img src=x>', 'ГС/1', '😀'.repeat(30)])(
  'the student ID %s is read from the address as it was written',
  (signInName) => {
    const address = slipAddress('http://192.168.0.10:3000', { subdomain: 'greenfield', signInName })
    const { pathname, hash, search } = new URL(address)
    expect([pathname, search]).toEqual(['/login', ''])
    expect(isOfSlip(hash)).toBe(true)
    expect(readSlip(hash)).toEqual({ school: 'greenfield', studentNumber: signInName })
  },
)

test.each([
  ['', null, false],
  ['#demo-access', null, false],
  ['#s=greenfield', null, true],
  ['#s=&i=', null, true],
  ['#i=GC/1', null, true],
  ['#s=greenfield&i=ada@greenfield.example', null, true],
  [`#s=greenfield&i=${'x'.repeat(101)}`, null, true],
  [`#s=greenfield&i=GC/1&more=${'x'.repeat(5_000_000)}`, null, true],
  ['#s=Greenfield&i=%E0%A4%A', { school: 'greenfield', studentNumber: '\u{FFFD}%A' }, true],
  ['#i=GC/1&s=%00', { school: '\0', studentNumber: 'GC/1' }, true],
])('the fragment %.40s is read as %o', (fragment, read, isOf) => {
  expect(readSlip(fragment)).toEqual(read)
  expect(isOfSlip(fragment)).toBe(isOf)
})

test.each([
  ...['localhost', 'school.localhost', '127.0.0.1', '127.8.8.8', '0.0.0.0', '[::1]', '[::]', '[::ffff:7f00:1]'].map(
    (host) => [host, true] as const,
  ),
  ...['192.168.0.10', '10.127.0.1', 'exams.school.sch.ng', 'localhost.sch.ng', '[fd00::1]'].map(
    (host) => [host, false] as const,
  ),
])('%s opens on this computer alone: %s', (host, is) => {
  expect(isOnlyHere(host)).toBe(is)
})
