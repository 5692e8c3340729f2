import type { ComponentType } from 'react'
import type { EnteredExam } from './entered-exam.ts'
import type { SyncView } from './sync/sync-view.ts'

/** An exam entered in this window, with all its screen needs. The ticket is enough from here on. */
export type RoomHere = OnScreen & { LiveExam: ComponentType<OnScreen> }

type OnScreen = {
  exam: EnteredExam
  candidate: { name: string; studentNumber: string; className: string | null }
}

/**
 * The exam rooms of this window, by exam. One that is left for another page of ours stays the same load of the room: it
 * goes on sending, hands in at zero, and the way back into it needs neither network nor door. In memory alone: on a
 * shared computer nothing of a paper is left for the next person, and any other window takes a new epoch as ever.
 */
const rooms = new Map<string, RoomHere>()
/** How to end the watch over those that are left. */
const watched = new Map<EnteredExam, () => void>()

/** `isLeft`: its candidate has gone while its paper was being fetched. */
export function keepRoom(examId: string, room: RoomHere, isLeft = false): void {
  const before = rooms.get(examId)
  if (before) close(before.exam)
  rooms.set(examId, room)
  if (isLeft) setAside(room.exam)
}

/** The room of this person that can be gone on with; null for none. */
export function roomHere(examId: string, studentId: string): RoomHere | null {
  const room = rooms.get(examId)
  return room?.exam.studentId === studentId && !isDone(room.exam.sync.view()) ? room : null
}

export function roomsOf(studentId: string): { examId: string; room: RoomHere }[] {
  return [...rooms.keys()].flatMap((examId) => {
    const room = roomHere(examId, studentId)
    return room ? [{ examId, room }] : []
  })
}

/** The room went from the screen. It is let go when nothing of it is left to do here. */
export function setAside(exam: EnteredExam): void {
  exam.sync.note('leave')
  const look = () => {
    if (isDone(exam.sync.view())) close(exam)
  }
  watched.set(exam, exam.sync.subscribe(look))
  look()
}

/** The room is on the screen, for the first time or again. */
export function takeUp(exam: EnteredExam): void {
  const endWatch = watched.get(exam)
  if (!endWatch) return
  endWatch()
  watched.delete(exam)
  exam.sync.note('return')
}

/** Nothing can be done in it any more, or not by this ticket: what still waits is for the sender of every page. */
function isDone({ isReplaced, isSubmitted, waitingCount, blocked }: SyncView): boolean {
  return isReplaced || blocked !== null || (isSubmitted && waitingCount === 0)
}

function close(exam: EnteredExam): void {
  watched.get(exam)?.()
  watched.delete(exam)
  for (const [examId, room] of rooms) if (room.exam === exam) rooms.delete(examId)
  exam.leave()
}
