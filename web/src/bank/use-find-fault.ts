import { useEffect, useState } from 'react'
import type { FormulaFault } from '../platform/markdown/draw-formula.ts'

export type FindFault = (tex: string, kind: { isBlock: boolean }) => FormulaFault | null

const findNothing: FindFault = () => null

/** Tries formulas with the program that draws them. Until it has come, and if it never does, none is called broken. */
export function useFindFault(): FindFault {
  const [find, setFind] = useState<FindFault>(() => findNothing)
  useEffect(() => {
    import('../platform/markdown/draw-formula.ts').then(
      ({ findFault }) => setFind(() => findFault),
      () => undefined,
    )
  }, [])
  return find
}
