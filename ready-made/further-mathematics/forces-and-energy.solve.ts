import type { Solver } from '../make/solver.ts'

export const forcesAndEnergySolvers: readonly Solver[] = []
