import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import styles from './form-dialog.module.css'
import { SaveRefusal } from './save-refusal.tsx'
import { useAskedLeave } from './use-asked-leave.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useLocked } from './use-locked.ts'

type FormDialogProps = {
  isOpen: boolean
  /** "Add New Subject". */
  title: string
  submitLabel: string
  /** It takes something away that nobody gets back. */
  isDanger?: boolean
  /** A refusal that belongs to no control. */
  error?: unknown
  isWorking: boolean
  /** Whether there is something to send yet; there is unless said. */
  canSubmit?: boolean
  /** Something was typed: every way out asks first. */
  isDirty: boolean
  /** `wide` has room for a form and what it makes beside each other. */
  size?: 'normal' | 'wide'
  /** Stands beside the submit button: "Save and add another". */
  otherSubmit?: ReactNode
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog; the whole screen on a phone. While it is saved nothing can be typed into it, or it would be lost; it
 * stays open and filled when the server refuses. Escape, Cancel and the cross ask the same question when something would
 * be lost.
 */
export function FormDialog({ size = 'normal', canSubmit = true, ...dialog }: FormDialogProps) {
  useFocusBack()
  const locked = useLocked(dialog.isWorking)
  const { leave, onKeyDown, question } = useAskedLeave(dialog.isDirty, dialog.onClose)
  return (
    <Dialog
      isOpen={dialog.isOpen}
      title={dialog.title}
      closesOutside={false}
      className={size === 'wide' ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      onKeyDown={onKeyDown}
      onClose={leave}
    >
      <form {...locked} onSubmit={dialog.onSubmit} tabIndex={-1} className={styles.form} noValidate>
        <fieldset className={styles.fields} disabled={dialog.isWorking}>
          {dialog.children}
        </fieldset>
        <div className={styles.foot}>
          <SaveRefusal error={dialog.error} />
          <div className={styles.buttons}>
            <Button variant="default" onClick={leave}>
              Cancel
            </Button>
            {dialog.otherSubmit}
            <Button
              type="submit"
              {...(dialog.isDanger && { color: 'red' })}
              disabled={!canSubmit}
              loading={dialog.isWorking}
            >
              {dialog.submitLabel}
            </Button>
          </div>
        </div>
      </form>
      {question}
    </Dialog>
  )
}
