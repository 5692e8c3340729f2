import { useEffect, useState } from 'react'
import { chemistry, hasChemistry } from '../../platform/markdown/chemistry.ts'
import type { FormulaFault } from '../../platform/markdown/draw-formula.ts'

export type FindFault = (tex: string, kind: { isBlock: boolean }) => FormulaFault | null

const findNothing: FindFault = () => null

/** A formula and a price have the same sign; a text without it has neither. */
export const mayHoldFormula = (texts: readonly string[]) => texts.some((text) => text.includes('$'))

/**
 * Tries formulas with the program that draws them, which is fetched for texts that may hold one. Until it has come, and if
 * it never does, none is called broken.
 */
export function useFindFault(texts: readonly string[]): FindFault {
  const [find, setFind] = useState<FindFault>(() => findNothing)
  const isWanted = mayHoldFormula(texts)
  const isChemistry = isWanted && texts.some(hasChemistry)
  useEffect(() => {
    if (!isWanted) return
    setFind(() => findNothing)
    Promise.all([import('../../platform/markdown/draw-formula.ts'), isChemistry ? chemistry.want() : undefined]).then(
      ([{ findFault }]) => setFind(() => findFault),
      () => undefined,
    )
  }, [isWanted, isChemistry])
  return find
}
