import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formulasOf } from '../../platform/markdown/formulas.ts'
import { parseMarkdown } from '../../platform/markdown/parse.ts'
import { parseInline } from '../../platform/markdown/parse-inline.ts'
import type { Edit } from './edit.ts'
import { formulaAt, formulasIn, writeFormula } from './formula-places.ts'
import { type TableText, tableAt, tableMarkdown, writeTable } from './table-text.ts'
import { type Mark, toggleMark } from './toggle-mark.ts'

const after = (text: string, edit: Edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to)

/** A text with its selection in brackets, a caret as `[]`. */
function selected(text: string): [string, number, number] {
  const from = text.indexOf('[')
  const to = text.indexOf(']') - 1
  return [text.replace('[', '').replace(']', ''), from, to]
}
function shown(text: string, edit: Edit): string {
  const whole = after(text, edit)
  const [from, to] = edit.select
  return `${whole.slice(0, from)}[${whole.slice(from, to)}]${whole.slice(to)}`
}

describe('a mark is put around what is selected, and taken away again', () => {
  test.each<[string, Mark, string]>([
    ['a [big] dog', '**', 'a **[big]** dog'],
    ['a **[big]** dog', '**', 'a [big] dog'],
    ['a [**big**] dog', '**', 'a [big] dog'],
    ['a [ big ]dog', '**', 'a  **[big]** dog'],
    ['a bi[]g dog', '*', 'a *[big]* dog'],
    ['a []', '**', 'a **[]**'],
    ['un[believ]able', '**', 'un**[believ]**able'],
    ['un[believ]able', '__', '__[unbelievable]__'],
    ['**[big]**', '*', '***[big]***'],
    ['***[big]***', '*', '**[big]**'],
    ['***[big]***', '**', '*[big]*'],
    ['*[big]*', '**', '***[big]***'],
    ['[one\n\n- two\n3. three]', '**', '**[one**\n\n- **two**\n3. **three]**'],
    ['[**one**\n- **two**]', '**', '[one\n- two]'],
    ['[**one**\ntwo]', '**', '**one**\n**[two]**'],
  ])('%j with %s', (text, mark, expected) => {
    expect(shown(selected(text)[0], toggleMark(...selected(text), mark))).toBe(expected)
  })

  test('pressed twice the words are as they were', () => {
    const words = fc.stringMatching(/^[a-z]{1,4}( [a-zọ]{1,4}){0,3}$/)
    const mark = fc.constantFrom<Mark>('**', '*', '__')
    fc.assert(
      fc.property(words, words, words, mark, (before, word, behind, one) => {
        const text = `${before} ${word} ${behind}`
        const once = toggleMark(text, before.length + 1, before.length + 1 + word.length, one)
        const marked = after(text, once)
        expect(parseInline(marked)).toHaveLength(3)
        expect(after(marked, toggleMark(marked, ...once.select, one))).toBe(text)
      }),
    )
  })
})

