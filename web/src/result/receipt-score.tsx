import { Button } from '@mantine/core'
import type { ResultCard } from '@sabimark/contract/answers.ts'
import { useState } from 'react'
import styles from '../attempt/receipt.module.css'
import { PageLink } from '../platform/navigation.tsx'
import { laterText, scoreAlone, scoreReleaseText } from './release-words.ts'
import { ScoreHead } from './score-head.tsx'

/** The score, where it may be seen at once: one press away, since others sit beside and behind. */
export function ReceiptScore({ card }: { card: ResultCard }) {
  const [isShown, setIsShown] = useState(false)
  if (!card.score) {
    return (
      <p>{scoreReleaseText(card.scoreRelease, card) ?? 'This paper is still being marked. Check again in a moment.'}</p>
    )
  }
  const later = card.isScoreAlone ? scoreAlone : laterText(card.questionsRelease, card.answersRelease)
  return (
    <div className={styles.score}>
      {isShown && (
        <>
          <ScoreHead score={card.score} isQuiet />
          {later && <p>{later}</p>}
        </>
      )}
      <div className={styles.choices}>
        <Button variant="default" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide my score' : 'Show my score'}
        </Button>
        {isShown && card.questionsRelease.shown && (
          <PageLink to="/results/$attemptId" params={{ attemptId: card.attemptId }}>
            See my answers
          </PageLink>
        )}
      </div>
    </div>
  )
}
