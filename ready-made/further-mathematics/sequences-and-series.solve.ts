import type { Solver } from '../make/solver.ts'

export const sequencesAndSeriesSolvers: readonly Solver[] = []
