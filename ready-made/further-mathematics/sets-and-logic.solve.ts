import type { Solver } from '../make/solver.ts'

export const setsAndLogicSolvers: readonly Solver[] = []
