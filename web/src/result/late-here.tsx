import type { ResultCard } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import buttons from '../platform/list/list-buttons.module.css'
import { orpc } from '../platform/queries.ts'
import { type LateDecision, type LatePaper, LateQuestion, lateActs } from './decide-late.tsx'
import styles from './result-page.module.css'

/** Over a paper whose late answers wait, for who may decide about them: they are accepted or refused where they are read. */
export default function LateHere({ card }: { card: ResultCard }) {
  const { attemptId, examId, lateDecision, afterEnd, candidate } = card
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  const [asked, setAsked] = useState<LateDecision | null>(null)
  if (lateDecision !== 'pending' || !afterEnd?.late || !exam.data?.mayAct) return null
  const row: LatePaper = { attemptId, student: candidate.name, lateDecision, afterEnd }
  const { acceptedCount } = afterEnd.late
  // More may have come after some were accepted: those count already.
  const count = afterEnd.late.count - acceptedCount
  return (
    <section className={styles.toDecide} aria-label="Late answers to decide about">
      <p>
        {counted(count, 'late answer')} {count === 1 ? 'waits' : 'wait'} for you.{' '}
        {card.score
          ? `The score below is without ${count === 1 ? 'it' : 'them'}.`
          : 'Nothing arrived in time, so there is no score before you decide.'}
      </p>
      {lateActs(row, setAsked).map(({ label, icon, onClick }) => (
        <button key={label} type="button" className={buttons.button} onClick={onClick}>
          {icon} {label}
        </button>
      ))}
      {asked && <LateQuestion examId={examId} of={{ row, decision: asked }} onClose={() => setAsked(null)} />}
    </section>
  )
}
