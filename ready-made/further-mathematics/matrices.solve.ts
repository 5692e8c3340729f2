import type { Solver } from '../make/solver.ts'

export const matricesSolvers: readonly Solver[] = []
