import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import type { Period } from './billing.ts'

/** Asks why a payment does not count, and says what that means. */
export function VoidPeriodDialog({ id, period, onClose }: { id: string; period: Period; onClose: () => void }) {
  const [reason, setReason] = useState('')
  return (
    <ActForm
      title={`Void receipt ${period.receiptNumber}?`}
      confirmLabel="Void receipt"
      isDanger
      input={reason.trim() === '' ? null : { id, periodId: period.id, reason }}
      call={client.school.voidPeriod}
      said={() => `Receipt ${period.receiptNumber} is void.`}
      isDirty={reason !== ''}
      onClose={onClose}
    >
      <TextInput
        label="Reason"
        name="reason"
        description="The school reads it beside the receipt."
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        maxLength={300}
        required
      />
    </ActForm>
  )
}
