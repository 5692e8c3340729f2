import type { Solver } from '../make/solver.ts'

export const rationalsAndLogarithmsSolvers: readonly Solver[] = []
