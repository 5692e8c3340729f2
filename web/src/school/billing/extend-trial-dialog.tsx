import { TextInput } from '@mantine/core'
import { termDayProblem } from '@sabimark/domain/school/terms/term.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import { DateInput } from '../../platform/ui/date-input.tsx'
import styles from './billing.module.css'

/** Asks until when a school tries everything free of charge. */
export function ExtendTrialDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [until, setUntil] = useState('')
  const [reason, setReason] = useState('')
  return (
    <ActForm
      title="Extend the free trial?"
      confirmLabel="Extend trial"
      input={termDayProblem(until) !== null || reason.trim() === '' ? null : { id, until, reason }}
      call={client.school.extendTrial}
      said={() => 'The free trial is extended.'}
      isDirty={until !== '' || reason !== ''}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <DateInput
          label="Last day"
          name="until"
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          required
        />
        <TextInput
          label="Reason"
          name="reason"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          maxLength={300}
          required
        />
      </div>
    </ActForm>
  )
}
