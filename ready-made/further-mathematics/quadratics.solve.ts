import type { Solver } from '../make/solver.ts'

export const quadraticsSolvers: readonly Solver[] = []
