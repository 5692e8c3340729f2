import { crc32, deflateSync, inflateSync } from 'node:zlib'
import type { ReportCard } from '@sabimark/domain/report/report-card.ts'
import { expect, test } from 'vitest'
import { card, cardsHead } from '../../../../test/builders/report.ts'
import { countOf, pressed, readPdf } from '../../../../test/read-report.ts'
import { openReportFile } from '../report-file.ts'

async function cardsOf(cards: readonly ReportCard[], logo: Uint8Array | null = null, color = '') {
  const file = openReportFile({
    format: 'pdf',
    cards: { ...cardsHead, logo, color },
    madeAt: new Date('2026-11-23T09:12:30Z'),
  })
  await file.add({ cards })
  return await file.end()
}

test('every student has a page with name, marks, averages, comment and grade key', async () => {
  const cards = [1, 2, 3].map((number) => card(number))
  const pages = await readPdf(await cardsOf(cards))
  expect(pages).toHaveLength(3)
  for (const [at, one] of cards.entries()) {
    const page = pages[at] ?? ''
    const once = [one.studentName, one.studentNumber, `${one.average?.toFixed(1)}%A1`, one.comment]
    for (const text of once) expect(countOf(page, pressed(text)), text).toBe(1)
    for (const { title, subject, score, totalMarks } of one.exams)
      expect(
        countOf(page, pressed(`${title}${subject}20 Nov 2026${score}/${totalMarks.toLocaleString('en')}72%A`)),
      ).toBe(1)
    const head = [cardsHead.schoolName, cardsHead.motto, cardsHead.address, cardsHead.range, cardsHead.gradeKey]
    for (const text of [
      ...head,
      'Yorùbá271.5%AExcellent',
      "Form teacher's signature",
      "Principal's comment",
      "Principal's signature",
      'School stamp',
      'Made on 23 Nov 2026',
    ])
      expect(page).toContain(pressed(text))
  }
})

test('many exams go on upon a second page, of which each says whose it is', async () => {
  const many = card(4, 70)
  const pages = await readPdf(await cardsOf([card(1), many, card(2, 0)]))
  expect(pages).toHaveLength(4)
  const [first = '', second = ''] = pages.slice(1, 3)
  for (const { title } of many.exams) expect(countOf(first + second, pressed(title)), title).toBe(1)
  for (const page of [first, second]) {
    expect(page).toContain(pressed(many.studentName))
    expect(page).toContain('ExamSubjectDateScore')
  }
  expect(first).toContain('Page1of2')
  expect(second).toContain('Page2of2')
  expect(countOf(first + second, "Formteacher'ssignature")).toBe(1)
})

test('a card without a paper says so, and has nothing to comment on or to sign', async () => {
  const [page = ''] = await readPdf(await cardsOf([card(2, 0)]))
  expect(page).toContain('Thereisnoresulttoshowforthesedays.')
  expect(page).not.toMatch(/signature|'scomment|stamp/)
})

/** A PNG of eight by eight pixels that can be seen through. */
function png(pixels: Uint8Array): Buffer {
  const part = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 6, 0, 0, 0])
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([sign, part('IHDR', head), part('IDAT', pixels), part('IEND', new Uint8Array())])
}

const whole = png(deflateSync(Buffer.alloc(8 * (1 + 8 * 4), 0)))

test.each([
  ['a whole one', whole],
  ['one that was cut off', whole.subarray(0, 50)],
  ['one whose pixels cannot be unpacked', png(Buffer.from('these are no pixels'))],
  ['what is no picture', Buffer.from('<svg onload="x">')],
  ['nothing', new Uint8Array()],
])('a logo does not stop the file: %s', async (_what, logo) => {
  const bytes = await cardsOf([card(1)], logo)
  expect(await readPdf(bytes)).toHaveLength(1)
  expect(Buffer.from(bytes).includes('/Subtype /Image')).toBe(logo === whole)
  expect(Buffer.compare(bytes, await cardsOf([card(1)], logo))).toBe(0)
})

/** What is drawn on all pages, in the words of the format. */
const drawn = (bytes: Uint8Array) =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g),
  ]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .join('\n')

test('the rule under the head has the colour of the school', async () => {
  // #804000 as shares of one.
  const brown = /0\.50196\d* 0\.25098\d* 0 (?:SC|SCN|RG)\b/
  expect(drawn(await cardsOf([card(1)], null, '#804000'))).toMatch(brown)
  expect(drawn(await cardsOf([card(1)]))).not.toMatch(brown)
})

test('a name that fills lines, and a class of one long word, stay on the page', async () => {
  const long = { ...card(1), studentName: 'Ọlá '.repeat(60).trim(), className: 'M'.repeat(120) }
  const [page = ''] = await readPdf(await cardsOf([long]))
  expect(page).toContain(pressed(long.studentName))
})
