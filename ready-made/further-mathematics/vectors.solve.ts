import type { Solver } from '../make/solver.ts'

export const vectorsSolvers: readonly Solver[] = []
