import type { Solver } from '../make/solver.ts'

export const staticsSolvers: readonly Solver[] = []
