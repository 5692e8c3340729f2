import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxFileBytes } from './limits.ts'
import { printed } from './printed.ts'
import { readPasted, readQuestions } from './read.ts'
import { anyQuestion } from './test/any-question.ts'
import { contentOf } from './test/content-of.ts'
import { writeQuestions } from './write.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const sheet = 'Question,A,B,Answer\nWhich is Ọ̀yọ́?,Ẹ̀kọ́,Ṣàngó,A\n'
const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...text].flatMap((char) => {
      const pair = [char.charCodeAt(0) & 0xff, char.charCodeAt(0) >> 8]
      return isBig ? pair.reverse() : pair
    }),
  )

describe('the letters of a file', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', bytesOf(sheet)],
    ['UTF-8 with a mark', bytesOf(`\uFEFF${sheet}`)],
    ['UTF-16LE with a mark', utf16(`\uFEFF${sheet}`, false)],
    ['UTF-16BE with a mark', utf16(`\uFEFF${sheet}`, true)],
    ['UTF-16LE', utf16(sheet, false)],
    ['UTF-16BE', utf16(sheet, true)],
    ['lines ended by CR LF', bytesOf(sheet.replaceAll('\n', '\r\n'))],
    ['lines ended by CR', bytesOf(sheet.replaceAll('\n', '\r'))],
  ])('%s', (_what, bytes) => {
    const { questions } = readQuestions(bytes, 'a.csv')
    expect(questions[0]).toMatchObject({
      text: 'Which is Ọ̀yọ́?',
      options: [{ text: 'Ẹ̀kọ́' }, { text: 'Ṣàngó' }],
      guessed: [],
    })
  })

  test('Windows-1252 is a guess, said where there are letters beyond ASCII', () => {
    const bytes = bytesOf('Question,A,B,Answer\nHow much is ?,5,6,A\nPlain?,x,y,B\n')
    bytes[bytes.indexOf(63)] = 0x80
    const { questions } = readQuestions(bytes, 'a.csv')
    expect(questions.map(({ text, guessed }) => [text, guessed.length])).toEqual([
      ['How much is €', 1],
      ['Plain?', 0],
    ])
  })
})

const container = (inside: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...new Array(508).fill(0), ...utf16(inside, false)])

test.each<[string, Uint8Array, RegExp]>([
  ['paper.csv', new Uint8Array(), /empty/],
  ['paper.csv', bytesOf(' \n \n'), /empty/],
  ['paper.csv', bytesOf('%PDF-1.7 x'), /^A PDF holds a picture of the paper/],
  ['paper.doc', container('Root EntryWordDocument'), /^Questions are not read from Word files/],
  ['paper.xls', container('Root EntryWorkbook'), /^This is an old Excel file\./],
  ['paper.xlsx', container('EncryptedPackage'), /locked with a password/],
  ['paper.ppt', container('PowerPoint'), /old Office program/],
  ['paper.rtf', bytesOf('{\\rtf1 hello'), /^Questions are not read from Word files/],
  ['paper.csv', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), /picture/],
  ['paper.gz', Uint8Array.from([0x1f, 0x8b, 8]), /packed/],
  ['paper.txt', bytesOf('Dear parents,\nthe term ends on Friday.'), /^No question was recognised\. Number them/],
  ['paper.html', bytesOf('<!doctype html><p>x'), /web page/],
  ['paper.xml', bytesOf('<?xml version="1.0"?><quiz/>'), /XML/],
  ['paper.json', bytesOf('{"questions":[]}'), /^No question was recognised/],
  ['paper.csv', new Uint8Array(maxFileBytes + 1), /larger than 20 MB/],
  ['paper.csv', bytesOf(`Question,Type\n${'What?,Essay\n'.repeat(2_001)}`), /more than 2,000 questions/],
  ['paper.csv', bytesOf(`Question,A\n${',\n'.repeat(300_000)}`), /more cells/],
])('%s is refused in one sentence', (name, bytes, sentence) => {
  const { refused, questions, chars } = readQuestions(bytes, name)
  expect(refused).toMatch(sentence)
  expect(questions).toEqual([])
  expect(chars.accounted).toBe(chars.source)
})

