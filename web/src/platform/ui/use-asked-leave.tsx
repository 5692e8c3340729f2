import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { LeaveDialog, LeaveQuestion, unsavedForm } from './leave-dialog.tsx'

type AskedLeave = {
  /** What Cancel, the cross and a press beside the dialog call. */
  leave: () => void
  /** Of the dialog: hears Escape. */
  onKeyDown: (event: KeyboardEvent) => void
  /** Stands in the dialog and asks. */
  question: ReactNode
}

/** The ways out of a dialog with fields: each asks the same question where something was typed that would be lost. */
export function useAskedLeave(isDirty: boolean, onClose: () => void): AskedLeave {
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => {
    if (isDirty) setIsAsking(true)
    else onClose()
  }
  return {
    leave,
    // Escape is taken from the browser, which would close the dialog at the second press whatever the question says. A list that is
    // open has taken it already (`defaultPrevented`).
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Keys pressed in the question above this dialog come here, too.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
      event.preventDefault()
      leave()
    },
    question: (
      <>
        <LeaveDialog isUnsaved={() => isDirty} />
        <LeaveQuestion unsaved={isAsking ? unsavedForm : null} onLeave={onClose} onStay={() => setIsAsking(false)} />
      </>
    ),
  }
}
