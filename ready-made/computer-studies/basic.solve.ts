import type { Printed, Solver } from '../make/solver.ts'
import { runBasic } from './run-basic.ts'

/** The one number that the printed program prints. */
function printedBy({ text }: Printed): number {
  const { printed } = runBasic(text)
  const [number, ...more] = printed
  if (number === undefined || more.length > 0) throw new Error(`${printed.length} numbers are printed: ${text}`)
  return number
}

/** By carrying out the programs. */
export const basicSolvers: Solver[] = [
  {
    of: [
      'sum-in-a-loop',
      'loop-inside-a-loop',
      'multiples-in-a-loop',
      'digits-taken-apart',
      'elements-of-an-array',
      'numbers-that-follow',
      'growth-in-a-loop',
    ],
    solve: printedBy,
  },
  {
    of: ['times-round-a-loop'],
    solve: ({ read, text }) => {
      const [line] = read(/^How many times is line (\d+) of this BASIC program carried out\?/)
      return runBasic(text).times.get(Number(line)) ?? 0
    },
  },
  {
    of: ['order-of-a-calculation'],
    solve: ({ read }) => {
      const [statement] = read(/^What is printed by the BASIC statement `([^`]+)`\?$/)
      return runBasic(`10 ${statement}`).printed[0] ?? Number.NaN
    },
  },
]
