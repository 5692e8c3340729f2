import type { ResultCard } from '@sabimark/contract/answers.ts'
import { negativeText } from '../exam/section-words.ts'
import { RevisionNotes } from '../marking/corrections/revision-notes.tsx'
import { AfterEnd } from './after-end.tsx'
import { AnswerReview } from './answer-review.tsx'
import {
  allLate,
  answeredOf,
  handedInText,
  isAllLate,
  laterText,
  lateText,
  scoreAlone,
  scoreReleaseText,
} from './release-words.ts'
import styles from './result-page.module.css'
import { heldText, practiceCounts, scoreAloneForStaff, toMarkText } from './result-words.ts'
import { ScoreHead } from './score-head.tsx'

type ResultSheetProps = { card: ResultCard; headingLevel: 2 | 3; isOwn: boolean }

/** A colleague sees the questions with the candidate, or when the exam is over. */
export const forColleagues =
  'Until this exam is over, only the teacher who set it and the administrators see the questions and answers.'

/** One result as far as its reader may see it: the score, what is not shown yet and when, and the own answers. */
export function ResultSheet({ card, headingLevel, isOwn }: ResultSheetProps) {
  const scoreLater = scoreLaterOf(card, isOwn)
  const later = laterOf(card, isOwn)
  const late = isOwn && isAllLate(card) ? null : lateText(card)
  return (
    <div className={styles.sheet}>
      {card.score ? (
        <ScoreHead score={card.score} />
      ) : (
        <p className={styles.later}>
          {scoreLater ?? 'This paper is still being marked. Check again in a moment.'} {later}
        </p>
      )}
      {card.isPractice && <p className={styles.later}>{practiceCounts}</p>}
      {card.corrections && <RevisionNotes corrections={card.corrections} />}
      <dl className={styles.facts}>
        <div>
          <dt>Subject</dt>
          <dd>{card.subject}</dd>
        </div>
        <div>
          <dt>Answered</dt>
          <dd>
            {answeredText(card, isOwn)}
            {card.onPaperCount > 0 && `, ${card.onPaperCount} on paper`}
          </dd>
        </div>
        <div>
          <dt>Handed in</dt>
          <dd>{handedInText(card)}</dd>
        </div>
      </dl>
      {card.negative && <p className={styles.later}>{negativeText(card.negative)}</p>}
      {late && <p className={styles.later}>{late}</p>}
      <AfterEnd card={card} />
      {card.score && later && <p className={styles.later}>{later}</p>}
      {card.heldAnswers && <p className={styles.later}>{heldText(card.heldAnswers)}</p>}
      {card.questions.length > 0 && (
        <AnswerReview
          questions={card.questions}
          passages={card.passages}
          sections={card.sections}
          marked={card.marked}
          headingLevel={headingLevel}
          isOwn={isOwn}
          attemptId={card.attemptId}
        />
      )}
    </div>
  )
}

/** Why there is no score yet; null where it is being marked. */
function scoreLaterOf(card: ResultCard, isOwn: boolean): string | null {
  if (isAllLate(card)) return isOwn ? allLate : (toMarkText(card.toMarkCount) ?? allLateForStaff)
  return isOwn ? scoreReleaseText(card.scoreRelease, card) : toMarkText(card.toMarkCount)
}

const allLateForStaff = 'Nothing of this paper arrived in time. There is no score before its late answers are decided.'

/** A candidate is not told "0 of 5" of answers that arrived late, or that may lie on a device still. */
function answeredText(card: ResultCard, isOwn: boolean): string {
  if (isAllLate(card)) return isOwn ? 'Arrived late' : `${answeredOf(card)} in time`
  const mayLieThere = isOwn && card.answeredCount === 0 && card.endedBy === 'time' && card.lateCount === 0
  return mayLieThere ? noneArrived : answeredOf(card)
}

const noneArrived =
  'No answer has arrived. If you wrote some without a network, tell your teacher: they may be on the device you used'

/** What is not shown (yet). Who set the exam sees all already; when the candidate does is no news to them. */
function laterOf(card: ResultCard, isOwn: boolean): string | null {
  const hasQuestions = card.questions.length > 0
  if (card.isScoreAlone && isOwn) return scoreAlone
  if (card.isScoreAlone) return hasQuestions ? scoreAloneForStaff : `${scoreAloneForStaff} ${forColleagues}`
  if (!isOwn && !hasQuestions) return forColleagues
  return laterText(hasQuestions ? null : card.questionsRelease, card.marked === null ? card.answersRelease : null)
}
