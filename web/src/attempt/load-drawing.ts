import { loadMaths } from '../platform/markdown/maths.tsx'

/** The program that draws formulas, and the element that uses it. */
export async function loadDrawing() {
  const [{ drawFormula }] = await Promise.all([import('../platform/markdown/draw-formula.ts'), loadMaths()])
  return drawFormula
}
