import type { Solver } from '../make/solver.ts'

export const alternatingCurrentSolvers: Solver[] = []
