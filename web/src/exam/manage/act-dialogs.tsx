import { client } from '../../platform/client.ts'
import { useGoTo } from '../../platform/navigation.tsx'
import { ConfirmAction } from '../../platform/record/confirm-action.tsx'
import type { ActDialogProps } from '../act-dialog.ts'

/** Each says by a rehearsal what it would mean, before it is done. */

export function WithdrawDialog({ exam, onClose }: ActDialogProps) {
  return (
    <ConfirmAction
      title={`Withdraw “${exam.title}”?`}
      confirmLabel="Withdraw"
      isDanger
      input={{ examId: exam.id }}
      call={client.exam.withdraw}
      said={() => `“${exam.title}” is withdrawn and a draft again.`}
      onClose={onClose}
    />
  )
}

export function ArchiveDialog({ exam, onClose }: ActDialogProps) {
  return (
    <ConfirmAction
      title={`Archive “${exam.title}”?`}
      confirmLabel="Archive"
      input={{ examId: exam.id }}
      call={client.exam.archive}
      said={() => `“${exam.title}” is archived.`}
      onClose={onClose}
    />
  )
}

export function UnarchiveDialog({ exam, onClose }: ActDialogProps) {
  return (
    <ConfirmAction
      title={`Take “${exam.title}” out of the archive?`}
      confirmLabel="Take out"
      input={{ examId: exam.id }}
      call={client.exam.unarchive}
      said={() => `“${exam.title}” is in the lists again.`}
      onClose={onClose}
    />
  )
}

export function DeleteQuestion({ exam, isOfCard, onClose }: ActDialogProps) {
  const goTo = useGoTo()
  return (
    <ConfirmAction
      title={`Delete “${exam.title}”?`}
      confirmLabel="Delete"
      isDanger
      input={{ examId: exam.id }}
      call={client.exam.delete}
      said={() => `“${exam.title}” is deleted.`}
      onDone={() => !isOfCard && goTo({ to: '/exams' })}
      onClose={onClose}
    />
  )
}
