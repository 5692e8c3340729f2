import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankQuestion } from '../neutral/question.ts'
import { readQuestions } from '../read.ts'
import { anyQuestion } from '../test/any-question.ts'
import { contentOf } from '../test/content-of.ts'
import { packed, styles, textRow, workbook } from '../test/workbook.ts'
import { writeXlsx } from './write-xlsx.ts'

const read = (bytes: Uint8Array) => readQuestions(bytes, 'paper.xlsx')
const fixture = (name: string) => read(readFileSync(join(import.meta.dirname, 'fixtures', name)))
const heads = textRow('Question', 'A', 'B', 'Answer')

describe('a workbook of LibreOffice', () => {
  test('has rich text, fractions that became dates, merged passages, formulas and errors', () => {
    const { questions, leftOut, chars, format } = fixture('libreoffice.xlsx')
    expect(format).toBe('xlsx')
    expect(
      questions.map(({ text, options, right, marks, passage, place }) => ({
        text,
        options: options.map((one) => one.text),
        right,
        marks,
        passage,
        place,
      })),
    ).toEqual([
      {
        text: 'What **part** is one of two, as a fraction?',
        options: ['1/2', '0.3', '50%'],
        right: [0],
        marks: 2,
        passage: 'Yọ̀mí bought three oranges.',
        place: 'sheet “Questions”, row 3',
      },
      {
        text: 'Is x² + H₂O more than y$^{ab}$?',
        options: ['True', 'False'],
        right: [1],
        marks: null,
        passage: 'Yọ̀mí bought three oranges.',
        place: 'sheet “Questions”, row 4',
      },
      {
        text: 'Which two lines?\nLook twice.',
        options: ['=1+1', '1234567.125', 'ọ̀kan & <èjì>'],
        right: [0, 2],
        marks: 0.5,
        passage: null,
        place: 'sheet “Questions”, row 5',
      },
    ])
    expect(questions[0]?.guessed[0]?.message).toContain(
      'the date 1 February here, which was read as 1/2. If 2/1 or 1-2 was typed',
    )
    expect(questions[1]?.problems[0]).toEqual({ field: 'marks', message: 'The cell holds an error (#DIV/0!).' })
    expect(leftOut.map(({ what }) => what)).toEqual(['Set by the maths department', 'First term'])
    expect(chars.accounted).toBe(chars.source)
  })

  test('typed by somebody, it has made dates and times of fractions and ratios', () => {
    const { questions } = fixture('typed.xlsx')
    expect(questions.map(({ options }) => options.map(({ text }) => text))).toEqual([
      ['1/2', '1/4', '3/4', 'MAR1'],
      ['123', '1000', '2:30', '75%'],
    ])
    expect(questions.map(({ guessed }) => guessed.length)).toEqual([3, 1])
    expect(questions[0]?.guessed[2]?.message).toContain('If 4/3 or 3-4 or 3/4/2026 was typed, mend it.')
  })
})

describe('a cell', () => {
  const cell = (xml: string, parts: Record<string, string> = {}) => {
    const rows = `${textRow('Question', 'Type', 'Answer')}<row><c t="inlineStr"><is><t>What?</t></is></c><c t="inlineStr"><is><t>short answer</t></is></c>${xml}</row>`
    const [question] = read(workbook(rows, parts)).questions
    return {
      text: question?.accepted.map(({ text }) => text).join() ?? '',
      said: [...(question?.problems ?? []), ...(question?.guessed ?? [])][0]?.message ?? '',
    }
  }
  const shared = (xml: string) => ({ 'xl/sharedStrings.xml': `<sst><si>${xml}</si></sst>` })

  test.each<[string, string, Record<string, string>, string]>([
    ['of its own text', '<c t="inlineStr"><is><t>a &amp; b &#x1F600; &#233;</t></is></c>', {}, 'a & b 😀 é'],
    ['of a shared text', '<c t="s"><v>0</v></c>', shared('<t xml:space="preserve"> two words </t>'), 'two words'],
    [
      'with runs',
      '<c t="s"><v>0</v></c>',
      shared('<r><t>log</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>10</t></r><r><rPr><b/></rPr><t> x</t></r>'),
      'log₁₀ **x**',
    ],
    ['with runs off', '<c t="s"><v>0</v></c>', shared('<r><rPr><b val="0"/></rPr><t>a</t></r><r><t>b</t></r>'), 'ab'],
    [
      'all bold',
      '<c t="s"><v>0</v></c>',
      shared('<r><rPr><b/></rPr><t>all</t></r><r><rPr><b/></rPr><t> of it</t></r>'),
      'all of it',
    ],
    [
      'underlined',
      '<c t="s"><v>0</v></c>',
      shared('<r><t>the </t></r><r><rPr><u/><i/></rPr><t>word</t></r>'),
      'the __*word*__',
    ],
    ['with a reading', '<c t="s"><v>0</v></c>', shared('<t>word</t><rPh sb="0" eb="1"><t>reading</t></rPh>'), 'word'],
    ['with escaped signs', '<c t="s"><v>0</v></c>', shared('<t>a_x0009_b_x005F_x0041_</t>'), 'a\tb_x0041_'],
    ['in CDATA', '<c t="s"><v>0</v></c>', shared('<t><![CDATA[a < b]]></t>'), 'a < b'],
    ['of a formula', '<c t="str"><f>A1&amp;"x"</f><v>Lagos</v></c>', {}, 'Lagos'],
    ['true', '<c t="b"><v>1</v></c>', {}, 'TRUE'],
    ['a number', '<c><v>0.30000000000000004</v></c>', {}, '0.3'],
    ['a large number', '<c><v>1.5E10</v></c>', {}, '15000000000'],
    ['a percentage', '<c s="0"><v>0.125</v></c>', styles(10), '12.5%'],
    ['a fraction', '<c s="0"><v>0.75</v></c>', styles('# ?/?'), '3/4'],
    ['a mixed number', '<c s="0"><v>1.5</v></c>', styles(12), '1 1/2'],
    ['money', '<c s="0"><v>2500</v></c>', styles('[$₦-468]#,##0.00;[Red]-#,##0'), '2500'],
    ['a day and a month', '<c s="0"><v>45323</v></c>', styles(16), '1/2'],
    [
      'of the years of dates before 1904',
      '<c s="0"><v>43861</v></c>',
      {
        ...styles(16),
        'xl/workbook.xml':
          '<workbook><workbookPr date1904="1"/><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>',
      },
      '1/2',
    ],
    ['a date of the year of the file', '<c s="0"><v>45323</v></c>', styles(14), '1/2'],
    ['a date of another year', '<c s="0"><v>22190</v></c>', styles(14), '1/10/1960'],
    ['a month', '<c s="0"><v>45352</v></c>', styles(17), 'Mar-24'],
    ['a time', '<c s="0"><v>0.0854166666666667</v></c>', styles(20), '2:3'],
    ['a number that looks like no date', '<c s="0"><v>5</v></c>', styles('0.00 &quot;days&quot;'), '5'],
  ])('%s', (_what, xml, parts, text) => {
    expect(cell(xml, parts).text).toBe(text)
  })

  test('that became a date says so', () => {
    expect(cell('<c s="0"><v>45323</v></c>', styles(16)).said).toContain('the date 1 February')
    expect(cell('<c s="0"><v>0.5</v></c>', styles(9)).said).toBe('')
  })

  test('of a formula without a value, or of an error, is asked for', () => {
    expect(cell('<c><f>A1</f></c>').said).toContain('has no value')
    expect(cell('<c t="e"><v>#REF!</v></c>').said).toBe('The cell holds an error (#REF!).')
  })
})

