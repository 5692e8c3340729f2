import { TextInput } from '@mantine/core'
import type { CorrectionKind } from '@sabimark/domain/marking/corrections/correction.ts'
import { useId } from 'react'
import { reasonsFor } from './correction-words.ts'

type ReasonFieldProps = { kind: CorrectionKind; value: string; onChange: (reason: string) => void }

/** Why: one of the usual reasons, or the own words. Candidates whom it moves read it once right answers are shown to them. */
export function ReasonField({ kind, value, onChange }: ReasonFieldProps) {
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
        {reasonsFor[kind].map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  )
}

/** Whether it says anything. */
export const isReason = (reason: string) => reason.trim().length >= 3
