import type { Solver } from '../make/solver.ts'

export const kinematicsSolvers: readonly Solver[] = []
