import type { ReactNode } from 'react'
import { client } from '../client.ts'
import { undoRefusalText } from '../news/undo-refusal.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useRehearsedAct } from './use-rehearsed-act.tsx'

type UndoActProps = {
  /** The question: "Undo this import?" */
  title: string
  /** The act, as the server calls it. */
  batch: string
  /** What was done: "31 questions were added to the bank." */
  children: ReactNode
  /** What is not taken back with it: "The subject Alchemy stays." */
  stays?: string | undefined
  onUndone?: () => void
  onClose: () => void
}

/** Asks before an act is taken back: what was done, and what the server says an undo comes to by now. */
export function UndoAct({ title, batch, children, stays, onUndone, onClose }: UndoActProps) {
  const { dialog, consequences } = useRehearsedAct({
    title,
    confirmLabel: 'Undo',
    isDanger: true,
    input: { batch },
    call: client.school.undo,
    said: (doneCount) => (doneCount === 0 ? 'Nothing was undone.' : 'It was undone.'),
    keptText: (count) => (count === 1 ? 'One is not undone:' : `${count.toLocaleString('en-NG')} are not undone:`),
    refusalText: undoRefusalText,
    ...(onUndone && { onDone: onUndone }),
    onClose,
  })
  return (
    <ConfirmDialog {...dialog} isOpen>
      <p>{children}</p>
      {consequences}
      {stays && <p>{stays}</p>}
    </ConfirmDialog>
  )
}