describe('formulas are found where they stand', () => {
  test.each([
    ['a $x$ b $$y$$', ['$x$', '$$y$$']],
    ['price \\$5 and `$x$` and $y$', ['$y$']],
    ['```\n$x$\n```\n$y$', ['$y$']],
    ['$$\nx\n$$\nand\n$$ y $$', ['$$\nx\n$$', '$$ y $$']],
    ['| $|x|$ | b |\n|--|--|\n| $y$ | 1 |', ['$|x|$', '$y$']],
    ['from $5 to $10', []],
    ['- \n$$y$$$$z$$\n\n$$w$$', ['$$y$$', '$$z$$', '$$w$$']],
  ])('%j', (text, expected) => {
    expect(formulasIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(expected)
    expect(formulasIn(text).map(({ tex, isBlock }) => ({ tex, isBlock }))).toEqual(formulasOf(text))
  })

  test('as they are read, whatever stands around them', () => {
    const piece = fc.constantFrom('$x^2$', '$$y$$', 'word', ' ', '\n', '\\$', '5', '- ', '**a**', '|', '`c`', '₦')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        expect(formulasIn(text).map(({ tex }) => tex)).toEqual(formulasOf(text).map(({ tex }) => tex))
      }),
      { numRuns: 1_000 },
    )
  })

  test('the one the caret stands in', () => {
    expect(formulaAt('a $x$ b', 3)).toMatchObject({ from: 2, to: 5, tex: 'x' })
    expect(formulaAt('a $x$ b', 2, 5)).toMatchObject({ from: 2, to: 5 })
    expect([formulaAt('a $x$ b', 2), formulaAt('a $x$ b', 5), formulaAt('a $x$ b', 0, 7)]).toEqual([null, null, null])
  })

  test('a formula that is written is read as itself, whatever it stands beside', () => {
    const text = fc.constantFrom('', 'word', '5', '$', 'it is $', '\\', '\\\\', ' ', '\n', '- item', '₦', 'a $y$')
    fc.assert(
      fc.property(text, text, fc.boolean(), (before, behind, isBlock) => {
        const tex = '\\frac{1}{2}'
        const written = after(
          before + behind,
          writeFormula(before + behind, [before.length, before.length], tex, isBlock),
        )
        expect(formulasOf(written).map((one) => one.tex)).toContain(tex)
      }),
    )
  })
})

describe('a table', () => {
  const table: TableText = {
    align: ['left', 'right'],
    rows: [
      ['Town', 'Rain'],
      ['Ìbàdàn', '1,200'],
      ['Aba', ''],
    ],
  }
  const text = tableMarkdown(table)

  test('is written as its lines and read again where the caret stands in it', () => {
    expect(text).toBe('| Town | Rain |\n|---|--:|\n| Ìbàdàn | 1,200 |\n| Aba |  |')
    const whole = `Look:\n\n${text}\n\nAnd so`
    for (const caret of [7, 20, 7 + text.length]) {
      expect(tableAt(whole, caret)).toEqual({ from: 7, to: 7 + text.length, table })
    }
    expect([tableAt(whole, 3), tableAt(whole, whole.length)]).toEqual([null, null])
  })

  test('stands apart from the text around it, and is replaced in place', () => {
    const written = after('Look:And', writeTable('Look:And', [5, 5], table))
    expect(written).toBe(`Look:\n\n${text}\n\nAnd`)
    const again = { ...table, rows: [['A', 'B']] }
    expect(after(written, writeTable(written, [7, 7 + text.length], again))).toBe(
      'Look:\n\n| A | B |\n|---|--:|\n\nAnd',
    )
  })

  test('keeps what is in its cells, bars and prices too', () => {
    const cell = fc.array(fc.constantFrom('a', '|', '$', '$x$', '$|x|$', '\\', '\\|', ' ', '5', '₦', '**b**'), {
      maxLength: 6,
    })
    const rows = fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc.array(
        fc.array(
          cell.map((parts) => parts.join('')),
          { minLength: width, maxLength: width },
        ),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
    )
    fc.assert(
      fc.property(rows, (texts) => {
        const align = (texts[0] ?? []).map(() => 'left' as const)
        const written = tableMarkdown({ align, rows: texts })
        const [block] = parseMarkdown(written)
        expect(block?.kind).toBe('table')
        const [head = [], ...body] = texts
        if (block?.kind !== 'table') return
        expect([block.head, ...block.rows]).toHaveLength(1 + body.length)
        // Read and written once more it is the same.
        const read = tableAt(written, 0)?.table
        expect(read && tableMarkdown(read)).toBe(written)
        expect(block.head).toHaveLength(head.length)
      }),
      {
        numRuns: 500,
        examples: [
          [
            [
              ['$$5$', '', '$x$$x$'],
              ['', '', ''],
            ],
          ],
        ],
      },
    )
  })
})
