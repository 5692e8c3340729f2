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

/** Its badge, and the word before its day where that is another. */
const states: Record<MyExam['state'] | 'over', [tone: BadgeTone, word: string, verb?: string]> = {
  in_progress: ['blue', 'In progress'],
  ready: ['green', 'Open now', 'Closes'],
  not_open: ['amber', 'Upcoming', 'Opens'],
  submitted: ['grey', 'Handed in'],
  over: ['grey', 'Time ran out'],
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
  const [tone, word, verb = word] = states[exam.isTimeOver ? 'over' : exam.state]
  useOpening(exam.opensInMs, readAtMs, onLookAgain)
  return (
    <li className={styles.card} data-state={exam.state}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <span className={styles.line}>{exam.subject}</span>
      <h3 className={styles.title}>{exam.title}</h3>
      <p className={styles.line}>
        <span className={styles.facts}>
          {factsOf(exam).map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </span>
        <span>
          {exam.remainingMs === null ? (
            whenText(exam, verb)
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

/** Each goes to the next line whole; a style puts the dots between them. */
function factsOf({ durationMinutes, questionCount, totalMarksHundredths, location }: MyExam): string[] {
  return [
    durationText(durationMinutes),
    questionsText(questionCount),
    marksWords(marksText(totalMarksHundredths)),
    location,
  ].filter(Boolean)
}

/** The day and its time stay in one line. Nothing where it is not known when it was handed in. */
function whenText({ state, opensAt, closesAt, handedInAt }: MyExam, verb: string) {
  const at = state === 'not_open' ? opensAt : state === 'submitted' ? handedInAt : closesAt
  return at && `${verb} ${nearText(at)}`
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
