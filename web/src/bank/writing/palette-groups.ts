/** A button of the formula editor: what it is called, what is seen on it, and what it puts in, with `#?` for what is still empty. */
export type PaletteItem = { label: string; face: string; insert: string }
export type PaletteGroup = { name: string; items: readonly PaletteItem[] }

const item = (label: string, face: string, insert = face): PaletteItem => ({ label, face, insert })
const box = '\\square'

const matrix = (name: string, kind: string, rows: number, columns: number) => {
  const filled = (part: string) => {
    const row = Array.from({ length: columns }, () => part).join(' & ')
    return `\\begin{${kind}}${Array.from({ length: rows }, () => row).join(' \\\\ ')}\\end{${kind}}`
  }
  return item(name, filled('\\cdot'), filled('#?'))
}

const greek = 'alpha beta gamma delta epsilon eta theta lambda mu pi rho sigma tau phi omega Delta Sigma Omega'.split(
  ' ',
)

const spoken = (name: string) => (/^[A-Z]/.test(name) ? `Capital ${name.toLowerCase()}` : name)

export const palette: readonly PaletteGroup[] = [
  {
    name: 'Shapes',
    items: [
      item('Fraction', `\\frac{${box}}{${box}}`, '\\frac{#0}{#?}'),
      item('Square root', `\\sqrt{${box}}`, '\\sqrt{#0}'),
      item('Root of any degree', `\\sqrt[n]{${box}}`, '\\sqrt[#?]{#0}'),
      item('Power', `x^{${box}}`, '#@^{#?}'),
      item('Index', `x_{${box}}`, '#@_{#?}'),
      item('Index and power', `x_{${box}}^{${box}}`, '#@_{#?}^{#?}'),
      item('Brackets', `(${box})`, '\\left(#0\\right)'),
      item('Bars', `|${box}|`, '\\left|#0\\right|'),
      item('Logarithm to a base', `\\log_{${box}}`, '\\log_{#?} #?'),
      item('Recurring decimal', `\\dot{${box}}`, '\\dot{#0}'),
      item('Combination', `\\binom{${box}}{${box}}`, '\\binom{#0}{#?}'),
    ],
  },
  {
    name: 'Calculus',
    items: [
      item('Integral', `\\int ${box}\\,dx`, '\\int #?\\,d#?'),
      item('Integral with limits', `\\int_{a}^{b}`, '\\int_{#?}^{#?} #?\\,d#?'),
      item('Sum with limits', `\\sum_{a}^{b}`, '\\sum_{#?}^{#?} #?'),
      item('Limit', `\\lim_{x\\to a}`, '\\lim_{#?\\to #?} #?'),
      item('Derivative', '\\frac{dy}{dx}', '\\frac{d#?}{d#?}'),
      item('Partial derivative', '\\frac{\\partial y}{\\partial x}', '\\frac{\\partial #?}{\\partial #?}'),
      item('Evaluated between', '[x]_{a}^{b}', '\\left[#?\\right]_{#?}^{#?}'),
      item('Infinity', '\\infty'),
    ],
  },
  {
    name: 'Matrices',
    items: [
      matrix('Matrix, 2 by 2', 'pmatrix', 2, 2),
      matrix('Matrix, 3 by 3', 'pmatrix', 3, 3),
      matrix('Determinant, 2 by 2', 'vmatrix', 2, 2),
      matrix('Determinant, 3 by 3', 'vmatrix', 3, 3),
      matrix('Column vector of 2', 'pmatrix', 2, 1),
      matrix('Column vector of 3', 'pmatrix', 3, 1),
      item('Vector with an arrow', `\\vec{${box}}`, '\\vec{#0}'),
      item('Vector between points', '\\overrightarrow{AB}', '\\overrightarrow{#?}'),
      item('Unit vector', `\\hat{${box}}`, '\\hat{#0}'),
      item('Line over', `\\overline{${box}}`, '\\overline{#0}'),
      item('Cases', '\\begin{cases}\\cdot\\\\ \\cdot\\end{cases}', '\\begin{cases}#? & #?\\\\ #? & #?\\end{cases}'),
    ],
  },
  { name: 'Greek', items: greek.map((name) => item(spoken(name), `\\${name}`)) },
  {
    name: 'Signs',
    items: [
      item('Times', '\\times'),
      item('Divided by', '\\div'),
      item('Plus or minus', '\\pm'),
      item('Not equal', '\\neq'),
      item('Less than or equal', '\\leq'),
      item('Greater than or equal', '\\geq'),
      item('About equal', '\\approx'),
      item('Identical', '\\equiv'),
      item('Proportional to', '\\propto'),
      item('Degrees', '^\\circ', '^{\\circ}'),
      item('Angle', '\\angle'),
      item('Parallel', '\\parallel'),
      item('Perpendicular', '\\perp'),
      item('Therefore', '\\therefore'),
      item('Because', '\\because'),
      item('Is an element of', '\\in'),
      item('Union', '\\cup'),
      item('Intersection', '\\cap'),
      item('Subset', '\\subset'),
      item('Empty set', '\\emptyset'),
      item('Implies', '\\Rightarrow'),
      item('Tends to', '\\to'),
      item('Percent', '\\%'),
      item('Naira', '\\text{₦}'),
    ],
  },
  {
    name: 'Numbers',
    items: [...'1234567890', '.', ',', '+', '-', '=', '(', ')', '<', '>', '!'].map((one) => item(one, one)),
  },
  { name: 'Letters', items: Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => item(letter, letter)) },
]
