import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { declareUnsaved, type Unsaved, unsavedWork } from '../unsaved.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** What is asked of who leaves a form. */
export const unsavedForm = {
  title: 'Leave without saving?',
  confirmLabel: 'Leave without saving',
  text: 'Your changes since the last save will be lost if you leave now.',
}

type LeaveDialogProps = {
  isUnsaved: () => boolean
  /** Where the screen may go by itself, as it does when a new exam gets its address. */
  mayGoTo?: (path: string) => boolean
  /** For what is not a form. */
  words?: Omit<Unsaved, 'isUnsaved'>
}

/** Asks before what is only on this screen is left behind, by a link, Back, a reload or signing out. */
export function LeaveDialog({ isUnsaved, mayGoTo, words = unsavedForm }: LeaveDialogProps) {
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  useEffect(() => declareUnsaved({ ...words, isUnsaved: () => latest.current() }), [words])
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isUnsaved() && !mayGoTo?.(next.pathname),
    enableBeforeUnload: () => unsavedWork() !== null,
    withResolver: true,
  })
  return (
    <LeaveQuestion
      unsaved={blocker.status === 'blocked' ? words : null}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}

type LeaveQuestionProps = {
  /** null while nothing is asked. */
  unsaved: Omit<Unsaved, 'isUnsaved'> | null
  isWorking?: boolean
  error?: unknown
  onLeave: () => void
  onStay: () => void
}

/** The question itself, for a way out the router does not see. */
export function LeaveQuestion({ unsaved, onLeave, onStay, ...dialog }: LeaveQuestionProps) {
  const { title, confirmLabel, text } = unsaved ?? unsavedForm
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={unsaved !== null}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Stay here"
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {text}
    </ConfirmDialog>
  )
}