describe('as other programs write it', () => {
  const question = { text: 'Which?', options: [{ text: 'x' }, { text: 'y' }], right: [1] }
  const row = textRow('Which?', 'x', 'y', 'B')
  const cells = (place: string, text: string) => `<x:c r="${place}" t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`
  test.each<[string, Uint8Array]>([
    ['without addresses', workbook(heads + row)],
    [
      'with prefixes',
      workbook('', {
        'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1">${cells('A1', 'Question')}${cells('B1', 'A')}${cells('C1', 'B')}${cells('D1', 'Answer')}</x:row><x:row r="9">${cells('A9', 'Which?')}${cells('B9', 'x')}${cells('C9', 'y')}${cells('D9', 'B')}</x:row></x:sheetData></x:worksheet>`,
      }),
    ],
    [
      'with absolute targets and other names',
      workbook('', {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/Blatt.xml"/></Relationships>',
        'xl/worksheets/Blatt.xml': `<worksheet><sheetData>${heads}${row}</sheetData></worksheet>`,
      }),
    ],
    [
      'without relations',
      packed({
        'xl/workbook.xml': '<workbook><sheets/></workbook>',
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${heads}${row}</sheetData></worksheet>`,
      }),
    ],
  ])('%s', (_what, bytes) => {
    expect(read(bytes).questions).toMatchObject([question])
  })

  test('every sheet with names gives its questions, the others are left out', () => {
    const parts = {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Set" r:id="a"/><sheet name="Notes" r:id="b"/><sheet name="Objective" r:id="c"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': ['a', 'b', 'c']
        .map((id) => `<Relationship Id="${id}" Target="worksheets/${id}.xml"/>`)
        .join('')
        .replace(/^(.*)$/, '<R>$1</R>'),
      'xl/worksheets/a.xml': `<worksheet><sheetData>${heads}${row}</sheetData></worksheet>`,
      'xl/worksheets/b.xml': `<worksheet><sheetData>${textRow('Bring a ruler')}</sheetData></worksheet>`,
      'xl/worksheets/c.xml': `<worksheet><sheetData>${heads}${row}</sheetData></worksheet>`,
      'xl/media/image1.png': 'x',
    }
    const { questions, leftOut } = read(packed(parts))
    expect(questions.map(({ place }) => place)).toEqual(['sheet “Set”, row 2', 'sheet “Objective”, row 2'])
    expect(leftOut.map(({ what }) => what)).toEqual(['Bring a ruler', '1 picture'])
  })
})

test('what is written is read back, whatever is in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyQuestion, { minLength: 1, maxLength: 3 }), async (questions) => {
      const { questions: back, leftOut } = read(await writeXlsx(questions))
      expect(back.map(contentOf)).toEqual(questions)
      expect(leftOut).toEqual([])
    }),
    { numRuns: 80 },
  )
})

test('words that every object knows are texts like any other', async () => {
  const names = ['constructor', 'toString', '__proto__', 'valueOf', '_x0041_']
  const questions = names.map((text) => blankQuestion('essay', text))
  expect(read(await writeXlsx(questions)).questions.map(({ text }) => text)).toEqual(names)
})

test('cells at the far end of the sheet cost no more than others', () => {
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  const { questions, leftOut } = read(workbook(heads + textRow('Which?', 'x', 'y', 'B') + far))
  expect(questions).toHaveLength(1)
  expect(leftOut).toHaveLength(1)
})
