import { useEffect, useState } from 'react'
import type { Whose } from '../../exam/package/package-store.ts'
import { client } from '../../platform/client.ts'
import { useGoTo } from '../../platform/navigation.tsx'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { browserDevice } from '../device/browser-device.ts'
import { begunHere, type ExamHere } from '../enter/exams-here.ts'
import type { RoomHere } from '../rooms-here.ts'
import { replyInTime } from '../sync/save-call.ts'
import { CodeDoor } from './code-door.tsx'
import { DoorFrame } from './door-frame.tsx'

const lookEveryMs = 2_000

/** How the exam stands at the server; null where it does not say. */
const stateOf = (examId: string) =>
  replyInTime((signal) => client.attempt.door({ examId }, { signal }), browserDevice).then(
    ({ state }) => state,
    () => null,
  )

type BegunHereProps = { whose: Whose; onEntered: (room: RoomHere) => void; onNone: () => void }

/**
 * In place of the door of an exam that its student began on this device without a server, which has not heard of it: begun anew they would have
 * the whole time again. What was handed in may be delivered while somebody looks at this, and a server may know of it whose reply was lost; then
 * there is nothing to open. `onNone`: so it is.
 */
export default function BegunHere({ whose: { studentId, examId }, onEntered, onNone }: BegunHereProps) {
  const [exam, setExam] = useState<ExamHere | null>(null)
  const goTo = useGoTo()
  useEffect(() => {
    let isOver = false
    let asked: Promise<string | null> | null = null
    const look = async () => {
      const found = await begunHere({ studentId, examId }).catch(() => null)
      asked ??= found && stateOf(examId)
      const state = await asked
      // What was handed in here is handed in there by the code alone.
      const isKnown = state === 'submitted' || (state === 'in_progress' && found?.stage === 'begun')
      if (isOver) return
      if (found && !isKnown) setExam((before) => (before?.stage === found.stage ? before : found))
      else onNone()
    }
    void look()
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [studentId, examId, onNone])
  if (exam) return <CodeDoor exam={exam} onArrived={onNone} onBack={() => goTo({ to: '/' })} onEntered={onEntered} />
  return (
    <DoorFrame title="Exam">
      <LoadingSheet>Loading exam...</LoadingSheet>
    </DoorFrame>
  )
}
