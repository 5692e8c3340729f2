import type { Printed, Solver } from '../make/solver.ts'
import { balance, near, summed } from '../make/steps.ts'

const right = Math.PI / 2
const ratios: Record<string, (angle: number) => number> = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
const close = (a: number, b: number) => Math.abs(a - b) < 1e-8 * Math.max(1, Math.abs(b))
const toDegrees = (angle: number) => (angle * 180) / Math.PI

/** The angle that has the ratio printed for a letter: acute, or obtuse where it says so. */
function angleOf({ text, formulas, value }: Printed, letter: string): number {
  const formula = formulas.find((one) => new RegExp(`^\\\\(?:sin|cos|tan) ${letter} = `).test(one)) ?? ''
  const [, ratio = '', size = ''] = /^\\(sin|cos|tan) \S+ = (.+)$/.exec(formula) ?? []
  const of = ratios[ratio]
  if (!of) throw new Error(text)
  const [from, to] = text.includes('obtuse') ? [right + 1e-12, Math.PI] : [0, right - 1e-12]
  return balance(from, to, (at) => of(at) - value(size))
}

/** Where a wave of a full turn is highest, in radians. */
function top(height: (angle: number) => number): number {
  let best = 0
  for (let degree = 0; degree < 360; degree += 1)
    if (height((degree * Math.PI) / 180) > height(best)) best = (degree * Math.PI) / 180
  for (let step = Math.PI / 360; step > 1e-9; step /= 2) {
    if (height(best + step) > height(best)) best += step
    else if (height(best - step) > height(best)) best -= step
  }
  return best
}

export const trigonometrySolvers: readonly Solver[] = [
  {
    // The angles are found, and then the ratio of their sum.
    of: ['sine-of-a-sum', 'tangent-of-a-difference'],
    solve: (question) => {
      const [ratio = '', sign = ''] = question.read(/\$\\(sin|cos|tan) \(A ([+-]) B\)\$/)
      const [a, b] = [angleOf(question, 'A'), angleOf(question, 'B')]
      const found = ratios[ratio]?.(sign === '+' ? a + b : a - b) ?? Number.NaN
      return ({ value }) => close(value, found)
    },
  },
  {
    of: ['cosine-of-a-double-angle', 'sine-of-a-double-obtuse-angle'],
    solve: (question) => {
      const [ratio = ''] = question.read(/\$\\(sin|cos|tan) 2\\theta\$/)
      const found = ratios[ratio]?.(2 * angleOf(question, '\\\\theta')) ?? Number.NaN
      return ({ value }) => close(value, found)
    },
  },
  {
    of: ['exact-value-by-two-angles'],
    solve:
      ({ formulas, value }) =>
      (option) =>
        close(value(option.formula), value(formulas[0] ?? '')),
  },
  {
    // Each whole degree of the circle is tried.
    of: ['quadratic-in-the-cosine'],
    solve: ({ formulas, value }) => {
      const [left = '', size = ''] = (formulas[0] ?? '').split(' = ')
      const found: number[] = []
      for (let degree = 0; degree <= 360; degree += 1)
        if (close(value(left, { theta: (degree * Math.PI) / 180 }), Number(size))) found.push(degree)
      return ({ text }) => found.length === 2 && text === `${found[0]}° and ${found[1]}°`
    },
  },
  {
    // The highest point of the curve is climbed.
    of: ['greatest-value-of-a-sum'],
    solve: ({ read, value }) => {
      const [wave = ''] = read(/^Find the greatest value of \$([^$]+)\$/)
      const height = (x: number) => value(wave, { x })
      const found = height(top(height))
      return (option) => close(value(option.formula), found)
    },
  },
  {
    // The form is greatest where x is the angle asked for.
    of: ['harmonic-form'],
    solve: ({ read, value }) => {
      const [wave = ''] = read(/^\$([^$]+)\$ is written in the form \$R\\cos \(x - \\alpha\)\$/)
      return toDegrees(top((x) => value(wave, { x })))
    },
  },
  {
    // Ring by ring from the centre.
    of: ['sector-in-radians'],
    solve: ({ read }) => {
      const [radius = 0, angle = 0] = read(
        /radius ([\d.]+) cm has an angle of ([\d.]+) radians\. Calculate its area/,
      ).map(Number)
      const area = summed(0, radius, (at, step) => at * angle * step)
      return ({ value }) => near(value, area)
    },
  },
  {
    // The option holds on the way round.
    of: ['eliminate-the-angle'],
    solve: ({ formulas, value }) => {
      const [x = '', y = ''] = ['x = ', 'y = '].map((start) =>
        (formulas.find((formula) => formula.startsWith(start)) ?? '').slice(start.length),
      )
      return ({ formula }) => {
        const [left = '', size = ''] = formula.split(' = ')
        return [0.3, 1.1, 2.6, 4.4].every((theta) =>
          close(value(left, { x: value(x, { theta }), y: value(y, { theta }) }), value(size)),
        )
      }
    },
  },
  {
    // After the option the curve is as it was, and after no part of it.
    of: ['period-of-a-curve'],
    solve: ({ formulas, value }) => {
      const wave = (formulas[0] ?? '').replace('y = ', '')
      const repeats = (degrees: number) =>
        [0.2, 0.9, 1.7].every((x) => close(value(wave, { x: x + (degrees * Math.PI) / 180 }), value(wave, { x })))
      return (option) =>
        repeats(option.value) && [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].every((part) => !repeats(option.value / part))
    },
  },
]
