import styles from './bubble.module.css'

export type BubbleState = 'empty' | 'filled' | 'right' | 'wrong'

type BubbleProps = {
  /** A letter or a number, one to three characters. */
  children: string | number
  state?: BubbleState
  isFlagged?: boolean
  isCurrent?: boolean
  /** `touch` is 44 px, for whatever a candidate presses. */
  size?: 'small' | 'touch'
}

/**
 * The mark of the answer sheet. Each state differs in shape, not only in colour: empty is a ring, filled is solid, right
 * has a tick and wrong a cross beside it; and any of them can carry a flag and, where one is, a second ring. The shape is
 * for eyes only: whatever stands around it says the state in words.
 */
export function Bubble({ children, state = 'empty', isFlagged, isCurrent, size = 'small' }: BubbleProps) {
  return (
    <span
      className={styles.bubble}
      data-state={state}
      data-flagged={isFlagged}
      data-current={isCurrent}
      data-size={size}
    >
      {children}
    </span>
  )
}

type BubbleRowProps = {
  letters?: readonly string[]
  /** The filled letter, if any. */
  filled?: string
  size?: BubbleProps['size']
}

/** One line of an answer sheet: A B C D with at most one filled. Decoration, so it is hidden from screen readers. */
export function BubbleRow({ letters = ['A', 'B', 'C', 'D'], filled, size }: BubbleRowProps) {
  return (
    <span className={styles.row} aria-hidden="true">
      {letters.map((letter) => (
        <Bubble key={letter} state={letter === filled ? 'filled' : 'empty'} size={size}>
          {letter}
        </Bubble>
      ))}
    </span>
  )
}
