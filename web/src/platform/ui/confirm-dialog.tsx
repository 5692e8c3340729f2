import { Button } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog, DialogActions } from './dialog.tsx'
import { RefusalNote } from './refusal-note.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  /** The question: "Submit this exam?" */
  title: string
  /** What will happen, and what will not. */
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
  isWorking?: boolean
  /** Whether it can be done; it can unless said. */
  canConfirm?: boolean
  error?: unknown
  onConfirm: () => void
  onCancel: () => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Asks before something that cannot be taken back. The safe answer comes first and takes the focus. */
export function ConfirmDialog({ cancelLabel = 'Cancel', canConfirm = true, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={dialog.isOpen} onClose={dialog.onCancel} title={dialog.title} onKeyDown={dialog.onKeyDown}>
      {dialog.children}
      <RefusalNote error={dialog.error} />
      <DialogActions>
        <Button variant="default" onClick={dialog.onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button
          color={dialog.isDanger ? 'red' : 'green'}
          disabled={!canConfirm}
          onClick={dialog.onConfirm}
          loading={dialog.isWorking}
        >
          {dialog.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
