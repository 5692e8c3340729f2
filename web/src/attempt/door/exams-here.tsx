import { Button } from '@mantine/core'
import { doorsAt, timeWithoutServer } from '@sabimark/domain/exam/seal/device-clock.ts'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { useEffect, useState } from 'react'
import { durationText, lagosText } from '../../exam/exams.ts'
import { useTabTitle } from '../../platform/tab-title.ts'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { thisDevice } from '../device/this-device.ts'
import { type ExamHere, examsHere, isPaperHere, isReadable, type StageHere } from '../enter/exams-here.ts'
import { useFocusedHeading } from '../focused-heading.ts'
import type { RoomHere } from '../rooms-here.ts'
import { holdSchool, SchoolHead } from '../school-head.tsx'
import { CodeDoor } from './code-door.tsx'
import styles from './exams-here.module.css'
import { clockOf, doorsOf } from './here-clock.ts'

const reload = () => window.location.reload()

/** In place of a page that could not be asked for: the exams whose sealed papers lie on this device. `onNone`: there are none. */
export default function ExamsHere({ onNone }: { onNone: (hasExams: false) => void }) {
  const [exams, setExams] = useState<ExamHere[] | null>(null)
  const [chosen, setChosen] = useState<ExamHere | null>(null)
  const [room, setRoom] = useState<RoomHere | null>(null)
  const isAtDoor = chosen !== null || room !== null
  useEffect(() => {
    if (isAtDoor) return
    let isOver = false
    examsHere()
      .catch(() => [])
      .then(async (found) => {
        if (isOver) return
        if (!found.some(({ kept }) => isReadable(kept))) return onNone(false)
        holdSchool(found.find(({ kept }) => kept.school)?.kept.school)
        setExams(found)
        // After the list stands, one after the other: every part is read for it.
        for (const exam of found) {
          exam.isGone = !(await isPaperHere(exam.kept).catch(() => true))
          if (isOver) return
          setExams([...found])
        }
      })
    return () => {
      isOver = true
    }
  }, [isAtDoor, onNone])
  // Who stands at a door may be typing the code of the hall: nothing is taken from under their hands.
  useEffect(() => {
    if (isAtDoor) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isAtDoor])

  if (room) return <room.LiveExam exam={room.exam} candidate={room.candidate} />
  if (chosen) return <CodeDoor exam={chosen} onBack={() => setChosen(null)} onEntered={setRoom} />
  if (!exams) return <LoadingSheet />
  const open = (exam: ExamHere) => {
    holdSchool(exam.kept.school)
    setChosen(exam)
  }
  return <List exams={exams} onOpen={open} />
}

/** Of what could still be begun by the doors alone, what has closed or is not all here stands apart: no code opens it. */
type GroupHere = StageHere | 'gone' | 'closed'

/** What runs and what waits to be sent come before what can be begun. Nothing is `said` of what no code opens. */
const groups: { group: GroupHere; title: () => string; said?: () => string }[] = [
  {
    group: 'begun',
    title: () => 'In progress',
    said: () => 'The code your invigilator gives out opens it again.',
  },
  {
    group: 'handed_in',
    title: () => 'Not sent yet',
    said: () => `Handed in and safe on ${thisDevice()}. It is sent when the network is back.`,
  },
  {
    group: 'ready',
    title: () => `Ready on ${thisDevice()}`,
    said: () => 'Your invigilator gives out the code.',
  },
  { group: 'gone', title: () => 'Some of the paper has gone. Call your invigilator.' },
  { group: 'closed', title: () => 'Closed' },
]

/** Exams open and close by the minute. */
const everyMs = 5_000

