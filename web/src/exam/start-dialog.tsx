import { ConfirmDialog } from '../platform/ui/confirm-dialog.tsx'
import { SaveRefusal } from '../platform/ui/save-refusal.tsx'
import { publishRefusalText } from './publish-refusal.ts'

type StartDialogProps = {
  title: string
  classNames: readonly string[]
  isOpen: boolean
  isWorking: boolean
  error: unknown
  onStart: () => void
  onCancel: () => void
}

/** Asks before the doors open. */
export function StartDialog({ title, classNames, error, onStart, ...dialog }: StartDialogProps) {
  return (
    <ConfirmDialog
      isOpen={dialog.isOpen}
      title={`Open “${title}” now?`}
      confirmLabel="Start now"
      isWorking={dialog.isWorking}
      onConfirm={onStart}
      onCancel={dialog.onCancel}
    >
      <p style={{ marginTop: 0 }}>
        {classNames.length > 0 ? `The students of ${classNames.join(', ')}` : 'Its students'} can start at once, until
        the closing time. An exam that is open cannot go back to a draft.
      </p>
      <SaveRefusal error={error} text={publishRefusalText(error)} />
    </ConfirmDialog>
  )
}
