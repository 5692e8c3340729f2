import { useCallback, useSyncExternalStore } from 'react'
import { PageButton } from '../../platform/navigation.tsx'
import { useMe } from '../../platform/session.ts'
import { thisDevice } from '../device/this-device.ts'
import { whereAnswersAre } from '../room/leave-words.ts'
import { useView } from '../room-session.ts'
import { type RoomHere, roomsOf } from '../rooms-here.ts'
import { DoorCountdown } from './door-countdown.tsx'
import styles from './running-here.module.css'

/** The way back into an exam of this window that cannot reach the server: without a network the list of exams may be missing. */
export default function RunningHere() {
  const { id } = useMe()
  return roomsOf(id).map(({ examId, room }) => <Running key={examId} examId={examId} room={room} />)
}

function Running({ examId, room }: { examId: string; room: RoomHere }) {
  const { sync, title } = room.exam
  const view = useView(sync)
  const { isFailing, isReplaced, isSubmitted, ended } = view
  const isOffline = !useIsOnline()
  if (isReplaced || isSubmitted || !(isFailing || isOffline)) return null
  return (
    <section className={styles.running} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>
          {ended === null
            ? `No network. ${whereAnswersAre(view)} ${view.isLocked ? 'The time is up: hand in your paper.' : 'The clock keeps running.'}`
            : `No network. Your paper is handed in on ${thisDevice()} and is sent as soon as the network is back.`}
        </p>
        {ended === null && !view.isLocked && (
          <DoorCountdown label="Time left" ms={sync.remainingMs()} onZero={() => {}} />
        )}
      </div>
      <PageButton to="/exam/$examId" params={{ examId }}>
        {ended === null ? 'Continue exam' : 'Open'}
      </PageButton>
    </section>
  )
}

function useIsOnline(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    window.addEventListener('online', onChange)
    window.addEventListener('offline', onChange)
    return () => {
      window.removeEventListener('online', onChange)
      window.removeEventListener('offline', onChange)
    }
  }, [])
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}
