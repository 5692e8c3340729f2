import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useGoTo } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import type { EnteredExam } from '../enter-exam.ts'
import type { HandedIn } from '../handed-in.ts'
import { Ending, Replaced, useIsLong } from './ending.tsx'
import { ExamRoom } from './exam-room.tsx'
import { useView } from './room-session.ts'
import { useResult } from './use-result.ts'
import { useWatch } from './use-watch.ts'

const longMs = 20_000

type LiveExamProps = { exam: EnteredExam; candidate: { name: string; className: string | null } }

/** An attempt from its first question to its result. */
export default function LiveExam({ exam, candidate }: LiveExamProps) {
  const { sync } = exam
  const view = useView(sync)
  const { id: ownerId } = useMe()
  const queries = useQueryClient()
  const goTo = useGoTo()
  const hasGone = useRef(false)
  const isMarking = view.isSubmitted && view.waitingCount === 0
  const { card, problem } = useResult(exam.ticket, isMarking)
  const isTakingLong = useIsLong(isMarking, longMs)
  useWatch(exam)

  useEffect(() => {
    if (!card || hasGone.current) return
    hasGone.current = true
    sync.finish()
    const { attemptId } = card
    // The dashboard need not ask for what is here already.
    queries.setQueryData(orpc.result.get.queryKey({ input: { attemptId } }), { card })
    goTo('/', { showResults: true, attemptId, ownerId } satisfies HandedIn)
  })

  if (view.isReplaced && !view.isSubmitted) return <Replaced view={view} onTryNow={sync.tryNow} />
  if (view.ended !== null || view.isSubmitted) {
    return <Ending view={view} marking={isMarking ? { problem, isTakingLong } : null} onTryNow={sync.tryNow} />
  }
  return (
    <ExamRoom
      title={exam.title}
      subject={exam.subject}
      candidate={candidate}
      questions={exam.questions}
      session={sync}
    />
  )
}
