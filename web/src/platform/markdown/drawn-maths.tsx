import { useLayoutEffect, useRef } from 'react'
import { drawFormula } from './draw-formula.ts'

type DrawnMathsProps = { tex: string; isBlock: boolean }

export default function DrawnMaths({ tex, isBlock }: DrawnMathsProps) {
  const place = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (place.current) drawFormula(tex, place.current, { isBlock })
  }, [tex, isBlock])

  return <span ref={place} />
}
