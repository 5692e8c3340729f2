import { reasonText } from '@sabimark/domain/result/statistics/reason.ts'
import { lettered, type QuestionFigures } from '../statistics-query.ts'
import { availableText, coefficientText, decimalText, shareText } from './figure-text.ts'
import styles from './statistics.module.css'

/** The figures of a question, for who reads them; closed until asked for. */
export function MoreFigures({ question }: { question: QuestionFigures }) {
  const { why } = question
  const options = lettered(question)
  const figures: [name: string, value: string, why?: Parameters<typeof reasonText>[0]][] = [
    ['Facility', shareText(question.facility), why.facility],
    ['Discrimination', coefficientText(question.discrimination), why.discrimination],
    ['Mean', `${decimalText(question.mean)} of ${availableText(question.availableMarks)}`],
    ['Spread (SD)', decimalText(question.sd)],
    ['Left out', shareText(question.omitted)],
    ...(question.chance === null ? [] : [['By chance', shareText(question.chance)] satisfies [string, string]]),
    ['Best less weakest (D27)', coefficientText(question.d27), why.d27],
    ['r with itself left in', coefficientText(question.uncorrected), why.uncorrected],
    ['Weight, intended', `${decimalText(question.intendedWeight)}%`],
    [
      'Weight, in effect',
      question.effectiveWeight === null ? '–' : `${decimalText(question.effectiveWeight)}%`,
      why.effectiveWeight,
    ],
    ['Reliability without it', coefficientText(question.alphaIfDeleted), why.alphaIfDeleted],
    ...options.map(({ letter, share, chosenCount, discrimination }): [string, string] => [
      `${letter}: chosen by, and r`,
      `${shareText(share)} (${chosenCount}), ${coefficientText(discrimination)}`,
    ]),
  ]
  return (
    <details className={styles.more}>
      <summary>More figures</summary>
      <dl>
        {figures.map(([name, value, reason]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {reason && <span className={styles.why}>{reasonText(reason)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {options.length > 0 && (
        <p className={styles.soft}>r: how choosing this option goes with the marks of the other questions.</p>
      )}
    </details>
  )
}
