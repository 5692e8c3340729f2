import katex from 'katex'
import 'katex/dist/katex.min.css'
import { useLayoutEffect, useRef } from 'react'

type DrawnMathsProps = { tex: string; isBlock: boolean }

/** KaTeX draws into an element of its own; a formula it cannot read is shown as it was written. */
export default function DrawnMaths({ tex, isBlock }: DrawnMathsProps) {
  const place = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!place.current) return
    katex.render(tex, place.current, {
      displayMode: isBlock,
      throwOnError: false,
      errorColor: 'var(--red)',
      trust: false,
      strict: false,
      maxExpand: 200,
      maxSize: 20,
    })
  }, [tex, isBlock])

  return <span ref={place} />
}
