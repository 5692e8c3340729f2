import type { Solver } from '../make/solver.ts'

export const countingAndBinomialSolvers: readonly Solver[] = []
