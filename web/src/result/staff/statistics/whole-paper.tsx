import type { ExamStatistics } from '@sabimark/contract/answers.ts'
import { isChance } from '@sabimark/domain/result/statistics/exam-statistics.ts'
import {
  isReliabilityKnown,
  papersText,
  reliabilityText,
  suspectsText,
} from '@sabimark/domain/result/statistics/plain-words.ts'
import { reasonText } from '@sabimark/domain/result/statistics/reason.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { lagosText } from '../../../exam/exams.ts'
import buttons from '../../../platform/list/list-buttons.module.css'
import { FigureRow } from '../../../platform/ui/figures.tsx'
import type { StatisticsCopy } from '../statistics-query.ts'
import { availableText, coefficientText, decimalText } from './figure-text.ts'
import styles from './statistics.module.css'

type WholePaperProps = { statistics: ExamStatistics; copy: StatisticsCopy }

/** The paper as a whole in a sentence; its figures, and what they are made of, behind a button. */
export function WholePaper({ statistics, copy }: WholePaperProps) {
  const { whole, questions } = copy
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className={styles.whole}>
        {isReliabilityKnown(whole) && <IconCircleCheck size={20} aria-hidden="true" />}
        <p>
          <strong>{reliabilityText(whole)}</strong> {papersText(whole.paperCount)}{' '}
          <span className={styles.soft}>{suspectsText(questions)}</span>{' '}
          <Since statistics={statistics} of={whole.paperCount} />
        </p>
        <button type="button" className={buttons.button} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Fewer figures' : 'More figures'}
        </button>
      </div>
      {isOpen && <WholeFigures copy={copy} />}
    </>
  )
}

function WholeFigures({ copy: { whole, asOf, keyRevision } }: Pick<WholePaperProps, 'copy'>) {
  const alpha = whole.isKr20 ? 'Reliability (KR-20)' : 'Reliability (alpha)'
  const mayMislead = isChance(whole)
  const missing = whole.why.alpha ?? whole.why.sem
  return (
    <>
      <FigureRow
        figures={[
          [`Mean of ${availableText(whole.availableMarks)} marks`, decimalText(whole.mean)],
          ['Median', decimalText(whole.median)],
          ['Spread (SD)', decimalText(whole.sd)],
          [alpha, mayMislead ? '–' : coefficientText(whole.alpha)],
          ['Error of a mark (SEM)', mayMislead || whole.sem === null ? '–' : `± ${decimalText(whole.sem)} marks`],
        ]}
      />
      <p className={styles.made}>
        n = {counted(whole.paperCount, 'paper')}, the first attempt of each student · as of {lagosText(asOf)} · right
        answers as in revision {keyRevision} · divisor of every spread n − 1.
        {mayMislead && ' No reliability: too few papers, it would be below 0.'}
        {missing && ` No reliability: ${lowered(reasonText(missing))}`} Facility: the share of its marks that candidates
        earned. Discrimination: r between the marks of a question and those of all others together, from −1 to 1; the
        question itself is left out, and 0.2 or more is good.
      </p>
    </>
  )
}

/** As it reads in the middle of a sentence. */
const lowered = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`

/** What has come since these figures, or is not in them yet. */
function Since({ statistics, of: before }: { statistics: ExamStatistics; of: number }) {
  const { paperCount, waitingCount, isStale } = statistics
  const came = paperCount - before
  return (
    <>
      {isStale && (
        <strong role="status">
          {came > 0 ? `${counted(came, 'paper')} came since.` : 'Marks have changed since.'} The figures follow within a
          minute or two.
        </strong>
      )}{' '}
      {waitingCount > 0 && (
        <span className={styles.soft}>
          {waitingCount === 1 ? '1 more paper waits' : `${waitingCount} more papers wait`} to be marked or for your
          decision about late answers.
        </span>
      )}
    </>
  )
}
