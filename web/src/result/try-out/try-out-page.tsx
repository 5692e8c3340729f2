import { Button } from '@mantine/core'
import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { useEffect, useState } from 'react'
import { DoorFrame } from '../../attempt/door/door-frame.tsx'
import { MinutesText } from '../../attempt/door/minutes-text.tsx'
import { loadForPaper } from '../../attempt/enter/load-for-paper.ts'
import { paperOf } from '../../attempt/paper.ts'
import { ExamRoom } from '../../attempt/room/exam-room.tsx'
import { previewSession } from '../../attempt/room/preview-session.ts'
import { type RoomSession, useView } from '../../attempt/room-session.ts'
import { PageButton } from '../../platform/navigation.tsx'
import styles from './try-out.module.css'
import { tryOutContent, tryOutMinutes, tryOutOrder, tryOutSubject, tryOutTitle } from './try-out-paper.ts'
import { TryOutResult } from './try-out-result.tsx'

/** It warns as late as in a longer exam, or the clock would warn from the start. */
const conduct = { ...usualConduct, warningMinutes: 2 }
const questions = paperOf(tryOutContent, tryOutOrder)

/** The exam room to try before the first exam: a fixed paper that no server knows of, answered and marked in this window. */
export default function TryOutPage() {
  const [session, setSession] = useState<RoomSession | null>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  const start = () => setSession(previewSession(tryOutMinutes))

  useEffect(() => {
    // All of it before the start: from then on no network is needed.
    void loadForPaper(questions).then(() => setIsLoaded(true))
  }, [])

  if (session) return <TryOutRoom session={session} onAgain={start} />
  return (
    <DoorFrame title={tryOutTitle}>
      <section className={styles.sheet} aria-labelledby="what">
        <h2 id="what">What this is</h2>
        <p>
          Six short questions in the room in which you sit your exams, to learn how to answer. Nothing is saved, nobody
          sees it, and it counts for nothing. You can do it as often as you like.
        </p>
        <ul>
          <li>Go forward and back as you like, and change your answers.</li>
          <li>Flag a question to find it again.</li>
          <li>Press Submit when you are done. You then see what was right.</li>
          <li>
            You have <MinutesText minutes={tryOutMinutes} />. When the time is up, your paper is handed in
            automatically.
          </li>
        </ul>
        <div className={styles.actions}>
          <Button size="lg" loading={!isLoaded} onClick={start}>
            Start
          </Button>
          <PageButton to="/exams" variant="default" size="lg">
            Back to the exams
          </PageButton>
        </div>
      </section>
    </DoorFrame>
  )
}

function TryOutRoom({ session, onAgain }: { session: RoomSession; onAgain: () => void }) {
  const { ended, progress } = useView(session)
  if (ended !== null) return <TryOutResult ended={ended} answers={progress.answers} onAgain={onAgain} />
  return (
    <ExamRoom
      title={tryOutTitle}
      subject={tryOutSubject}
      candidate={null}
      note="Trying: nothing is saved"
      questions={questions}
      session={session}
      conduct={conduct}
    />
  )
}
