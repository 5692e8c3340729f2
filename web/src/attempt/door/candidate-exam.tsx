import type { Me } from '@sabimark/contract/answers.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import { hasPackages } from '../../platform/packages-mark.ts'
import { orpc } from '../../platform/queries.ts'
import { refusalCode, refusalText } from '../../platform/refusal.ts'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { browserDevice } from '../device/browser-device.ts'
import { askFullScreen, leaveFullScreen } from '../device/full-screen.ts'
import { newPageId } from '../device/page-id.ts'
import { PaperNotGivenError } from '../enter/fetch-content.ts'
import { loadRoom } from '../enter/load-room.ts'
import { keepRoom, type RoomHere, roomHere } from '../rooms-here.ts'
import { replyInTime } from '../sync/save-call.ts'
import { askDoorAfterMs } from './ask-door.ts'
import { Door } from './door.tsx'
import { DoorFailed } from './door-failed.tsx'
import { DoorFrame } from './door-frame.tsx'
import { Preview } from './preview.tsx'
import { SignedOut } from './signed-out.tsx'
import { useHandedInHere } from './use-handed-in-here.ts'

/** Of an exam that began on this device and that the server has not heard of. */
const BegunHere = lazy(() => import('./begun-here.tsx'))

/** The door, asked again by itself while it is shut and this tab is looked at. */
function useDoor(examId: string, isWanted: boolean) {
  return useQuery({
    ...orpc.attempt.door.queryOptions({ input: { examId }, enabled: isWanted }),
    // A reply that never comes must not end the asking.
    queryFn: () => replyInTime((signal) => client.attempt.door({ examId }, { signal }), browserDevice),
    refetchInterval: ({ state }) => askDoorAfterMs(state.data, Math.random()),
  })
}

/** From the door of an exam to its end. */
export function CandidateExam({ examId, me }: { examId: string; me: Me }) {
  const [opened, setOpened] = useState<RoomHere | null>(() => roomHere(examId, me.id))
  const [mayBeBegunHere, setMayBeBegunHere] = useState(hasPackages)
  const onNotBegunHere = useCallback(() => setMayBeBegunHere(false), [])
  const door = useDoor(examId, opened === null && !mayBeBegunHere)
  const queries = useQueryClient()
  const isHandedInHere = useHandedInHere(examId, me.id, {
    isWanted: opened === null,
    stillRuns: door.data?.state === 'in_progress',
  })
  const [pageId] = useState(newPageId)
  const [step, setStep] = useState<'still' | 'loading' | 'started'>('still')
  const [problem, setProblem] = useState<string | null>(null)

  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  // A paper that has just arrived changes what can be done here.
  const wasHandedInHere = useRef(false)
  const { refetch } = door
  useEffect(() => {
    if (wasHandedInHere.current && !isHandedInHere) void refetch()
    wasHandedInHere.current = isHandedInHere
  }, [isHandedInHere, refetch])

  // Fetched while the instructions are read: at Start nothing of the program is missing.
  const hasMaths = door.data?.exam.hasMaths
  useEffect(() => {
    if (hasMaths !== undefined) loadRoom({ hasMaths }).catch(() => undefined)
  }, [hasMaths])

  const enter = async (candidate: RoomHere['candidate'], code?: string) => {
    // While the press still counts; a browser that refuses is no reason not to begin.
    if (door.data?.exam.asksFullScreen) void askFullScreen()
    setProblem(null)
    setStep('loading')
    try {
      const { LiveExam, enterExam } = await loadRoom({ hasMaths: hasMaths ?? false })
      const onStarted = () => setStep('started')
      const exam = await enterExam({ examId, studentId: me.id, candidate, pageId, code, onStarted })
      const room = { exam, LiveExam, candidate }
      keepRoom(examId, room, !isHere.current)
      setOpened(room)
      // Who leaves the room again must not read there that the exam is still to be taken, without a network either.
      const remainingMs = exam.sync.remainingMs()
      queries.setQueryData(
        orpc.exam.listMine.queryKey(),
        (list) =>
          list && {
            items: list.items.map((one) =>
              one.id === examId ? { ...one, state: 'in_progress' as const, remainingMs } : one,
            ),
          },
      )
      void queries.invalidateQueries({ queryKey: orpc.exam.listMine.key() })
    } catch (error) {
      leaveFullScreen()
      setStep('still')
      setProblem(error instanceof PaperNotGivenError ? error.message : refusalText(error))
      void queries.invalidateQueries({ queryKey: orpc.attempt.door.key() })
    }
  }

  if (opened) return <opened.LiveExam exam={opened.exam} candidate={opened.candidate} />
  if (mayBeBegunHere) {
    return (
      <Suspense fallback={<LoadingSheet />}>
        <BegunHere whose={{ studentId: me.id, examId }} onEntered={setOpened} onNone={onNotBegunHere} />
      </Suspense>
    )
  }
  if (refusalCode(door.error) === 'NOT_SIGNED_IN') return <SignedOut title={door.data?.exam.title ?? 'Exam'} />
  if (door.error && !door.data) return <DoorFailed error={door.error} onTryAgain={() => void door.refetch()} />
  if (!door.data) {
    return (
      <DoorFrame title="Exam">
        <LoadingSheet>Loading exam...</LoadingSheet>
      </DoorFrame>
    )
  }
  if (door.data.state === 'sample') return <Preview examId={examId} />
  const { candidate } = door.data
  return (
    <Door
      door={door.data}
      fetchedAtMs={door.dataUpdatedAt}
      isHandedInHere={isHandedInHere}
      step={step}
      problem={problem}
      onEnter={(code) => void enter(candidate, code)}
      onLookAgain={() => void door.refetch()}
    />
  )
}
