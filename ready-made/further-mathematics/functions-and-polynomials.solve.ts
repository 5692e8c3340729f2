import type { Solver } from '../make/solver.ts'

export const functionsAndPolynomialsSolvers: readonly Solver[] = []
