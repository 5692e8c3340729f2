import type { Conduct } from '@sabimark/domain/exam/conduct.ts'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LeaveQuestion } from '../../platform/ui/leave-dialog.tsx'
import type { SyncView } from '../sync/sync-view.ts'
import { leaveText } from './leave-words.ts'

/** Asks before Back takes somebody out of an exam that runs. Staying is the answer that lies ready. */
export function LeaveGuard({ view, conduct }: { view: SyncView; conduct: Conduct }) {
  const blocker = useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: false, withResolver: true })
  const isAsking = blocker.status === 'blocked'
  const stay = useRef(() => {})
  useEffect(() => {
    stay.current = () => blocker.reset?.()
  })
  // When the time ends over the question, there is nothing to leave any more.
  useEffect(() => () => stay.current(), [])
  return (
    <LeaveQuestion
      unsaved={
        isAsking ? { title: 'Leave the exam?', confirmLabel: 'Leave the exam', text: leaveText(view, conduct) } : null
      }
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
