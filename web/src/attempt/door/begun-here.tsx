import { useEffect, useState } from 'react'
import type { Whose } from '../../exam/package/package-store.ts'
import { useGoTo } from '../../platform/navigation.tsx'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { begunHere, type ExamHere } from '../enter/exams-here.ts'
import type { RoomHere } from '../rooms-here.ts'
import { CodeDoor } from './code-door.tsx'
import { DoorFrame } from './door-frame.tsx'

const lookEveryMs = 2_000

type BegunHereProps = { whose: Whose; onEntered: (room: RoomHere) => void; onNone: () => void }

/**
 * In place of the door of an exam that its student began on this device without a server, which has not heard of it: begun anew they would have
 * the whole time again. What was handed in may be delivered while somebody looks at this; then there is nothing to open. `onNone`: so it is.
 */
export default function BegunHere({ whose: { studentId, examId }, onEntered, onNone }: BegunHereProps) {
  const [exam, setExam] = useState<ExamHere | null>(null)
  const goTo = useGoTo()
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const found = await begunHere({ studentId, examId }).catch(() => null)
      if (isOver) return
      if (found) setExam((before) => (before?.stage === found.stage ? before : found))
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
