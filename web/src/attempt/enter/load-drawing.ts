import { loadMaths } from '../../platform/markdown/maths.tsx'

/** The program that draws formulas, with all that these need, and the element that uses it. */
export async function loadDrawing(formulas: readonly { tex: string }[] = []) {
  const [{ drawFormula }] = await Promise.all([
    import('../../platform/markdown/draw-formula.ts'),
    loadMaths(formulas.map(({ tex }) => tex)),
  ])
  return drawFormula
}
