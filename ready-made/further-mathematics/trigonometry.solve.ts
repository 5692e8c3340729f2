import type { Solver } from '../make/solver.ts'

export const trigonometrySolvers: readonly Solver[] = []
