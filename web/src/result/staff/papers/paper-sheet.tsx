import type { ResultCard } from '@sabimark/contract/answers.ts'
import { optionLetter } from '@sabimark/domain/bank/option.ts'
import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { Fragment, memo } from 'react'
import '../../../platform/theme/exam-font.css'
import { BlankLine } from '../../../bank/blank-line.tsx'
import { aroundBlank } from '../../../bank/rules-words.ts'
import { revisionText } from '../../../marking/corrections/correction-words.ts'
import { Markdown, MarkdownLine } from '../../../platform/markdown/markdown.tsx'
import { ByHand } from '../../by-hand.tsx'
import { correctText } from '../../correct-words.ts'
import { PartTitle } from '../../part-title.tsx'
import { answeredOf, handedInText } from '../../release-words.ts'
import type { Marked, ReviewedQuestion } from '../../results.ts'
import { marksOf } from '../../score-head.tsx'
import { verdictText } from '../../verdict-words.ts'
import styles from './paper-sheet.module.css'

type PaperSheetProps = { school: string; card: ResultCard }

/** One marked paper as it goes on a sheet of its own: who, how much, every question with the answer, the right one and its marks. */
export const PaperSheet = memo(function PaperSheet({ school, card }: PaperSheetProps) {
  const { candidate, score, questions, passages = [], sections } = card
  return (
    <article className={styles.paper}>
      <header>
        <p className={styles.school}>{school}</p>
        <h2>{card.examTitle}</h2>
        <p className={styles.who}>
          <strong>{candidate.name}</strong> · {candidate.studentNumber} · {candidate.className ?? 'No class assigned'}
        </p>
        <p>
          {card.subject} · handed in {handedInText(card)} · {answeredOf(card)} answered
          {card.onPaperCount > 0 && `, ${card.onPaperCount} on paper`}
        </p>
        {score && (
          <p className={styles.score}>
            <strong>{percentageText(score.percentage)}</strong> · {marksOf(score)} · Grade {score.grade} ·{' '}
            {score.isPass ? 'Passed' : 'Not passed'}
            {correctText(score) && ` · ${correctText(score)}`}
          </p>
        )}
        {card.corrections?.map((one) => {
          const { what, moved, reason } = revisionText(one)
          return (
            <p key={one.revision}>
              {what}. {moved}. {reason}
            </p>
          )
        })}
      </header>
      <ol>
        {questions.map((question, index) => (
          <Fragment key={question.id}>
            {sections && question.section !== questions[index - 1]?.section && (
              <li className={styles.passage}>
                <PartTitle questions={questions} index={index} sections={sections} />
              </li>
            )}
            {question.passageId !== questions[index - 1]?.passageId &&
              passages
                .filter(({ id }) => id === question.passageId)
                .map(({ id, text }) => (
                  <li key={id} className={styles.passage}>
                    <p className={styles.label}>Passage</p>
                    <Markdown text={text} />
                  </li>
                ))}
            <Answered
              number={index + 1}
              question={question}
              mark={card.marked?.find(({ questionId }) => questionId === question.id) ?? null}
            />
          </Fragment>
        ))}
      </ol>
    </article>
  )
})

function Answered({ number, question, mark }: { number: number; question: ReviewedQuestion; mark: Marked | null }) {
  const { answer, options } = question
  const chosen = Array.isArray(answer) ? answer : []
  return (
    <li className={styles.question} data-whole={options.length > 0}>
      <p className={styles.head}>
        <strong>Question {number}</strong>
        <span>{mark ? verdictText(mark) : answer === null || answer.length === 0 ? 'Not answered' : 'Answered'}</span>
      </p>
      <Markdown text={question.text} />
      {question.type === 'fill_blank' && <BlankLine {...aroundBlank(question.rules)} />}
      {options.length > 0 && (
        <ul>
          {options.map(({ id, text }, place) => {
            const isChosen = chosen.includes(id)
            const isRight = mark?.correctOptionIds.includes(id) === true
            const says = [isChosen && 'candidate’s answer', isRight && 'right answer'].filter(Boolean).join(', ')
            return (
              <li key={id} data-chosen={isChosen}>
                <b>{optionLetter(place)}</b>
                <span className={styles.words}>
                  <MarkdownLine text={text} />
                </span>
                <span className={styles.says}>{says}</span>
              </li>
            )
          })}
        </ul>
      )}
      {typeof answer === 'string' && answer !== '' && (
        <p className={styles.typed}>
          <span className={styles.label}>Candidate’s answer</span>
          {answer}
        </p>
      )}
      {mark?.byHand && <ByHand given={mark.byHand} />}
      {mark !== null && mark.accepted.length > 0 && mark.outcome !== 'right' && (
        <p className={styles.typed}>
          <span className={styles.label}>Right answer</span>
          {mark.accepted.join(' · ')}
        </p>
      )}
    </li>
  )
}
