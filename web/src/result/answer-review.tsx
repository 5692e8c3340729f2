import type { ResultCard } from '@sabimark/contract/answers.ts'
import { optionLetter } from '@sabimark/domain/bank/option.ts'
import '../platform/theme/exam-font.css'
import { verdicts } from '../attempt/verdicts.ts'
import { BlankLine } from '../bank/blank-line.tsx'
import { PassageText } from '../bank/passage-text.tsx'
import { aroundBlank } from '../bank/rules-words.ts'
import { MarkHistory } from '../marking/corrections/mark-history.tsx'
import { Markdown, MarkdownLine } from '../platform/markdown/markdown.tsx'
import { Bubble, type BubbleState } from '../platform/ui/bubble.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import styles from './answer-review.module.css'
import { ByHand } from './by-hand.tsx'
import { PartTitle } from './part-title.tsx'
import { withheldText } from './result-words.ts'
import type { Marked, ReviewedQuestion } from './results.ts'
import { verdictText } from './verdict-words.ts'

type AnswerReviewProps = {
  questions: readonly ReviewedQuestion[]
  /** What questions are about; each stands above its first one. */
  passages?: ResultCard['passages']
  sections?: ResultCard['sections']
  /** Null while nobody may see which were right. */
  marked: readonly Marked[] | null
  headingLevel: 2 | 3
  /** False where staff read somebody else's. */
  isOwn?: boolean
  /** Whose marks have a history for staff to read; none in a preview. */
  attemptId?: string
}

/** A candidate's answers against the questions, and which were right where that is shown. */
export function AnswerReview({
  questions,
  passages = [],
  sections,
  marked,
  headingLevel,
  isOwn = true,
  attemptId,
}: AnswerReviewProps) {
  return (
    <ol className={styles.list}>
      {questions.map((question, index) => (
        <li key={question.id} className={styles.question}>
          <PartTitle questions={questions} index={index} sections={sections} />
          {question.passageId !== questions[index - 1]?.passageId &&
            passages
              .filter(({ id }) => id === question.passageId)
              .map(({ id, text }) => <PassageText key={id} text={text} isOpen />)}
          <Reviewed
            question={question}
            number={index + 1}
            Heading={headingLevel === 2 ? 'h2' : 'h3'}
            mark={marked?.find(({ questionId }) => questionId === question.id) ?? null}
            chosenWords={isOwn ? 'your answer' : 'candidate’s answer'}
            attemptId={isOwn ? undefined : attemptId}
          />
        </li>
      ))}
    </ol>
  )
}

type ReviewedProps = {
  question: ReviewedQuestion
  number: number
  Heading: 'h2' | 'h3'
  mark: Marked | null
  chosenWords: string
  attemptId: string | undefined
}

function Reviewed({ question, number, Heading, mark, chosenWords, attemptId }: ReviewedProps) {
  const chosen = Array.isArray(question.answer) ? question.answer : []
  const isAnswered = question.isWithheld === true || (question.answer !== null && question.answer.length > 0)
  return (
    <>
      <header className={styles.head}>
        <Heading>Question {number}</Heading>
        <Verdict isAnswered={isAnswered} mark={mark} />
        {mark && attemptId !== undefined && (
          <MarkHistory attemptId={attemptId} questionId={question.id} number={number} />
        )}
      </header>
      <div className={styles.text}>
        <Markdown text={question.text} />
      </div>
      {question.type === 'fill_blank' && <BlankLine {...aroundBlank(question.rules)} />}
      {question.options.length > 0 && (
        <ul className={styles.options}>
          {question.options.map((option, place) => {
            const isChosen = chosen.includes(option.id)
            const isRight = mark?.correctOptionIds.includes(option.id) === true
            return (
              <li key={option.id} data-chosen={isChosen} data-right={isRight}>
                <span aria-hidden="true" className={styles.bubble}>
                  <Bubble state={bubbleOf({ isChosen, isRight, isKnown: mark !== null })}>{optionLetter(place)}</Bubble>
                </span>
                <span className={styles.words}>
                  <span className="only-heard">{optionLetter(place)}) </span>
                  <MarkdownLine text={option.text} />
                </span>
                <span className={styles.says}>
                  {[isChosen && chosenWords, isRight && 'right answer'].filter(Boolean).join(', ')}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {typeof question.answer === 'string' && question.answer !== '' && (
        <p className={styles.typed}>
          <span className={styles.says}>{chosenWords}</span> {question.answer}
        </p>
      )}
      {question.isWithheld && (
        <p className={styles.typed}>
          <span className={styles.says}>{withheldText}</span>
        </p>
      )}
      {mark?.byHand && <ByHand given={mark.byHand} />}
      {mark !== null && mark.accepted.length > 0 && mark.outcome !== 'right' && (
        <p className={styles.typed} data-right>
          <span className={styles.says}>right answer</span> {mark.accepted.join(' · ')}
        </p>
      )}
      {mark?.explanation !== undefined && (
        <div className={styles.why}>
          <span className={styles.says}>why</span>
          <Markdown text={mark.explanation} />
        </div>
      )}
    </>
  )
}

function Verdict({ isAnswered, mark }: { isAnswered: boolean; mark: Marked | null }) {
  if (!mark)
    return <StatusBadge tone={isAnswered ? 'blue' : 'grey'}>{isAnswered ? 'Answered' : 'Not answered'}</StatusBadge>
  return <StatusBadge tone={verdicts[mark.outcome].tone}>{verdictText(mark)}</StatusBadge>
}

function bubbleOf({
  isChosen,
  isRight,
  isKnown,
}: {
  isChosen: boolean
  isRight: boolean
  isKnown: boolean
}): BubbleState {
  if (isRight) return 'right'
  if (!isChosen) return 'empty'
  return isKnown ? 'wrong' : 'filled'
}
