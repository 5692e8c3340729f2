import type { Solver } from '../make/solver.ts'

export const journeysAndSwingsSolvers: Solver[] = []
