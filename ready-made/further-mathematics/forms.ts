import { terms } from '../make/number.ts'

// How Further Mathematics writes what has several numbers. All of it is TeX without dollar signs, except `point`.

/** From the highest power down: `polynomial([2, 0, -3])` is `2x^{2} - 3`. */
export const polynomial = (coefficients: readonly number[], letter = 'x') =>
  terms(
    ...coefficients.map((factor, index): [number, string] => {
      const degree = coefficients.length - 1 - index
      return [factor, degree === 0 ? '' : degree === 1 ? letter : `${letter}^{${degree}}`]
    }),
  )

/** The coefficients of a product of two polynomials. */
export function product(first: readonly number[], second: readonly number[]): number[] {
  const result = new Array<number>(first.length + second.length - 1).fill(0)
  for (const [i, a] of first.entries()) {
    for (const [j, b] of second.entries()) result[i + j] = (result[i + j] ?? 0) + a * b
  }
  return result
}

export const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((value, factor) => value * x + factor, 0)

/** The factor that is 0 at `root`: `(x - 3)`. */
export const factorOf = (root: number) => `(x ${root < 0 ? '+' : '-'} ${Math.abs(root)})`

export const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** How many ways there are to choose `r` of `n`. */
export const choose = (n: number, r: number) =>
  r < 0 || r > n ? 0 : Math.round(factorial(n) / factorial(r) / factorial(n - r))

export const point = ([x, y]: readonly [number, number]) => `$(${x}, ${y})$`

export const matrix = (...rows: ReadonlyArray<ReadonlyArray<number | string>>) =>
  `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`

export const column = (...parts: ReadonlyArray<number | string>) => matrix(...parts.map((part) => [part]))
