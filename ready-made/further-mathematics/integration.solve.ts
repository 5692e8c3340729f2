import type { Solver } from '../make/solver.ts'

export const integrationSolvers: readonly Solver[] = []
