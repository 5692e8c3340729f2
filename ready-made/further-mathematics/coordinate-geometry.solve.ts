import type { Solver } from '../make/solver.ts'

export const coordinateGeometrySolvers: readonly Solver[] = []
