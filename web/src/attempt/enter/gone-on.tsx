import { useEffect, useState } from 'react'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import type { RoomHere } from '../rooms-here.ts'
import { goOnHere } from './go-on-here.ts'

/** The exam this tab had before it was loaded again without a network; `onNone`: there is none it could open. */
export default function GoneOn({ onNone }: { onNone: (hasExam: false) => void }) {
  const [room, setRoom] = useState<RoomHere | null>(null)
  useEffect(() => {
    let isOver = false
    void goOnHere().then((found) => {
      if (isOver) return
      if (found) setRoom(found)
      else onNone(false)
    })
    return () => {
      isOver = true
    }
  }, [onNone])
  if (!room) return <LoadingSheet>Opening exam...</LoadingSheet>
  return <room.LiveExam exam={room.exam} candidate={room.candidate} />
}
