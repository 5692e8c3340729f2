import type { Solver } from '../make/solver.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** What is left when the clock of a modulus is turned step by step, backwards for a negative number. */
function turned(number: number, modulus: number): number {
  let hand = 0
  for (let step = 0; step < Math.abs(number); step += 1) {
    hand += number < 0 ? -1 : 1
    if (hand === modulus) hand = 0
    if (hand < 0) hand = modulus - 1
  }
  return hand
}

export const modularArithmeticSolvers: Solver[] = [
  {
    of: ['sum-in-modulo', 'negative-in-modulo'],
    solve: ({ formulas, numbers, value }) => turned(value(formulas[0] ?? ''), numbers.at(-1) ?? 1),
  },
  {
    // Counted up from 1.
    of: ['modulo-equation'],
    solve: ({ formulas, value }) => {
      const [, left = '', right = '', modulus] = /^(.+) \\equiv (.+) \\pmod\{(\d+)\}$/.exec(formulas.at(-1) ?? '') ?? []
      for (let x = 1; x <= Number(modulus); x += 1) {
        if ((value(left, { x }) - value(right)) % Number(modulus) === 0) return x
      }
      throw new Error('no number fits')
    },
  },
  {
    // Day by day.
    of: ['day-of-the-week'],
    solve: ({ read }) => {
      const [today = '', away] = read(/today is (\w+), .* (\d+) days from today/)
      let day = days.indexOf(today)
      for (let count = 0; count < Number(away); count += 1) day = day === 6 ? 0 : day + 1
      return days[day] ?? ''
    },
  },
]
