import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import { ChoiceSelect } from '../../platform/ui/choices.tsx'
import type { ActDialogProps } from '../act-dialog.ts'

/** Asks whom an exam is handed over to. */
export function HandOverDialog({ exam, onClose }: ActDialogProps) {
  const [to, setTo] = useState('')
  const takers = useQuery(
    orpc.exam.listTakers.queryOptions({ input: { examId: exam.id }, select: ({ items }) => items.map(asChoice) }),
  )
  const name = takers.data?.find(({ id }) => id === to)?.name ?? ''
  return (
    <ActForm
      isDirty={false}
      title={`Hand over “${exam.title}”?`}
      confirmLabel="Hand over"
      input={to === '' ? null : { examId: exam.id, to }}
      call={client.exam.handOver}
      said={() => `“${exam.title}” is handed over to ${name}.`}
      onClose={onClose}
    >
      <ChoiceSelect
        label="To"
        name="to"
        description="Active teachers of the subject, and administrators."
        choices={takers}
        none={takers.data?.length === 0 ? `Nobody else teaches ${exam.subject}` : 'Choose somebody'}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </ActForm>
  )
}

const asChoice = ({ id, name, isAdmin }: { id: string; name: string; isAdmin: boolean }) => ({
  id,
  name: isAdmin ? `${name} (administrator)` : name,
})
