import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../platform/act.ts'
import { ConfirmDialog } from '../platform/ui/confirm-dialog.tsx'
import type { Slip } from './people.ts'

type ReissueProps = {
  /** "Re-issue slip". */
  label: string
  person: { id: string; name: string }
  reissue: (input: { id: string }) => Promise<Slip>
  onSlip: (slip: Slip) => void
}

/** A new first password: one click, and a question because the old one stops working. */
export function Reissue({ label, person, reissue, onSlip }: ReissueProps) {
  const [isAsking, setIsAsking] = useState(false)
  const making = useAct(reissue, (slip) => {
    setIsAsking(false)
    onSlip(slip)
  })
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconKey size={16} aria-hidden="true" />}
        aria-label={`${label}: ${person.name}`}
        onClick={() => {
          making.forget()
          setIsAsking(true)
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`New first password for ${person.name}?`}
        confirmLabel="Make a new password"
        isWorking={making.isWorking}
        error={making.error}
        onConfirm={() => making.act({ id: person.id })}
        onCancel={() => setIsAsking(false)}
      >
        The old password stops working at once. The new one is shown to you once, to copy or print. Nothing else
        changes.
      </ConfirmDialog>
    </>
  )
}
