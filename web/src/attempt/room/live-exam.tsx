import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useGoTo } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import type { EnteredExam } from '../entered-exam.ts'
import { answeredKey, answeredOf, type HandedIn } from '../handed-in.ts'
import { useView } from '../room-session.ts'
import { Ending, Replaced, TimeUp, useIsLong } from './ending.tsx'
import { ExamRoom } from './exam-room.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useOnScreen } from './use-on-screen.ts'
import { useResult } from './use-result.ts'
import { useStillSignedIn } from './use-still-signed-in.ts'

const longMs = 20_000

type LiveExamProps = { exam: EnteredExam; candidate: { name: string; studentNumber: string; className: string | null } }

/** An attempt from its first question to its result. */
export default function LiveExam({ exam, candidate }: LiveExamProps) {
  const { sync } = exam
  const view = useView(sync)
  const ownerId = exam.studentId
  const queries = useQueryClient()
  const goTo = useGoTo()
  const hasGone = useRef(false)
  const isMarking = view.isSubmitted && view.waitingCount === 0
  const { card, problem } = useResult(exam, isMarking)
  const isStillSignedIn = useStillSignedIn(ownerId, card !== null)
  const isTakingLong = useIsLong(isMarking, longMs)
  useOnScreen(exam)

  useEffect(() => {
    if (!card || isStillSignedIn === null || hasGone.current) return
    hasGone.current = true
    sync.finish()
    if (!isStillSignedIn) return
    const { attemptId } = card
    // The dashboard need not ask for what is here already.
    queries.setQueryData(orpc.result.get.queryKey({ input: { attemptId } }), { card })
    queries.setQueryData(answeredKey(attemptId), answeredOf(exam.questions, view.progress.answers))
    // However short the exam was: the lists beside it were asked for before this was in them.
    for (const list of [orpc.result.listMine, orpc.exam.listMine])
      void queries.invalidateQueries({ queryKey: list.key() })
    goTo({ to: '/' }, { carried: { showResults: true, attemptId, ownerId } satisfies HandedIn })
  })

  if (view.isReplaced && !view.isSubmitted) return <Replaced view={view} onTryNow={sync.tryNow} />
  const paper = `${exam.title} · ${candidate.name} · ${candidate.studentNumber}`
  if (view.ended !== null || view.isSubmitted) {
    const marking = isMarking ? { problem, isTakingLong, isSignedOut: isStillSignedIn === false } : null
    const saveThis = () => exam.saveAnswers(`${exam.title} ${candidate.studentNumber}`)
    return <Ending {...{ exam, candidate, view, marking }} onTryNow={sync.tryNow} onSaveFile={saveThis} />
  }
  if (view.isLocked) return <TimeUp paper={paper} view={view} onSubmit={sync.submit} />
  return (
    <>
      <ExamRoom
        title={exam.title}
        subject={exam.subject}
        candidate={candidate}
        questions={exam.questions}
        session={sync}
        conduct={exam.conduct}
        practice={exam.practice}
      />
      <LeaveGuard view={view} conduct={exam.conduct} />
    </>
  )
}
