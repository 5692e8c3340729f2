import { Button, Group, Modal, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import styles from './form-dialog.module.css'
import { LeaveDialog, LeaveQuestion, unsavedForm } from './leave-dialog.tsx'
import { SaveRefusal } from './save-refusal.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useLocked } from './use-locked.ts'

type FormDialogProps = {
  isOpen: boolean
  /** "Add New Subject". */
  title: string
  submitLabel: string
  /** A refusal that belongs to no control. */
  error?: unknown
  isWorking: boolean
  /** Something was typed: only Cancel and the close button throw it away; Escape, Back and reload ask. */
  isDirty: boolean
  /** `wide` has room for a form and what it makes beside each other. */
  size?: 'lg' | 'xl' | 'wide'
  /** Stands beside the submit button: "Save and add another". */
  otherSubmit?: ReactNode
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog; the whole screen on a phone. While it is saved nothing can be typed into it, or it would be lost; it
 * stays open and filled when the server refuses.
 */
export function FormDialog({ size = 'lg', ...dialog }: FormDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false })
  const [isAsking, setIsAsking] = useState(false)
  useFocusBack()
  const locked = useLocked(dialog.isWorking)
  // Keys pressed in a question above this dialog come here, too; a list that is open takes Escape for itself.
  const askOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !dialog.isDirty || event.defaultPrevented) return
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    // Or the browser closes the question by the very key that asked it.
    event.preventDefault()
    setIsAsking(true)
  }
  return (
    <Modal
      onKeyDown={askOnEscape}
      opened={dialog.isOpen}
      onClose={dialog.onClose}
      title={dialog.title}
      size={size === 'wide' ? '70rem' : size}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      closeOnEscape={!dialog.isDirty}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: styles.content }}
    >
      <form {...locked} onSubmit={dialog.onSubmit} tabIndex={-1} className={styles.form} noValidate>
        <Stack gap="md">
          <fieldset className={styles.fields} disabled={dialog.isWorking}>
            {dialog.children}
          </fieldset>
          <div className={styles.foot}>
            <SaveRefusal error={dialog.error} />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={dialog.onClose}>
                Cancel
              </Button>
              {dialog.otherSubmit}
              <Button type="submit" loading={dialog.isWorking}>
                {dialog.submitLabel}
              </Button>
            </Group>
          </div>
        </Stack>
      </form>
      <LeaveDialog isUnsaved={() => dialog.isDirty} />
      <LeaveQuestion
        unsaved={isAsking ? unsavedForm : null}
        onLeave={dialog.onClose}
        onStay={() => setIsAsking(false)}
      />
    </Modal>
  )
}
