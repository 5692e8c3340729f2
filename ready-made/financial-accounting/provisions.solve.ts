import type { Solver } from '../make/solver.ts'

export const provisionsSolvers: Solver[] = []
