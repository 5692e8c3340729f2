import type { Solver } from '../make/solver.ts'

export const differentiationSolvers: readonly Solver[] = []
