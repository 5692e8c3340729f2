import type { ExamStatistics } from '@sabimark/contract/answers.ts'
import { isChance, smallGroup } from '@sabimark/domain/result/statistics/exam-statistics.ts'
import { reasonText } from '@sabimark/domain/result/statistics/reason.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { lagosText } from '../../../exam/exams.ts'
import { FigureRow } from '../../../platform/ui/figures.tsx'
import { StatusBadge } from '../../../platform/ui/status-badge.tsx'
import { availableText, coefficientText, decimalText } from './figure-text.ts'
import styles from './statistics.module.css'
import type { StatisticsCopy } from './statistics.ts'

type WholeFiguresProps = { statistics: ExamStatistics; copy: StatisticsCopy }

/** The paper as a whole, and what all figures of this page are made of. */
export function WholeFigures({ statistics, copy: { whole, asOf, keyRevision } }: WholeFiguresProps) {
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
        {whole.paperCount < smallGroup && <StatusBadge tone="amber">Small group: read with care</StatusBadge>}
        <span>
          n = {counted(whole.paperCount, 'paper')}, the first attempt of each student · as of {lagosText(asOf)} · right
          answers as in revision {keyRevision} · divisor of every spread n − 1
        </span>
        {mayMislead && <span>No reliability: too few papers, it would be below 0.</span>}
        {missing && <span>No reliability: {lowered(reasonText(missing))}</span>}
        <Since statistics={statistics} counted={whole.paperCount} />
      </p>
    </>
  )
}

/** As it reads in the middle of a sentence. */
const lowered = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`

/** What has come since these figures, or is not in them yet. */
function Since({ statistics, counted: before }: { statistics: ExamStatistics; counted: number }) {
  const { paperCount, waitingCount, isStale } = statistics
  const came = paperCount - before
  return (
    <>
      {isStale && (
        <strong role="status">
          {came > 0 ? `${counted(came, 'paper')} came since.` : 'Marks have changed since.'} The figures follow within a
          minute or two.
        </strong>
      )}
      {waitingCount > 0 && (
        <span>
          {waitingCount === 1 ? '1 more paper waits' : `${waitingCount} more papers wait`} to be marked or for your
          decision about late answers.
        </span>
      )}
    </>
  )
}
