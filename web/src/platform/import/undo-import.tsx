import { client } from '../client.ts'
import { undoRefusalText } from '../news/undo-refusal.ts'
import { useRehearsedAct } from '../record/use-rehearsed-act.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type UndoImportProps = {
  /** The import, as the server calls it. */
  batch: string
  /** What was done: "31 questions were added to the bank." */
  children: string
  onUndone: () => void
  onClose: () => void
}

/** Asks before an import is taken back, and says what the server says an undo comes to by now: as under Recent Changes. */
export function UndoImport({ batch, children, onUndone, onClose }: UndoImportProps) {
  const { dialog, consequences } = useRehearsedAct({
    title: 'Undo this import?',
    confirmLabel: 'Undo',
    isDanger: true,
    input: { batch },
    call: client.school.undo,
    said: (doneCount) => (doneCount === 0 ? 'Nothing was undone.' : 'It was undone.'),
    keptText: (count) => (count === 1 ? 'One is not undone:' : `${count.toLocaleString('en-NG')} are not undone:`),
    refusalText: undoRefusalText,
    onDone: onUndone,
    onClose,
  })
  return (
    <ConfirmDialog {...dialog} isOpen>
      <p>{children}</p>
      {consequences}
    </ConfirmDialog>
  )
}
