import type { Role } from '@sabimark/domain/people/role.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import type { ActQuestion } from '../../platform/record/use-record-acts.tsx'
import { ChoiceSelect } from '../../platform/ui/choices.tsx'

/** Asks who gets all exams and questions of somebody of staff, and says how many of each. */
export function HandOverWork({ ids: [from = ''], who, onDone, onClose }: ActQuestion) {
  const [to, setTo] = useState('')
  const takers = useQuery(
    orpc.people.listUsers.queryOptions({
      input: { size: 500, sort: 'name', status: 'active' },
      select: ({ items }) => items.filter(({ id }) => id !== from).map(asTaker),
    }),
  )
  return (
    <ActForm
      isDirty={false}
      title={`Hand over the exams and questions of ${who}?`}
      confirmLabel="Hand over"
      input={to === '' ? null : { from, to }}
      call={client.exam.handOverWork}
      said={(count) => `${counted(count, 'exam or question', 'exams and questions')} of ${who} handed over.`}
      onDone={onDone}
      onClose={onClose}
    >
      <ChoiceSelect
        label="To"
        name="to"
        description="A teacher gets the work in the subjects they teach; an administrator gets all of it."
        choices={takers}
        none="Choose somebody"
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </ActForm>
  )
}

const asTaker = ({ id, name, role }: { id: string; name: string; role: Role }) => ({
  id,
  name: role === 'school_admin' ? `${name} (administrator)` : name,
})