test('a line that fills the largest file, and lines of nothing but one sign, are read to their end', () => {
  const long = 'x'.repeat(maxFileBytes - 100)
  expect(readQuestions(bytesOf(`Question,Type\n"${long}",Essay\n`), 'a.csv').questions[0]?.problems[0]).toEqual({
    field: 'text',
    message: 'The question is longer than 10,000 characters.',
  })
  for (const filler of ['x', '"', ',', '{', 'x,"', '\n"', 'A. ', '=', '~', '$', '\\', '<b>', ' ', '[', '&']) {
    const { chars } = readQuestions(bytesOf(filler.repeat(Math.floor(2_000_000 / filler.length))), 'a.csv')
    expect(chars.accounted).toBe(chars.source)
  }
})

test('random bytes and texts are answered, and every character is accounted for', () => {
  const names = fc.constantFrom('a.csv', 'a.txt', 'a.gift', 'a.xlsx', 'a.json', 'a')
  fc.assert(
    fc.property(
      fc.oneof(fc.uint8Array({ maxLength: 2_000 }), fc.string({ unit: 'binary' }).map(bytesOf)),
      names,
      (bytes, name) => {
        const { chars, refused, questions } = readQuestions(bytes, name)
        expect(chars.accounted).toBe(chars.source)
        expect(refused === null).toBe(questions.length > 0)
      },
    ),
    { numRuns: 200 },
  )
})

const written = ['csv', 'cells', 'json', 'xlsx', 'gift', 'aiken'] as const

describe.each(written)('a file of %s', (format) => {
  test('cut, swapped and overwritten anywhere, it is answered, and every character is accounted for', async () => {
    const change = fc.record({ at: fc.nat(), cut: fc.nat({ max: 200 }), put: fc.uint8Array({ maxLength: 6 }) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyQuestion, { minLength: 1, maxLength: 3 }),
        fc.array(change, { maxLength: 4 }),
        async (questions, changes) => {
          let bytes = await writeQuestions(format, questions)
          for (const { at, cut, put } of changes) {
            const place = at % (bytes.length + 1)
            bytes = Uint8Array.from([...bytes.subarray(0, place), ...put, ...bytes.subarray(place + cut)])
          }
          const result = readQuestions(bytes, 'a')
          expect(result.chars.accounted).toBe(result.chars.source)
          expect(JSON.stringify(printed(result))).toContain('"refused"')
        },
      ),
      { numRuns: 100 },
    )
  })
})

test('cells without a known name, in whatever order, keep every word', () => {
  const word = fc.stringMatching(/^[b-z]{5,8}q$/)
  const heads = [
    'Question',
    'A',
    'B',
    'C',
    'Answer',
    'Marks',
    'Topic',
    'Explanation',
    'Passage',
    'Tolerance',
    'Unit',
    'Type',
    'Remarks',
    'Picture',
  ]
  const rows = fc.array(fc.array(fc.oneof(word, fc.constant('')), { minLength: 14, maxLength: 14 }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(fc.shuffledSubarray(heads, { minLength: 3 }), rows, (columns, cells) => {
      const text = [columns, ...cells.map((row) => row.slice(0, columns.length))]
        .map((row) => row.join('\t'))
        .join('\n')
      const result = readPasted(text)
      expect(result.chars.accounted).toBe(result.chars.source)
      if (result.chars.source === 0) return
      const said = JSON.stringify(printed(result))
      for (const row of cells) for (const one of row.slice(0, columns.length)) expect(said).toContain(one)
    }),
    { numRuns: 200 },
  )
})

test('questions of our own format come back with all they hold, pictures under names of the file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyQuestion, { minLength: 1, maxLength: 4 }), async (questions) => {
      const read = readQuestions(await writeQuestions('json', questions), 'a.txt')
      expect(read.questions.map(contentOf)).toEqual(questions)
      expect(read).toMatchObject({ format: 'json', leftOut: [] })
    }),
    { numRuns: 200 },
  )
})
