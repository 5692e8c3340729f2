import { usualCommands, usualEscapes, usualSign } from '@sabimark/domain/exam/seal/usual-maths.ts'
import katex from 'katex'
import { expect, test } from 'vitest'
import { written } from '../../../test/usual-formulas.ts'

/** Classes whose letters are in files that a paper of usual formulas leaves out, or in none that a device keeps. */
const seldom =
  /class="[^"]*\b(?:amsrm|boldsymbol|(?:math|text)(?:bb|bf|bold\w+|cal|frak|it|itsf|scr|sf|sfit|tt))(?=[ "])/

const drawn = (tex: string) => katex.renderToString(tex, { displayMode: true, output: 'html', strict: false })

test('what is called usual needs no seldom letters of formulas', () => {
  expect(seldom.test(drawn('\\mathbf{a}'))).toBe(true)
  expect(seldom.test(drawn('\\because'))).toBe(true)
  expect([...usualCommands].filter((command) => seldom.test(drawn(written(command))))).toEqual([])
  expect([...usualEscapes].filter((sign) => seldom.test(drawn(`a\\${sign}b`)))).toEqual([])
})

test('nor do the signs that may stand in a formula as they are', () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).filter((one) =>
    usualSign.test(one),
  )
  expect(signs.length).toBeGreaterThan(500)
  const odd = signs.filter((sign) => [`x ${sign}`, `\\text{x${sign}}`].some((tex) => hasSeldom(tex)))
  expect(odd).toEqual([])
})

/** Of what KaTeX cannot read nothing is drawn in its letters. */
function hasSeldom(tex: string): boolean {
  try {
    return seldom.test(drawn(tex))
  } catch {
    return false
  }
}
