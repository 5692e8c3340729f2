import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type FinishButtonProps = {
  /** "2 students" that are not added yet, which this would forget; null for nobody. */
  left: string | null
  isLocked: boolean
  onFinish: () => void
}

/** Ends an import of which something was added, and asks where something of it was not. */
export function FinishButton({ left, isLocked, onFinish }: FinishButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="default" disabled={isLocked} onClick={left === null ? onFinish : () => setIsAsking(true)}>
        Finish
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Finish now?"
        confirmLabel="Finish"
        onConfirm={onFinish}
        onCancel={() => setIsAsking(false)}
      >
        <p>Not added yet: {left}. To add the rest later, bring it in again.</p>
      </ConfirmDialog>
    </>
  )
}
