import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { meaning } from './meaning.ts'

test.each([
  ['0.5', '$\\frac{1}{2}$'],
  ['5 cm', '50 mm'],
  ['50%', '0.5'],
  ['$2x + x$', '$3x$'],
  ['$(x + 2)(x - 3)$', '$x^{2} - x - 6$'],
  ['$2\\frac{1}{3}$', '$\\frac{7}{3}$'],
  ['₦1,200', '$\\text{₦}1{,}200.00$'],
  ['$x = 3$', '$3$'],
  ['$\\sqrt{12}$', '$2\\sqrt{3}$'],
  ['72 km h⁻¹', '20 m s⁻¹'],
  ['$2 : 4$', '$1 : 2$'],
  ['$3.2 \\times 10^{5}$ J', '320 kJ'],
  ['$(2, 3)$', '$(2.0, 3)$'],
  ['$\\{1, 2, 3\\}$', '$\\{3, 2, 1\\}$'],
  ['2:4', '$1 : 2$'],
  ['2.0 × 10⁵ J', '200 kJ'],
])('%s says what %s says', (one, other) => {
  expect(meaning(one)).toBe(meaning(other))
})

test.each([
  ['$2^{12}$', '$2^{7}$'],
  ['$x = 1$ or $x = 2$', '$x = 1$ or $x = 3$'],
  ['$(2, 3)$', '$(3, 2)$'],
  ['$[2, 3)$', '$(2, 3)$'],
  ['$x > 2$', '$x < 2$'],
  ['$1011_{2}$', '$1101_{2}$'],
  ['5 cm', '5 cm²'],
  ['$\\{1, 2, 3\\}$', '$\\{1, 2, 4\\}$'],
  ['2:3', '3:2'],
  ['credit ₦500', 'debit ₦500'],
  ['$1.6 \\times 10^{-19}$ C', '$3.2 \\times 10^{-19}$ C'],
])('%s does not say what %s says', (one, other) => {
  expect(meaning(one)).not.toBe(meaning(other))
})

test.each([
  ['\\frac{2^{3} \\times 2^{4}}{2^{5}}', 4],
  ['\\sin 30^{\\circ}', 0.5],
  ['\\log_{2} 8', 3],
  ['\\log_{10} 1000 - \\log_{10} 10', 2],
  ['1011_{2} + 3', 14],
  ['234_{\\text{five}}', 69],
  ['-2^{2}', -4],
  ['\\left(\\frac{2}{3}\\right)^{-2}', 2.25],
  ['12 \\div 4 \\times 2', 6],
  ['5!', 120],
  ['\\sqrt[3]{27}', 3],
])('%s is %d', (formula, value) => {
  expect(evaluate(formula)).toBeCloseTo(value, 9)
})

test.each(['x^12', '2 +', '\\frac{1}{2', '1021_{2}', 'y'])('%s is not read', (formula) => {
  expect(evaluate(formula)).toBeUndefined()
})
