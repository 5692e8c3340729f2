import type { ContentPassage } from '@sabimark/domain/exam/version.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Markdown } from '../../../platform/markdown/markdown.tsx'
import { numbersText } from './numbers-text.ts'
import styles from './passage-pane.module.css'

type PassagePaneProps = { passage: ContentPassage; numbers: readonly number[]; children: ReactNode }

/** Where each passage was left: how far it was read, and that it was folded on a phone. */
const left = new Map<string, { top: number; isFolded: boolean }>()
const leftAt = (id: string) => left.get(id) ?? { top: 0, isFolded: false }

/** The passage beside its question, each with its own scrolling; above it on a phone, where it can be folded. */
export function PassagePane({ passage, numbers, children }: PassagePaneProps) {
  return (
    <div className={styles.both}>
      <Passage key={passage.id} passage={passage} numbers={numbers} />
      {children}
    </div>
  )
}

function Passage({ passage: { id, text }, numbers }: Omit<PassagePaneProps, 'children'>) {
  const place = useRef<HTMLDivElement>(null)
  const [isFolded, setIsFolded] = useState(() => leftAt(id).isFolded)
  useLayoutEffect(() => {
    if (place.current && !isFolded) place.current.scrollTop = leftAt(id).top
  }, [id, isFolded])
  const fold = () => {
    left.set(id, { ...leftAt(id), isFolded: !isFolded })
    setIsFolded(!isFolded)
  }
  const heading = `passage-${id}`
  return (
    <section className={styles.pane} aria-labelledby={heading} data-folded={isFolded}>
      <header className={styles.head}>
        <h2 id={heading}>
          Passage <span>for {numbersText(numbers)}</span>
        </h2>
        <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={fold}>
          <IconChevronRight size={20} aria-hidden="true" />
          {isFolded ? 'Show' : 'Hide'}
        </button>
      </header>
      <div
        ref={place}
        className={styles.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => left.set(id, { ...leftAt(id), top: currentTarget.scrollTop })}
      >
        <Markdown text={text} />
      </div>
    </section>
  )
}
