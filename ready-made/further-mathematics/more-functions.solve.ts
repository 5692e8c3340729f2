import type { Solver } from '../make/solver.ts'

export const moreFunctionsSolvers: readonly Solver[] = []
