import type { ComponentProps } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAskedLeave } from './use-asked-leave.tsx'

type ConfirmWithFieldsProps = Omit<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onKeyDown'> & {
  /** Something was typed or chosen: every way out but the act itself asks first. */
  isDirty: boolean
}

/** A confirm dialog in which something is typed or chosen first. */
export function ConfirmWithFields({ isDirty, onCancel, children, ...dialog }: ConfirmWithFieldsProps) {
  const { leave, onKeyDown, question } = useAskedLeave(isDirty, onCancel)
  return (
    <ConfirmDialog {...dialog} isOpen onKeyDown={onKeyDown} onCancel={leave}>
      {children}
      {question}
    </ConfirmDialog>
  )
}
