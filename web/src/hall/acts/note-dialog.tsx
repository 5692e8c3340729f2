import { Textarea } from '@mantine/core'
import { mostNoteLength } from '@sabimark/domain/hall/hall-bounds.ts'
import { type FormEvent, useState } from 'react'
import { errorOrDoubt, useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusField } from '../../platform/field-errors.ts'
import { announce } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import type { OfSitting } from '../of-sitting.ts'
import styles from './acts.module.css'

type NoteDialogProps = {
  of: OfSitting
  ids?: readonly string[]
  who?: string
  onDone?: () => void
  onClose: () => void
}

/** Writes down what happened in the hall, of one candidate or of all: it stands in the report, and nobody can change it. */
export function NoteDialog({ of, ids = [], who, onDone, onClose }: NoteDialogProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [studentId] = ids
  const noting = useAct(client.hall.note, () => {
    announce('The note is kept.')
    onDone?.()
    onClose()
    return readAgain()
  })
  const asked = () => ({ ...of, text, ...(studentId !== undefined && { studentId }) })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const found = text.trim() === '' ? 'Say what happened.' : null
    setProblem(found)
    if (found !== null) return focusField('text')
    noting.act(asked())
  }
  return (
    <FormDialog
      isOpen
      title={who === undefined ? 'Note for the report' : `Note about ${who}`}
      submitLabel="Keep"
      isDirty={text !== ''}
      isWorking={noting.isWorking}
      error={errorOrDoubt(noting, asked())}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.said}>
        The report of this hall shows it with your name and the time. Students do not see it.
      </p>
      <Textarea
        name="text"
        label="What happened"
        data-autofocus
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={mostNoteLength}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FormDialog>
  )
}
