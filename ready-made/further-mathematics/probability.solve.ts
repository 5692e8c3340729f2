import type { Solver } from '../make/solver.ts'

export const probabilitySolvers: readonly Solver[] = []
