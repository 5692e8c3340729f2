import { expect, it, test } from 'vitest'
import { saidName } from './said-name.ts'

it.each([
  ['a plain one', 'Ada Sample', 'Ada Sample'],
  ['tone marks and dots below', 'Adéṣọlá Ọláwálé', 'Adéṣọlá Ọláwálé'],
  ['tone marks typed apart', 'Ade\u0301', 'Adé'],
  ['right to left', 'مدرسة النور', 'مدرسة النور'],
  ['a sign that turns what follows', 'Ada\u202egnirts', 'Ada gnirts'],
  ['isolates and marks', '\u2067Ada\u2069\u200f', 'Ada'],
  ['line ends that would begin a header', 'Ada\r\nBcc: everybody', 'Ada Bcc: everybody'],
  ['line ends of Unicode', 'Ada\u2028Bola\u2029', 'Ada Bola'],
  ['nothing but spaces', ' \t ', ''],
  ['a family of one letter', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['a web address', 'You won https://evil.example/win?x=1 today', 'You won today'],
  ['one in capitals', 'HTTP://EVIL.COM College', 'College'],
  ['one without its scheme', 'Claim at www.evil.ng/now', 'Claim at'],
  ['a host', 'Greenfield College - evil.shop', 'Greenfield College'],
  ['a host with a path', 'Ada (evil.com/ada)', 'Ada'],
  ['a host with a capital', 'Free.Com prize', 'prize'],
  ['a host with a wide dot', 'Ada evil。com', 'Ada'],
  ['a host with a sign of no width in it', 'Ada ev\u200bil.c\u00adom', 'Ada'],
  ['a host in other letters', 'Ада пример.испытание', 'Ада'],
  ['a host under punycode', 'Ada xn--80ak6aa92e.com', 'Ada'],
  ['the number of a host', 'Ada 203.0.113.7:8080/x', 'Ada'],
  ['a mail address', 'Ada ada@evil.test Obi', 'Ada Obi'],
  ['a mail address with a wide sign', 'Ada ada＠evil.test', 'Ada'],
  ['another scheme', 'Call tel:+2348000000000 or mailto:a', 'Call or'],
  ['nothing but an address', 'https://evil.example', ''],
  ['an abbreviation before a name', 'St.Mary’s College', 'St. Mary’s College'],
  ['one in capitals', 'ST.MARY’S COLLEGE', 'ST. MARY’S COLLEGE'],
  ['initials', 'J.B.S Haldane, B.Sc.', 'J.B.S Haldane, B. Sc.'],
  ['a number', 'Government School No.1, Block 2.5', 'Government School No.1, Block 2.5'],
  ['a full stop between', 'Dr. Ade', 'Dr. Ade'],
])('%s', (_what, name, said) => {
  expect(saidName(name)).toBe(said)
})

test('a long one is cut between letters, and says so', () => {
  expect(saidName('a'.repeat(80))).toBe('a'.repeat(80))
  expect(saidName('a'.repeat(5000))).toBe(`${'a'.repeat(79)}…`)
  expect(saidName('👩‍👩‍👧'.repeat(200), 3)).toBe('👩‍👩‍👧👩‍👩‍👧…')
  expect(saidName('Ada Sample', 5)).toBe('Ada…')
})
