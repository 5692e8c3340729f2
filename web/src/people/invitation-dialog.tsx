import { type Pressed, useAct } from '../platform/act.ts'
import { announce } from '../platform/news/announcer.ts'
import { readAgain } from '../platform/queries.ts'
import type { ActQuestion } from '../platform/record/use-record-acts.tsx'
import { ConfirmDialog } from '../platform/ui/confirm-dialog.tsx'

type InvitationDialogProps = ActQuestion & {
  call: (input: { id: string }, pressed: Pressed) => Promise<{ sentTo: string }>
}

/** Asks before an invitation goes out again. */
export function InvitationDialog({ ids, who, call, onClose }: InvitationDialogProps) {
  const sending = useAct(call, ({ sentTo }) => {
    onClose()
    announce(`An invitation is on its way to ${sentTo}.`)
    return readAgain()
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Invite ${who} again?`}
      confirmLabel="Send invitation"
      isWorking={sending.isWorking}
      error={sending.error}
      onConfirm={() => sending.act({ id: ids[0] ?? '' })}
      onCancel={onClose}
    >
      They get an email with a new link, which works for 7 days. Links that were sent before still work until then.
    </ConfirmDialog>
  )
}
