import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Block, parseMarkdown } from './parse.ts'
import { type Inline, parseInline } from './parse-inline.ts'

/** A short picture of the parts: `b(..)` bold, `i(..)` italic, `u(..)` underlined, `c(..)` code, `m(..)` maths, `/` a line break. */
function picture(parts: Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'break') return '/'
      if (part.kind === 'code') return `c(${part.text})`
      if (part.kind === 'maths') return `m(${part.tex})`
      if (part.kind === 'picture') return `pic(${part.alt})`
      return `${part.kind.charAt(0)}(${picture(part.children)})`
    })
    .join('')
}

describe('inside a line', () => {
  test.each([
    ['plain words', 'plain words'],
    ['**bold** and *italic*', 'b(bold) and i(italic)'],
    ['**bold with *italic* inside**', 'b(bold with i(italic) inside)'],
    ['*italic with **bold** inside*', 'i(italic with b(bold) inside)'],
    ['***both***', 'b(i(both))'],
    ['a _word_ here', 'a i(word) here'],
    ['snake_case_name', 'snake_case_name'],
    ['She __went up__ the hill', 'She u(went up) the hill'],
    ['__**Both**__ and **__both__**', 'u(b(Both)) and b(u(both))'],
    ['my__init__py', 'my__init__py'],
    ['__ and __', '__ and __'],
    ['____ or ___ or __', '____ or ___ or __'],
    ['___x___', '___x___'],
    ['\\_\\_plain\\_\\_', '__plain__'],
    ['The capital is ____.', 'The capital is ____.'],
    ['____ is the capital of ____', '____ is the capital of ____'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['2*3 = 6', '2*3 = 6'],
    ['`a * b`', 'c(a * b)'],
    ['Solve $x^2 = 4$.', 'Solve m(x^2 = 4).'],
    ['$$\\frac{1}{2}$$', 'm(\\frac{1}{2})'],
    ['from $5 to $10', 'from $5 to $10'],
    ['it costs $5', 'it costs $5'],
    ['₦120,000', '₦120,000'],
    ['\\*not italic\\* and \\$x\\$', '*not italic* and $x$'],
    ['price \\$5, $x$', 'price $5, m(x)'],
    ['$a_1 * b_1 * c_1$', 'm(a_1 * b_1 * c_1)'],
    ['one\ntwo', 'one/two'],
    ['**not closed', '**not closed'],
    ['<b>no HTML</b> <script>alert(1)</script>', '<b>no HTML</b> <script>alert(1)</script>'],
    ['Adéṣọlá *Ọláwálé* Ụ̀lọ́ma', 'Adéṣọlá i(Ọláwálé) Ụ̀lọ́ma'],
    ['See ![A *cell*](file:018f3c2a-0000-7000-8000-00000000000a =60%).', 'See pic(A *cell*).'],
    ['![a](http://example.com/a.png)', '![a](http://example.com/a.png)'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(picture(parseInline(text))).toBe(expected)
  })
})

describe('blocks', () => {
  const shape = (block: Block) => {
    if (block.kind === 'paragraph') return `p ${picture(block.children)}`
    if (block.kind === 'list')
      return `${block.isOrdered ? `ol${block.start}` : 'ul'} ${block.items.map(picture).join(' | ')}`
    if (block.kind === 'table') {
      const row = (cells: Inline[][]) => cells.map(picture).join(' ; ')
      return `table ${block.align.map((one) => one.charAt(0)).join('')} ${[block.head, ...block.rows].map(row).join(' | ')}`
    }
    return block.kind === 'code' ? `code ${block.text}` : `maths ${block.tex}`
  }

  test.each([
    ['one\n\n\ntwo', ['p one', 'p two']],
    ['one\r\ntwo', ['p one/two']],
    ['- a\n- **b**\n  more\n- c', ['ul a | b(b)/more | c']],
    ['3. x\n4. y', ['ol3 x | y']],
    ['Choose:\n- a\n- b', ['p Choose:', 'ul a | b']],
    ['```\na < b\n\nc\n```\nafter', ['code a < b\n\nc', 'p after']],
    ['$$\nx = 1\n$$', ['maths x = 1']],
    ['$$x = 1$$', ['maths x = 1']],
    ['```\nnever closed', ['p ```/never closed']],
    ['$$\nnever closed', ['p $$/never closed']],
    ['In 1999. It rained', ['p In 1999. It rained']],
    ['| a | b |\n|---|--:|\n| 1 | 2 |\n| 3 | **4** |', ['table lr a ; b | 1 ; 2 | 3 ; b(4)']],
    ['a | b\n:-: | -\n1 | 2', ['table cl a ; b | 1 ; 2']],
    ['|\n|\n|$x$', ['p |/|/|m(x)']],
    ['Look:\n| a | b |\n|---|---|\nAnd so', ['p Look:', 'table ll a ; b', 'p And so']],
    ['| $|x|$ | a \\| b |\n|---|---|\n| $5 | $10 |', ['table ll m(|x|) ; a | b | $5 ; $10']],
    ['| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |', ['table ll a ; b | 1 ;  | 1 ; 2 | 3']],
    ['| a | b |\n|---|\n| 1 | 2 |', ['p | a | b |/|---|/| 1 | 2 |']],
    ['a | b\n- c', ['p a | b', 'ul c']],
    [`${'|a'.repeat(13)}|\n${'|-'.repeat(13)}|`, [`p ${'|a'.repeat(13)}|/${'|-'.repeat(13)}|`]],
    ['   ', []],
  ])('%j', (text, expected) => {
    expect(parseMarkdown(text).map(shape)).toEqual(expected)
  })
})

test('any text is read to its end and keeps every letter and figure', () => {
  const pieces = fc.constantFrom(
    '*',
    '**',
    '_',
    '__',
    '$',
    '$$',
    '`',
    '```',
    '\\',
    '\n',
    '- ',
    '1. ',
    '|',
    '|-|-|',
    ' ',
    'a',
    'b2',
    'ọ́',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (input) => {
      const said = JSON.stringify(parseMarkdown(input))
      for (const letter of input.match(/[a-zọ]/g) ?? []) expect(said).toContain(letter)
    }),
    { numRuns: 2_000 },
  )
})
