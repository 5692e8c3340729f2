import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Dialog, DialogActions } from '../../platform/ui/dialog.tsx'
import { LeaveQuestion } from '../../platform/ui/leave-dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import styles from './tool-dialog.module.css'

type ToolDialogProps = {
  title: string
  /** "Insert formula". */
  doneLabel: string
  /** Something was put in that would be lost. */
  isChanged: boolean
  /** Why it was not taken over. */
  problem: string | null
  onDone: () => void
  onClose: () => void
  children: ReactNode
}

const unsaved = {
  title: 'Leave without inserting?',
  confirmLabel: 'Leave without inserting',
  text: 'What you made here will be lost.',
}

/** Where a part of a text is made above its form. No form itself: it would send the one below. */
export function ToolDialog({ title, doneLabel, isChanged, problem, onDone, onClose, children }: ToolDialogProps) {
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => (isChanged ? setIsAsking(true) : onClose())
  return (
    <Dialog isOpen title={title} closesOutside={false} className={styles.dialog} onClose={leave}>
      {children}
      <div className={styles.foot}>
        {problem !== null && <RefusalNote>{problem}</RefusalNote>}
        <DialogActions>
          <Button variant="default" onClick={leave}>
            Cancel
          </Button>
          <Button onClick={onDone}>{doneLabel}</Button>
        </DialogActions>
      </div>
      <LeaveQuestion unsaved={isAsking ? unsaved : null} onLeave={onClose} onStay={() => setIsAsking(false)} />
    </Dialog>
  )
}
