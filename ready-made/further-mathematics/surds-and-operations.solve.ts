import type { Solver } from '../make/solver.ts'

export const surdsAndOperationsSolvers: readonly Solver[] = []
