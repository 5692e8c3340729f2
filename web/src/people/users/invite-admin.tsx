import { TextInput } from '@mantine/core'
import { inviteFields } from '@sabimark/domain/people/users/invite-fields.ts'
import { fieldProblem } from '@sabimark/domain/words/field.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { errorOrDoubt, useAct } from '../../platform/act.ts'
import { type Client, client } from '../../platform/client.ts'
import { fieldErrors, focusField } from '../../platform/field-errors.ts'
import { announce } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'

type Draft = Parameters<Client['people']['inviteAdmin']>[0]

const empty: Draft = { name: '', email: '' }

/** Whom to invite as an administrator; `what` they will administer: 'your school'. */
export function InviteAdmin({ what, onClose }: { what: string; onClose: () => void }) {
  const [draft, setDraft] = useState(empty)
  const [problems, setProblems] = useState<Partial<Record<keyof Draft, string>>>({})
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setProblems({})
  }
  const inviting = useAct(client.people.inviteAdmin, ({ user }) => {
    announce(`An invitation is on its way to ${user.email ?? user.name}.`)
    onClose()
    return readAgain()
  })
  const refused: Record<string, string> = fieldErrors(inviting.error, { PERSON_ALREADY_HERE: 'email' })
  const [field] = Object.keys(refused)
  useEffect(() => {
    if (field !== undefined && !inviting.isWorking) focusField(field)
  }, [field, inviting.isWorking])
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const names = ['name', 'email'] as const
    const found = names.flatMap((name) => {
      const problem = fieldProblem(inviteFields[name], draft[name].trim())
      return problem === null ? [] : [[name, problem] as const]
    })
    setProblems(Object.fromEntries(found))
    const [first] = found
    if (first) return focusField(first[0])
    inviting.act(draft)
  }
  const control = (name: keyof Draft) => ({
    name,
    label: inviteFields[name].label,
    maxLength: inviteFields[name].max,
    required: true,
    value: draft[name],
    error: problems[name] ?? refused[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [name]: currentTarget.value }),
  })
  return (
    <FormDialog
      isOpen
      title="Invite Administrator"
      submitLabel="Send invitation"
      error={field === undefined ? errorOrDoubt(inviting, draft) : null}
      isWorking={inviting.isWorking}
      isDirty={draft.name !== '' || draft.email !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        They get an email with a link to choose a password, which works for 7 days. Then they administer {what}, as you
        do.
      </p>
      <TextInput {...control('name')} data-autofocus />
      <TextInput {...control('email')} type="email" inputMode="email" autoCapitalize="off" spellCheck={false} />
    </FormDialog>
  )
}
