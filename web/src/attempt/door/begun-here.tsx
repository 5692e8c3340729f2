import type { ExamDoor } from '@sabimark/contract/answers.ts'
import { retryDelayMs } from '@sabimark/domain/attempt/outbox.ts'
import { useEffect, useState } from 'react'
import type { Whose } from '../../exam/package/package-store.ts'
import { client } from '../../platform/client.ts'
import { useGoTo } from '../../platform/navigation.tsx'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { browserDevice } from '../device/browser-device.ts'
import { type BegunAttempt, begunHere } from '../enter/exams-here.ts'
import type { RoomHere } from '../rooms-here.ts'
import { mayPass } from '../sync/ask-again.ts'
import { replyInTime } from '../sync/save-call.ts'
import { CodeDoor } from './code-door.tsx'
import { DoorFrame } from './door-frame.tsx'

const lookEveryMs = 2_000

type Known = NonNullable<ExamDoor['attempts']>

type BegunHereProps = { whose: Whose; onEntered: (room: RoomHere) => void; onNone: () => void }

/**
 * In place of the door of an exam that its student began on this device without a server, which has not heard of it: begun anew they would have
 * the whole time again. What was handed in may be delivered while somebody looks at this, and a server may know of it whose reply was lost; then
 * there is nothing to open. `onNone`: so it is.
 */
export default function BegunHere({ whose, onEntered, onNone }: BegunHereProps) {
  const { studentId, examId } = whose
  const begun = useBegun(studentId, examId)
  const known = useKnown(examId)
  const goTo = useGoTo()
  const exam = begun?.find((one) => !isKnown(one, known ?? []))
  const isNone = begun !== null && (begun.length === 0 || (known !== null && !exam))
  useEffect(() => {
    if (isNone) onNone()
  }, [isNone, onNone])
  if (exam && known) {
    const onBack = () => goTo({ to: '/' })
    return <CodeDoor key={exam.attemptId} {...{ exam, onBack, onEntered, onArrived: onNone }} />
  }
  return (
    <DoorFrame title="Exam">
      <LoadingSheet>Loading exam...</LoadingSheet>
    </DoorFrame>
  )
}

/** What was handed in here is handed in there by the code alone. */
function isKnown({ attemptId, stage }: BegunAttempt, known: Known): boolean {
  return known.some(({ id, isOver }) => id === attemptId && (isOver || stage === 'begun'))
}

/** What lies here, looked at again and again; null before the first look. */
function useBegun(studentId: string, examId: string): BegunAttempt[] | null {
  const [begun, setBegun] = useState<BegunAttempt[] | null>(null)
  useEffect(() => {
    let isOver = false
    let isLooking = false
    const look = async () => {
      if (isLooking) return
      isLooking = true
      const found = await begunHere({ studentId, examId }).catch(() => [])
      isLooking = false
      // Who types a code there is disturbed by nothing that has not changed.
      if (!isOver && found) setBegun((before) => (stagesOf(before) === stagesOf(found) ? before : found))
    }
    void look()
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [studentId, examId])
  return begun
}

const stagesOf = (begun: BegunAttempt[] | null) =>
  begun && JSON.stringify(begun.map(({ attemptId, stage }) => [attemptId, stage]))

/** The attempts the server knows of, asked until it says so; null before the first try, and none where that failed. */
function useKnown(examId: string): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    let failures = 0
    let asked = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      asked += 1
      const mine = asked
      try {
        const { attempts = [] } = await replyInTime(
          (signal) => client.attempt.door({ examId }, { signal }),
          browserDevice,
        )
        if (mine !== asked) return
        setKnown(attempts)
        window.removeEventListener('online', askNow)
      } catch (error) {
        if (mine !== asked) return
        setKnown((before) => before ?? [])
        failures += 1
        if (mayPass(error)) timer = setTimeout(askNow, retryDelayMs(failures, Math.random()))
      }
    }
    const askNow = () => void ask()
    askNow()
    window.addEventListener('online', askNow)
    return () => {
      asked = -1
      clearTimeout(timer)
      window.removeEventListener('online', askNow)
    }
  }, [examId])
  return known
}
