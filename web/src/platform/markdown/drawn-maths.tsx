import { useId, useLayoutEffect, useRef } from 'react'
import { drawFormula } from './draw-formula.ts'
import styles from './markdown.module.css'
import { scrollWhenWide } from './scroll-when-wide.ts'

type DrawnMathsProps = { tex: string; isBlock: boolean }

export default function DrawnMaths({ tex, isBlock }: DrawnMathsProps) {
  const box = useRef<HTMLSpanElement>(null)
  const place = useRef<HTMLSpanElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    if (!box.current || !place.current) return
    drawFormula(tex, place.current, { isBlock })
    return scrollWhenWide(box.current)
  }, [tex, isBlock])

  return (
    <span ref={box} id={id} className={isBlock ? styles.block : styles.inline}>
      <span ref={place} />
      <span id={`${id}-says`} hidden>
        Wide formula
      </span>
    </span>
  )
}
