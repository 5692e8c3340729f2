import { TextInput } from '@mantine/core'
import type { Exam } from '@sabimark/contract/answers.ts'
import { accessCodeProblem } from '@sabimark/domain/exam/access-code.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusField } from '../../platform/field-errors.ts'
import { announce } from '../../platform/news/announcer.ts'
import { orpc, readAgain } from '../../platform/queries.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import styles from '../exam.module.css'

type Props = { exam: Exam; onClose: () => void }

/** Asks what candidates type before they begin; a card of the list does not know what they type now. */
export function CodeDialog({ exam, onClose }: Props) {
  // As it is now: what was read before may be what somebody else has set another code for.
  const { data, isFetchedAfterMount } = useQuery({
    ...orpc.exam.get.queryOptions({ input: { examId: exam.id } }),
    refetchOnMount: 'always',
  })
  return data && isFetchedAfterMount ? <CodeForm exam={exam} now={data.accessCode ?? ''} onClose={onClose} /> : null
}

function CodeForm({ exam, now, onClose }: Props & { now: string }) {
  const [first] = useState(now)
  const [typed, setTyped] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const acting = useAct(client.exam.setAccessCode, (_done, { code }) => {
    announce(code === null ? `“${exam.title}” asks for no code.` : `“${exam.title}” asks for an access code.`)
    onClose()
    return readAgain()
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const code = typed.trim() === '' ? null : typed
    const found = code === null ? null : accessCodeProblem(code)
    setProblem(found)
    if (found !== null) return focusField('code')
    acting.act({ examId: exam.id, code, seen: first === '' ? null : first })
  }
  return (
    <FormDialog
      isOpen
      title={`Access code of “${exam.title}”`}
      submitLabel="Save"
      isDirty={typed !== first}
      isWorking={acting.isWorking}
      error={acting.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.hint}>
        Candidates type it before they begin; say it in the room. Candidates who have already started are not asked.
      </p>
      <TextInput
        name="code"
        label="Access code"
        description="4 to 12 letters and digits. Leave it empty for none."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </FormDialog>
  )
}
