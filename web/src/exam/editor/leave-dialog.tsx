import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'

/** Asks before what was typed and not saved is left behind. `mayLeave` is told where to. */
export function LeaveDialog({ mayLeave }: { mayLeave: (path: string) => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => !mayLeave(next.pathname),
    enableBeforeUnload: () => !mayLeave(''),
    withResolver: true,
  })
  const isAsking = blocker.status === 'blocked'
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      isDanger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you changed since the last save is lost if you leave now.
    </ConfirmDialog>
  )
}
