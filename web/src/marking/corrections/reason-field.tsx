import { TextInput } from '@mantine/core'
import { useId } from 'react'

type ReasonFieldProps = { reasons: readonly string[]; value: string; onChange: (reason: string) => void }

/** Why: one of the usual reasons, or the own words. Candidates whom it moves read it once right answers are shown to them. */
export function ReasonField({ reasons, value, onChange }: ReasonFieldProps) {
  const listId = useId()
  return (
    <>
      <TextInput
        label="Reason"
        description="Candidates whose score changes read it as soon as they may see right answers."
        withAsterisk
        maxLength={500}
        list={listId}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {reasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  )
}

/** Whether it says anything. */
export const isReason = (reason: string) => reason.trim().length >= 3
