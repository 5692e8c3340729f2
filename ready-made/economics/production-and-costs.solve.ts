import type { Solver } from '../make/solver.ts'

export const productionAndCostsSolvers: Solver[] = []
