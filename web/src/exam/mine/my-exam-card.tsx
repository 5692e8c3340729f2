import type { MyExam } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { useEffect, useRef } from 'react'
import { marksWords } from '../../bank/questions.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { nearText } from '../../platform/near-text.ts'
import { type BadgeTone, StatusBadge } from '../../platform/ui/status-badge.tsx'
import { durationText, questionsText } from '../exams.ts'
import { Offered } from '../package/offered.tsx'
import styles from './my-exams.module.css'
import { TimeLeft } from './time-left.tsx'

const badges: Record<MyExam['state'], [BadgeTone, string]> = {
  in_progress: ['blue', 'In progress'],
  ready: ['green', 'Open now'],
  not_open: ['amber', 'Upcoming'],
  submitted: ['grey', 'Handed in'],
  closed: ['grey', 'Closed'],
}

type MyExamCardProps = {
  exam: MyExam
  /** When the list was read; a new reading counts anew. */
  readAtMs: number
  /** It is time to look at the list again. */
  onLookAgain: () => void
}

/** One exam with the one thing its candidate can do now. */
export function MyExamCard({ exam, readAtMs, onLookAgain }: MyExamCardProps) {
  const [tone, word] = badges[exam.state]
  useOpening(exam.opensInMs, readAtMs, onLookAgain)
  return (
    <li className={styles.card} data-state={exam.state}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <span className={styles.line}>{exam.subject}</span>
      <h3 className={styles.title}>{exam.title}</h3>
      <p className={styles.line}>
        <span>{factsText(exam)}</span>{' '}
        <span>
          {exam.remainingMs === null ? (
            whenText(exam)
          ) : (
            <TimeLeft key={readAtMs} ms={exam.remainingMs} onOver={onLookAgain} />
          )}
        </span>
      </p>
      <Action exam={exam} />
      <Offered {...exam} />
    </li>
  )
}

function Action({ exam }: { exam: MyExam }) {
  const door = { to: '/exam/$examId', params: { examId: exam.id } } as const
  if (exam.state === 'in_progress') return <PageButton {...door}>Continue exam</PageButton>
  if (exam.state === 'ready') return <PageButton {...door}>Take Exam</PageButton>
  if (exam.state === 'submitted') {
    return (
      <PageButton to="/results" variant="subtle">
        My Results
      </PageButton>
    )
  }
  if (exam.state === 'closed') return null
  return (
    <PageButton {...door} variant="subtle">
      Instructions
    </PageButton>
  )
}

/** A figure stays with its unit, and a dot with the fact before it. */
function factsText({ durationMinutes, questionCount, totalMarksHundredths, location }: MyExam): string {
  const facts = [
    durationText(durationMinutes),
    questionsText(questionCount),
    marksWords(marksText(totalMarksHundredths)),
    location,
  ]
  return facts.filter(Boolean).join('\u00a0· ').replace(/(\d) /g, '$1\u00a0')
}

/** Where it takes two lines, the day ends the first. Nothing where it is not known when it was handed in. */
function whenText({ state, opensAt, closesAt, handedInAt }: MyExam) {
  const [word, at] =
    state === 'not_open'
      ? ['Opens', opensAt]
      : state === 'submitted'
        ? ['Handed\u00a0in', handedInAt]
        : [state === 'closed' ? 'Closed' : 'Closes', closesAt]
  return at && `${word}\u00a0${nearText(at).replace(',\u00a0', ', ')}`
}

const longestWaitMs = 2 ** 31 - 1

/** Looks again at the moment the doors open. */
function useOpening(opensInMs: number | null, readAtMs: number, onLookAgain: () => void) {
  const open = useRef(onLookAgain)
  useEffect(() => {
    open.current = onLookAgain
  })
  useEffect(() => {
    if (opensInMs === null || opensInMs > longestWaitMs || readAtMs === 0) return
    const timer = setTimeout(() => open.current(), opensInMs + 500)
    return () => clearTimeout(timer)
  }, [opensInMs, readAtMs])
}
