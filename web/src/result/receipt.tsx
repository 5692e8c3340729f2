import type { ResultCard } from '@sabimark/contract/answers.ts'
import { useEffect, useRef } from 'react'
import styles from '../attempt/receipt.module.css'
import { Tick, Whose } from '../attempt/receipt-parts.tsx'
import { SchoolHead } from '../attempt/school-head.tsx'
import { PageLink } from '../platform/navigation.tsx'
import { nearText } from '../platform/near-text.ts'
import { useTabTitle } from '../platform/tab-title.ts'
import { ReceiptBubbles, useAnswered } from './receipt-bubbles.tsx'
import { ReceiptScore } from './receipt-score.tsx'
import { ReceiptSignOut } from './receipt-sign-out.tsx'
import { allLate, answeredOf, answeredWords, handedInText, isAllLate, lateText } from './release-words.ts'

/** That a paper has arrived, and nothing that a neighbour could read: what stands on the screen after handing in. */
export function Receipt({ card }: { card: ResultCard }) {
  const { candidate } = card
  const places = useAnswered(card)
  const { answered, beside } = answeredWords(card, places)
  const areLate = isAllLate(card)
  const late = areLate ? allLate : lateText(card)
  const heading = useRef<HTMLHeadingElement>(null)
  useTabTitle('Handed in')
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.receipt}>
      <SchoolHead />
      <section className={styles.sheet} aria-labelledby="handed-in handed-in-exam">
        <header className={styles.head}>
          <Tick />
          <div>
            <h1 id="handed-in" tabIndex={-1} ref={heading}>
              Handed in
            </h1>
            <p>{handedInText(card, nearText(card.submittedAt))}</p>
          </div>
        </header>
        <Whose candidate={candidate} />
        <div>
          <h2 id="handed-in-exam">{card.examTitle}</h2>
          {places && <ReceiptBubbles answered={places} />}
          {!areLate && (
            <p className={styles.answered}>
              <span>
                <b>{answeredOf(card)}</b> {answered}
              </span>
              {beside && <small>{beside}</small>}
            </p>
          )}
        </div>
        <p className={styles.safe}>All your answers are on the server.</p>
        {late && <p>{late}</p>}
        {!areLate && <ReceiptScore card={card} />}
      </section>
      <p className={styles.leave}>You may leave quietly.</p>
      <ReceiptSignOut />
      <PageLink to="/" className={styles.stay}>
        Stay signed in and go to the dashboard
      </PageLink>
    </div>
  )
}
