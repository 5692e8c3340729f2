import type { Solver } from '../make/solver.ts'

export const statisticsSolvers: readonly Solver[] = []
