import { strToU8, zipSync } from 'fflate/browser'
import { describe, expect, test } from 'vitest'
import { readQuestions } from '../read.ts'
import { packed, textRow, workbook } from '../test/workbook.ts'

const why = (bytes: Uint8Array, name = 'a.xlsx') => readQuestions(bytes, name).refused ?? 'read'
const good = workbook(textRow('Question', 'A', 'B', 'Answer') + textRow('Which?', 'x', 'y', 'B'))

/** The archive with other bytes in the directory entry of a file, counted from the entry's start. */
function withDirectory(bytes: Uint8Array, name: string, change: (view: DataView, entry: number) => void): Uint8Array {
  const copy = bytes.slice()
  const text = new TextDecoder('latin1').decode(copy)
  const entry = text.lastIndexOf(name) - 46
  change(new DataView(copy.buffer), entry)
  return copy
}

describe('is refused in a sentence', () => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(30_000_000) }, { level: 9 })
  const many = zipSync(Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`${index}`, new Uint8Array()])))
  const sheetPart = 'xl/worksheets/sheet1.xml'
  test.each<[string, Uint8Array, RegExp]>([
    ['a cut archive', good.slice(0, 600), /damaged/],
    ['a bomb', bomb, /packed in a way/],
    ['two thousand and one files', many, /packed in a way/],
    ['a name that climbs', packed({ '../xl/workbook.xml': '<workbook/>' }), /packed in a way/],
    ['a name from the root', packed({ '/etc/passwd': 'x' }), /packed in a way/],
    ['a name with a drive', packed({ 'C:\\x': 'x' }), /packed in a way/],
    ['a name with NUL', packed({ 'xl/a\0b': 'x' }), /packed in a way/],
    [
      'a locked file',
      withDirectory(good, sheetPart, (view, at) => view.setUint16(at + 8, 1, true)),
      /locked with a password/,
    ],
    [
      'a size that is too small',
      withDirectory(good, sheetPart, (view, at) => view.setUint32(at + 24, 20, true)),
      /damaged/,
    ],
    [
      'a size that is too large',
      withDirectory(good, sheetPart, (view, at) => view.setUint32(at + 24, 900_000, true)),
      /damaged/,
    ],
    [
      'a size beyond all',
      withDirectory(good, sheetPart, (view, at) => view.setUint32(at + 24, 0xffff_fff0, true)),
      /packed in a way/,
    ],
    [
      'a place outside',
      withDirectory(good, sheetPart, (view, at) => view.setUint32(at + 42, 0xffff_fff0, true)),
      /damaged/,
    ],
    [
      'a way of packing nobody uses',
      withDirectory(good, sheetPart, (view, at) => view.setUint16(at + 10, 14, true)),
      /damaged/,
    ],
    ['an archive in an archive', zipSync({ 'a.xlsx': good }), /Unpack it/],
    ['an empty archive', zipSync({}), /Unpack it/],
    ['a Word file', packed({ 'word/document.xml': '<w/>' }), /^Questions are not read from Word files/],
    ['a binary workbook', packed({ 'xl/workbook.bin': 'x' }), /binary Excel/],
    ['an OpenDocument sheet', packed({ mimetype: 'application/vnd.oasis', 'content.xml': '<x/>' }), /OpenDocument/],
    [
      'entities',
      workbook('', { [sheetPart]: '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>' }),
      /damaged/,
    ],
    [
      'an entity from elsewhere',
      workbook('', { 'xl/sharedStrings.xml': '<!DOCTYPE x SYSTEM "file:///etc/passwd"><sst/>' }),
      /damaged/,
    ],
    ['ten thousand levels', workbook('<a>'.repeat(10_000) + '</a>'.repeat(10_000)), /damaged/],
    ['a tag without end', workbook('<row><c r="A1'), /damaged/],
    [
      'a million cells',
      workbook(`<row>${'<c><v>1</v></c>'.repeat(600_000)}</row>`),
      /larger than can be read|packed in a way/,
    ],
    [
      'a text of nothing but written signs',
      workbook('', { [sheetPart]: `<worksheet>${'&#65;'.repeat(190_000)}` }),
      /damaged/,
    ],
  ])('%s', (_what, bytes, sentence) => {
    expect(why(bytes)).toMatch(sentence)
  })
})

test('a sheet by another name is read by what it is', () => {
  expect(why(good, 'paper.docx')).toBe('read')
  expect(readQuestions(good, 'paper.csv').format).toBe('xlsx')
})

test('files that are stored, not packed, are read', () => {
  const parts = { 'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="S"/></sheets></workbook>') }
  const sheet = `<worksheet><sheetData>${textRow('Question', 'Type')}${textRow('Discuss.', 'Essay')}</sheetData></worksheet>`
  expect(why(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) }, { level: 0 }))).toBe('read')
})
