import { Button } from '@mantine/core'
import type { ExamPreview } from '@sabimark/contract/answers.ts'
import { conductOf } from '@sabimark/domain/exam/conduct.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { negativeText } from '../../exam/section-words.ts'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { PageButton, useGoTo } from '../../platform/navigation.tsx'
import type { PageAddress } from '../../platform/page.ts'
import { orpc } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { loadForPaper } from '../enter/load-for-paper.ts'
import type { HandedIn } from '../handed-in.ts'
import { keepMarkedPreview } from '../marked-preview.ts'
import { paperOf } from '../paper.ts'
import { TimeUp } from '../room/ending.tsx'
import { ExamRoom } from '../room/exam-room.tsx'
import { previewSession } from '../room/preview-session.ts'
import { type RoomSession, useView } from '../room-session.ts'
import styles from './door.module.css'
import { DoorFailed } from './door-failed.tsx'
import { DoorFrame } from './door-frame.tsx'
import { MinutesText } from './minutes-text.tsx'

/** Staff look at an exam; everybody takes the sample of the demo. */
const previewWords = {
  isKept: 'Preview: nothing is saved',
  about: () => 'You see the exam as a candidate would, and can have your answers marked.',
  start: 'Start preview',
  wasKept: 'Preview: nothing was saved',
}
const sampleWords = {
  isKept: 'Sample exam',
  about: (subject: string) =>
    `The demo has one sample paper, in ${subject}: every exam here opens it. You take it as a candidate does and see your result at the end, on this screen alone.`,
  start: 'Start Exam',
  wasKept: 'Demo: nothing was saved',
}

const wordsOf = ({ isSample }: ExamPreview) => (isSample ? sampleWords : previewWords)

/** The exam as a candidate would see it. Nothing of it is stored anywhere. */
export default function PreviewExam({ examId }: { examId: string }) {
  const preview = useQuery({
    ...orpc.attempt.preview.queryOptions({ input: { examId } }),
    // Another look at the list must not change the paper under the hand.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [session, setSession] = useState<RoomSession | null>(null)
  const { data } = preview
  if (preview.error) return <DoorFailed error={preview.error} onTryAgain={() => void preview.refetch()} />
  if (!data) {
    return (
      <DoorFrame title="Exam">
        <LoadingSheet>Loading exam...</LoadingSheet>
      </DoorFrame>
    )
  }
  const words = wordsOf(data)
  if (session) return <PreviewRoom examId={examId} preview={data} session={session} />
  return (
    <DoorFrame title={data.title}>
      <p className={styles.say} data-tone="news">
        <strong>{words.isKept}.</strong> {words.about(data.subject)}
      </p>
      <section className={styles.sheet} aria-labelledby="what">
        <h2 id="what">The exam</h2>
        <dl className={styles.facts}>
          <div>
            <dt>Subject</dt>
            <dd>{data.subject}</dd>
          </div>
          <div>
            <dt>Time</dt>
            <dd>
              <MinutesText minutes={data.durationMinutes} />
            </dd>
          </div>
          <div>
            <dt>Questions</dt>
            <dd>{data.order.length}</dd>
          </div>
        </dl>
        {data.content.negative && <p>{negativeText(data.content.negative)}</p>}
        {data.instructions !== '' && (
          <div className={styles.instructions}>
            <h3>Instructions</h3>
            <Markdown text={data.instructions} />
          </div>
        )}
      </section>
      <section className={styles.action} aria-label="Start">
        <div className={styles.actions}>
          <Button size="lg" onClick={() => setSession(previewSession(data.durationMinutes, data.submitsByItself))}>
            {words.start}
          </Button>
          <WayBack examId={examId} preview={data} />
        </div>
      </section>
    </DoorFrame>
  )
}

type PreviewRoomProps = { examId: string; preview: ExamPreview; session: RoomSession }

function PreviewRoom({ examId, preview, session }: PreviewRoomProps) {
  const questions = useMemo(() => paperOf(preview.content, preview.order), [preview])
  const view = useView(session)
  const { ended, progress } = view
  const { answers } = progress
  const { data: marking, error } = useQuery({
    ...orpc.marking.markPreview.queryOptions({ input: { examId, answers }, enabled: ended !== null }),
    gcTime: 0,
  })
  const { id: ownerId } = useMe()
  const goTo = useGoTo()
  const hasGone = useRef(false)

  useEffect(() => {
    void loadForPaper(questions)
  }, [questions])

  useEffect(() => {
    if (!marking || hasGone.current) return
    hasGone.current = true
    keepMarkedPreview(ownerId, { ...preview, examId, answers, ...marking, label: wordsOf(preview).wasKept })
    const carried: HandedIn = { showResults: true, attemptId: null, ownerId }
    if (preview.isSample) goTo({ to: '/' }, { carried })
    else goTo({ to: '/exam/$examId/result', params: { examId } })
  }, [marking, goTo, preview, examId, answers, ownerId])

  if (ended === null && view.isLocked) return <TimeUp paper={preview.title} view={view} onSubmit={session.submit} />
  if (ended === null) {
    return (
      <ExamRoom
        title={preview.title}
        subject={preview.subject}
        candidate={null}
        note={wordsOf(preview).isKept}
        questions={questions}
        session={session}
        conduct={conductOf(preview)}
      />
    )
  }
  return (
    <DoorFrame title={preview.title}>
      {error === null ? <LoadingSheet>Marking...</LoadingSheet> : <RefusalNote error={error} />}
      {error !== null && <WayBack examId={examId} preview={preview} />}
    </DoorFrame>
  )
}

function WayBack({ examId, preview }: { examId: string; preview: ExamPreview }) {
  const back: PageAddress = preview.isSample ? { to: '/' } : { to: '/exams/$examId', params: { examId } }
  return (
    <PageButton {...back} variant="default" size="lg">
      {preview.isSample ? 'Back to the dashboard' : 'Back to the exam'}
    </PageButton>
  )
}
