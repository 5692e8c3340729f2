import fc from 'fast-check'
import katex from 'katex'
import 'katex/contrib/mhchem'
import { describe, expect, test } from 'vitest'
import { chemistryFromTex, chemistryProblem, chemistryTex } from './chemistry-text.ts'
import { cleanTex } from './clean-tex.ts'
import { palette } from './palette-groups.ts'

const draw = (tex: string) => katex.renderToString(tex, { throwOnError: true, strict: false, trust: false })

describe('what the visual editor writes becomes a formula every question can have', () => {
  test.each([
    ['\\frac12', '\\frac{1}{2}'],
    ['\\frac{x^{2}}3', '\\frac{x^{2}}{3}'],
    ['\\sqrt2', '\\sqrt{2}'],
    ['\\int_0^1x\\,\\mathrm{d}x', '\\int_0^1x\\,\\mathrm{d}x'],
    ['\\int x\\,\\differentialD x', '\\int x\\,d x'],
    ['\\exponentialE^{\\imaginaryI\\pi}', 'e^{i\\pi}'],
    ['50%', '50\\%'],
    ['50\\%', '50\\%'],
    ['₦500', '\\text{₦}500'],
    ['\\text{₦5}', '\\text{₦5}'],
    ['$5', '\\$5'],
    ['\\mleft(x\\mright)', '\\left(x\\right)'],
    ['\\placeholder{x}+1', 'x+1'],
    ['x\\ ', 'x'],
    ['x\n+ 1', 'x + 1'],
    ['\\displaylines{a\\\\ b}', '\\begin{gathered}a\\\\ b\\end{gathered}'],
    ['{}^{14}C', '{}^{14}C'],
  ])('%j', (written, tex) => {
    expect(cleanTex(written)).toEqual({ tex })
    expect(() => draw(tex)).not.toThrow()
  })

  test.each([
    ['', 'Type a formula first.'],
    [' \\ ', 'Type a formula first.'],
    ['\\frac{1}{\\placeholder{}}', 'A part of the formula is still empty.'],
    ['\\frac{1}{}', 'A part of the formula is still empty.'],
    ['\\sqrt[3]{}', 'A part of the formula is still empty.'],
    ['x^{}', 'A part of the formula is still empty.'],
  ])('%j is refused', (written, problem) => {
    expect(cleanTex(written)).toEqual({ problem })
  })

  test('whatever the buttons put into each other is drawn, and nothing in it ends the formula', () => {
    const items = palette.flatMap((group) => group.items)
    const leaf = fc.constantFrom('x', '2', '-1', '%', '₦', '$', '\\theta', '#')
    const { tex } = fc.letrec<{ tex: string }>((tie) => ({
      tex: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc
          .tuple(fc.constantFrom(...items), fc.array(tie('tex'), { minLength: 9, maxLength: 9 }))
          .map(([{ insert }, parts]) => {
            let place = 0
            const filled = insert.replaceAll(/#[?0@]/g, () => `{${parts[place++ % parts.length]}}`)
            return ` ${filled} `
          }),
      ),
    }))
    fc.assert(
      fc.property(tex, (written) => {
        const cleaned = cleanTex(written)
        expect(cleaned.problem).toBeUndefined()
        expect(() => draw(cleaned.tex ?? '')).not.toThrow()
        expect(cleaned.tex).not.toMatch(/(?<!\\)\$|\n/)
      }),
      { numRuns: 500 },
    )
  })
})

describe('chemistry is typed plainly', () => {
  test.each([
    ['H2SO4', 'H2SO4'],
    ['SO4^2-', 'SO4^2-'],
    ['SO₄²⁻', 'SO_{4}^{2-}'],
    ['N2 + 3H2 ⇌ 2NH3', 'N2 + 3H2 <=> 2NH3'],
    ['CaCO3 →[heat] CaO + CO2↑', 'CaCO3 ->[heat] CaO + CO2 ^'],
    ['Ba^2+ + SO4^2− → BaSO4↓', 'Ba^2+ + SO4^2- -> BaSO4 v'],
    ['^14_6C', '^14_6C'],
    ['CuSO4·5H2O(s)', 'CuSO4*5H2O(s)'],
    ['Fe^3+(aq)', 'Fe^3+(aq)'],
  ])('%s', (typed, inside) => {
    expect(chemistryTex(typed)).toBe(`\\ce{${inside}}`)
    expect(() => draw(chemistryTex(typed))).not.toThrow()
    expect(chemistryTex(chemistryFromTex(chemistryTex(typed)) ?? '')).toBe(chemistryTex(typed))
  })

  test('what cannot be chemistry is said in words, and a formula of both kinds stays in the text', () => {
    expect(['', '{', '}', '$5'].map(chemistryProblem)).toEqual([
      'Type a formula first.',
      'A { is never closed.',
      'A } closes nothing.',
      'A dollar sign cannot be used in chemistry.',
    ])
    expect(['x^2', '\\ce{H2O} + x', '\\ce{A} + \\ce{B}', '\\pu{9.8 m}'].map(chemistryFromTex)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
