import type { ResultCard } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Answered, answeredKey } from '../attempt/handed-in.ts'
import styles from '../attempt/receipt.module.css'

/** Which questions were answered, as this page knows it; null after a reload, and where the server counts another number. */
export function useAnswered({ attemptId, answeredCount }: ResultCard): Answered | null {
  const answered = useQueryClient().getQueryData<Answered>(answeredKey(attemptId))
  return answered?.filter(Boolean).length === answeredCount ? answered : null
}

/** The paper at a glance, for eyes alone: the line below says it in words. */
export function ReceiptBubbles({ answered }: { answered: Answered }) {
  return (
    <p className={styles.bubbles} aria-hidden="true">
      {Object.entries(answered).map(([place, isAnswered]) => (
        <i key={place} data-answered={isAnswered} />
      ))}
    </p>
  )
}
