import type { ResultCard } from '@sabimark/contract/answers.ts'
import { optionLetter } from '@sabimark/domain/bank/option.ts'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { MarkdownLine } from '../platform/markdown/markdown.tsx'
import { graceEvidence, lateEvidence } from './after-end-words.ts'
import styles from './result-page.module.css'
import { withheldText } from './result-words.ts'

/** For staff: what arrived after the end and by what to judge it. */
export function AfterEnd({ card }: { card: ResultCard }) {
  if (card.afterEnd === null) return null
  const grace = graceEvidence(card.afterEnd)
  return (
    <>
      {grace.length > 0 && <p className={styles.later}>{grace.join(' ')}</p>}
      <LateAnswerList card={card} evidence={lateEvidence(card.afterEnd)} />
    </>
  )
}

/** What the candidate answered late, also where it does not count and the paper below is without it. */
function LateAnswerList({ card, evidence }: { card: ResultCard; evidence: readonly string[] }) {
  if (card.lateAnswers === null || card.lateAnswers.length === 0) return null
  const late = new Map(card.lateAnswers.map((one) => [one.questionId, one]))
  return (
    <section className={styles.late} aria-label="Late answers">
      <h2>{card.lateDecision === 'refused' ? 'Refused answers' : 'Late answers'}</h2>
      {evidence.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul>
        {card.questions.map((question, index) => {
          const came = late.get(question.id)
          if (!came) return null
          return (
            <li key={question.id}>
              <span>Question {index + 1}</span>
              {came.isWithheld ? (
                <em>{withheldText}</em>
              ) : (
                <LateAnswer answer={came.answer} options={question.options} />
              )}
              <span>
                arrived {lagosClock(new Date(came.arrivedAt))}, {came.isAccepted ? 'accepted' : 'not counted'}
              </span>
              {came.changesNothing && <em>This question gets the same marks whether you accept or refuse.</em>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type LateAnswerProps = { answer: string[] | string | null; options: ResultCard['questions'][number]['options'] }

function LateAnswer({ answer, options }: LateAnswerProps) {
  if (answer === null || answer.length === 0) return <em>The answer was cleared.</em>
  if (typeof answer === 'string') return <span>{answer}</span>
  return options.map(({ id, text }, place) =>
    answer.includes(id) ? (
      <span key={id}>
        {optionLetter(place)}) <MarkdownLine text={text} />
      </span>
    ) : null,
  )
}
