import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
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
  error?: unknown
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back. The safe answer comes first and takes the focus. */
export function ConfirmDialog({ cancelLabel = 'Cancel', ...dialog }: ConfirmDialogProps) {
  return (
    <Modal
      opened={dialog.isOpen}
      onClose={dialog.onCancel}
      title={dialog.title}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
    >
      {dialog.children}
      <RefusalNote error={dialog.error} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={dialog.onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button color={dialog.isDanger ? 'red' : 'green'} onClick={dialog.onConfirm} loading={dialog.isWorking}>
          {dialog.confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
