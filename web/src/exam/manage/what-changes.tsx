import type { WrittenChanges } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { changeLabels } from '@sabimark/domain/exam/changes/exam-changes.ts'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { whoGetsText } from './change-words.ts'
import { ChangedQuestion } from './changed-question.tsx'
import styles from './publish-changes.module.css'

/** All that there is to read before changes of an exam are published. */
export function WhatChanges({ examId, changes }: { examId: string; changes: WrittenChanges }) {
  const { questions, bonusHundredths, begunCount } = changes
  const hasOtherKey = questions.some(({ what }) => what.includes('answer'))
  const hasStaying = bonusHundredths > 0 || questions.some(({ stays }) => stays.length > 0)
  return (
    <>
      <p className={styles.said}>{whoGetsText(changes)}</p>
      {changes.isTooLate && <TooLate />}
      <ul className={styles.changes}>
        {changes.settings.map(({ name, before, after }) => (
          <li key={name}>
            <strong>{changeLabels[name]}</strong>
            {(before !== '' || after !== '') && (
              <dl className={styles.texts}>
                <dt>Before</dt>
                <dd>{before || '–'}</dd>
                <dt>Now</dt>
                <dd>{after || '–'}</dd>
              </dl>
            )}
          </li>
        ))}
        {questions.map((one) => (
          <li key={`${one.number} ${one.is === null}`}>
            <ChangedQuestion question={one} />
          </li>
        ))}
      </ul>
      {bonusHundredths > 0 && (
        <p className={styles.said}>
          Everybody still has {marksText(bonusHundredths)} {bonusHundredths === 100 ? 'mark' : 'marks'} on top of their
          answers.
        </p>
      )}
      {hasStaying && (
        <p className={styles.said}>
          What stays was decided for this exam. To undo it, open its{' '}
          <Corrections examId={examId}>corrections</Corrections>.
        </p>
      )}
      {hasOtherKey && begunCount > 0 && (
        <p className={styles.said}>
          Who has begun is marked by the right answer of their own paper.{' '}
          <Corrections examId={examId}>Change the key</Corrections> to reach them.
        </p>
      )}
    </>
  )
}

function Corrections({ examId, children }: { examId: string; children: string }) {
  return (
    <TextLink to="/results/exam/$examId/corrections" params={{ examId }}>
      {children}
    </TextLink>
  )
}

/** What was written anew, and waited too long. */
export function TooLate() {
  return (
    <p className={styles.said}>
      Somebody has begun, so other questions, marks and settings can no longer be given out. Only what the bank says
      otherwise reaches candidates who begin later.
    </p>
  )
}