function List({ exams, onOpen }: { exams: readonly ExamHere[]; onOpen: (exam: ExamHere) => void }) {
  const focused = useFocusedHeading()
  const [, lookAgain] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => lookAgain((count) => count + 1), everyMs)
    return () => clearInterval(timer)
  }, [])
  const readable = exams.filter(({ kept }) => isReadable(kept))
  const others = exams.filter(({ kept }) => !isReadable(kept))
  // Whose it is has to be chosen first where several students got ready here; an exam that runs comes before all others.
  const isOneStudent = new Set(readable.map(({ kept }) => kept.studentId)).size === 1
  const isOnlyOne = readable.filter(mayStart).length === 1
  const isNext = (exam: ExamHere) =>
    exam.stage === 'begun' ||
    (mayStart(exam) && (isOneStudent || isOnlyOne) && readable.every(({ stage }) => stage !== 'begun'))
  useTabTitle('No network')
  return (
    <main className={styles.page}>
      <SchoolHead />
      <h1 tabIndex={-1} ref={focused}>
        No network
      </h1>
      <p>When the network is back, this page opens by itself.</p>
      {groups.map(({ group, title, said }) => {
        const here = readable.filter((exam) => groupOf(exam) === group)
        if (here.length === 0) return null
        return (
          <section key={group} className={styles.group} data-stage={group} aria-labelledby={group}>
            <h2 id={group}>{title()}</h2>
            {said && <p>{said()}</p>}
            <ul className={styles.list}>
              {here.map((exam) => (
                <Row key={keyOf(exam)} exam={exam} isNext={isNext(exam)} onOpen={said && (() => onOpen(exam))} />
              ))}
            </ul>
          </section>
        )
      })}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((exam) => (
            <li key={keyOf(exam)} className={styles.row}>
              <p>A paper here cannot be read. With a network, its student gets ready again.</p>
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" onClick={reload}>
        Try again
      </Button>
    </main>
  )
}

const keyOf = ({ kept }: ExamHere) => `${kept.studentId} ${kept.examId}`
const nowOf = ({ kept }: ExamHere) => timeWithoutServer(clockOf(kept), Date.now(), doorsOf(kept))
const doorsNow = (exam: ExamHere) => doorsAt(doorsOf(exam.kept), nowOf(exam))
const mayStart = (exam: ExamHere) => groupOf(exam) === 'ready' && doorsNow(exam) === 'open'

function groupOf(exam: ExamHere): GroupHere {
  if (exam.stage !== 'ready') return exam.stage
  if (doorsNow(exam) === 'closed') return 'closed'
  return exam.isGone ? 'gone' : 'ready'
}

/** `onOpen`: where a code opens it. */
type RowProps = { exam: ExamHere; isNext: boolean; onOpen: (() => void) | undefined }

function Row({ exam, isNext, onOpen }: RowProps) {
  const { facts } = exam.kept
  const { name } = facts.candidate
  const { stage } = exam
  const act = stage === 'begun' ? 'Continue exam' : mayStart(exam) ? 'Take Exam' : 'Open'
  const length = durationText(facts.durationMinutes + (facts.extraMinutes ?? 0))
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.exam}>{facts.title}</p>
        <p>{[facts.subject, unbroken(length), unbroken(whenText(exam))].join('\u00a0· ')}</p>
        {stage === 'begun' && <p>{timeText(exam)}</p>}
      </div>
      {onOpen && (
        <Button variant={isNext ? 'filled' : 'default'} onClick={onOpen} aria-label={`${act}: ${name}, ${facts.title}`}>
          {act}
        </Button>
      )}
    </li>
  )
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** By the clock of this device, which tells when its time is over. */
function timeText(exam: ExamHere): string {
  const { endsAt } = exam
  if (!endsAt) return 'The time is running.'
  if (endsAt.getTime() > Date.now()) return `The time is running until ${lagosClock(endsAt)}.`
  return `The time ended ${nearText(exam, endsAt)}.`
}

/** As My Exams says it, by the clock of this device where that can be right. */
function nearText(exam: ExamHere, at: Date): string {
  const now = nowOf(exam)
  return now ? nearTime(at, now) : lagosText(at.toISOString())
}

function whenText(exam: ExamHere): string {
  const { opensAt, closesAt } = doorsOf(exam.kept)
  if (exam.stage !== 'ready') return `Opened ${nearText(exam, opensAt)}`
  const doors = doorsNow(exam)
  if (doors === 'not_open') return `Opens ${nearText(exam, opensAt)}`
  return `${doors === 'open' ? 'Closes' : 'Closed'} ${nearText(exam, closesAt)}`
}
