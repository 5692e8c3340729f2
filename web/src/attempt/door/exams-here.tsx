import { Button } from '@mantine/core'
import { doorsAt, timeWithoutServer } from '@sabimark/domain/exam/seal/device-clock.ts'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { useEffect, useState } from 'react'
import { durationText, lagosText } from '../../exam/exams.ts'
import { useTabTitle } from '../../platform/tab-title.ts'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { thisDevice } from '../device/this-device.ts'
import { type ExamHere, examsHere, isReadable, type StageHere } from '../enter/exams-here.ts'
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
      .then((found) => {
        if (isOver) return
        if (!found.some(({ kept }) => isReadable(kept))) return onNone(false)
        holdSchool(found.find(({ kept }) => kept.school)?.kept.school)
        setExams(found)
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

function List({ exams, onOpen }: { exams: readonly ExamHere[]; onOpen: (exam: ExamHere) => void }) {
  const focused = useFocusedHeading()
  const isAlone = exams.filter(({ kept }) => isReadable(kept)).length === 1
  useTabTitle('No network')
  return (
    <main className={styles.page}>
      <SchoolHead />
      <h1 tabIndex={-1} ref={focused}>
        No network
      </h1>
      <p>
        {isAlone ? 'This exam is' : 'These exams are'} ready on {thisDevice()}: your invigilator gives out the code.
        When the network is back, this page opens by itself.
      </p>
      <ul className={styles.list}>
        {exams.map((exam) => {
          const key = `${exam.kept.studentId} ${exam.kept.examId}`
          if (!isReadable(exam.kept)) return <Unreadable key={key} />
          return <Row key={key} exam={exam} isAlone={isAlone} onOpen={() => onOpen(exam)} />
        })}
      </ul>
      <Button variant="default" onClick={reload}>
        Try again
      </Button>
    </main>
  )
}

function Unreadable() {
  return (
    <li className={styles.row}>
      <p>A paper here cannot be read. With a network, its student gets ready again.</p>
    </li>
  )
}

const acts: Record<StageHere, string> = { ready: 'Take Exam', begun: 'Continue exam', handed_in: 'View it' }

type RowProps = { exam: ExamHere; isAlone: boolean; onOpen: () => void }

function Row({ exam: { kept, stage, endsAt }, isAlone, onOpen }: RowProps) {
  const { facts } = kept
  const { name } = facts.candidate
  const now = timeWithoutServer(clockOf(kept), Date.now(), doorsOf(kept))
  const doors = stage === 'ready' ? doorsAt(doorsOf(kept), now) : 'open'
  const isClosed = doors === 'closed'
  const act = doors === 'not_open' ? 'Look at it' : acts[stage]
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.exam}>{facts.title}</p>
        <p>
          {facts.subject} · {isClosed ? `Closed ${lagosText(facts.closesAt)}` : lagosText(facts.opensAt)} ·{' '}
          {durationText(facts.durationMinutes + (facts.extraMinutes ?? 0))} · Paper {facts.sign}
        </p>
        {stage === 'begun' && (
          <>
            <StatusBadge tone="amber">In progress</StatusBadge>
            <p>The time is running{endsAt && ` until ${lagosClock(endsAt)}`}.</p>
          </>
        )}
        {stage === 'handed_in' && <StatusBadge tone="amber">Handed in here, not sent yet</StatusBadge>}
      </div>
      {!isClosed && (
        <Button
          variant={(isAlone && doors === 'open') || stage === 'begun' ? 'filled' : 'default'}
          onClick={onOpen}
          aria-label={`${act}: ${name}, ${facts.title}`}
        >
          {act}
        </Button>
      )}
    </li>
  )
}
