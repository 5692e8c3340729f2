/** Texts that a field for text takes: none may be anything but text anywhere behind it. */
export const fittingTexts: readonly string[] = [
  "'; DROP TABLE users; --",
  '" OR ""="',
  "' OR 1=1 --",
  "\\'; SELECT pg_sleep(10); --",
  '$1',
  '$$; ROLLBACK; $$',
  '%',
  '_%\\',
  '%s%n%d',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '[click](javascript:alert(1))',
  '{{7*7}} <%= 7*7 %> #{7*7}',
  '../../../../etc/passwd',
  'e\u0301e\u0301', // e and an accent of its own: two signs for one letter
  'A\u030a',
  '\u1e9b\u0323',
  'a\u0301\u0316\u0489'.repeat(20),
  '\u202edrowssap', // written backwards
  '\u200bzero\u200dwidth\u2060',
  '\ufeffmarked',
  'line\u2028after\u2029line',
  'two\r\nBcc: all@hostile.test\r\n\r\nlines',
  'bell\u0007 escape\u001b[31m delete\u007f',
  '👩🏽‍🏫👨‍👩‍👧‍👦🇳🇬',
  '𝕬𝖉𝖊 𐍈 𠜎',
  'Ẹ̀kọ́ Ọ̀fẹ́ ƙwarai',
  '  spaces before and behind\u00a0\t',
  '-1',
  '1e999',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '=1+1',
  '\u0000'.slice(1),
]

/** What fields with a rule of their own take: days, colours, addresses, emails, codes, hours, names. */
export const likelyTexts: readonly string[] = [
  '',
  '2026-09-14',
  '2026-12-18',
  '2027-01-11',
  '2027-04-02',
  '2012-02-29',
  '#0b6b4f',
  '#FFFFFF',
  'https://hostile.test',
  'http://127.0.0.1/more?x=1',
  'somebody@hostile.test',
  '0800 000 0000',
  '+234 800 000 0000',
  '127.0.0.1',
  '127.0.0.0/8, ::1',
  '102.89.0.0/16',
  'MTH',
  'ABCD2345',
  '123456',
  'A1',
  '1987',
  '08:30',
  'Example Name',
  'Because it is so.',
]

/** Texts that no field may keep: NUL and half a character. */
const unstorable = ['\u0000', 'before\u0000behind', '\ud800', 'half \udc00', '\udfff\ud800']

/** A piece of JSON text as it stands, for what no value of ours would be written as. */
export class Verbatim {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

const depth = 1_000
const nested = (open: string, close: string) => new Verbatim(`${open.repeat(depth)}1${close.repeat(depth)}`)

/** What stands where a right value stood. */
export const spoilers: readonly unknown[] = [
  ...fittingTexts,
  ...unstorable,
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
  new Verbatim('-0'),
  new Verbatim('1e400'),
  new Verbatim('-1e400'),
  new Verbatim('123456789012345678901234567890'),
  [],
  {},
  [[]],
  [null],
  { toString: 'x', valueOf: 1, length: -1, toJSON: 1 },
  Array.from({ length: 10_000 }, (_, index) => index),
  Array.from({ length: 10_000 }, () => ({ questionId: '00000000-0000-0000-0000-000000000000', marksHundredths: 1 })),
  nested('[', ']'),
  nested('{"a":', '}'),
  'x'.repeat(40_000),
  '\u0301'.repeat(20_000),
  '字'.repeat(20_000),
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '2024-02-30',
  '24:00',
  '1970-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01890000-0000-7000-8000-00000000000g',
  '{01890000-0000-7000-8000-000000000000}',
  'a@b',
  `${'a'.repeat(5_000)}@hostile.test`,
]

/** Names that mean something to the language. */
export const strangeKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'schoolId',
  'school_id',
  'role',
  'id',
  'isAdmin',
  '',
  '\u0000',
  '0',
  '$where',
  "'; DROP TABLE users; --",
]
