import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { focusField } from '../../platform/field-errors.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import type { ActQuestion } from '../../platform/record/use-record-acts.tsx'

/** Asks why a school is suspended, and says what that means there before it is done. */
export function SuspendDialog({ question: { ids, who, onDone, onClose } }: { question: ActQuestion }) {
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const mayConfirm = () => {
    const isSaid = reason.trim() !== ''
    setIsMissing(!isSaid)
    if (!isSaid) focusField('reason')
    return isSaid
  }
  return (
    <ActForm
      title={`Suspend ${who}?`}
      confirmLabel="Suspend"
      isDanger
      input={ids}
      // What it means is the same whatever the reason is, and read before one is typed.
      call={([id = ''], options) => client.people.suspendSchool({ id, reason: reason.trim() || '–' }, options)}
      mayConfirm={mayConfirm}
      said={() => `${who} is suspended.`}
      isDirty={reason !== ''}
      onDone={onDone}
      onClose={onClose}
    >
      <Textarea
        name="reason"
        label="Reason"
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={300}
        value={reason}
        error={isMissing && 'Say why.'}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActForm>
  )
}
