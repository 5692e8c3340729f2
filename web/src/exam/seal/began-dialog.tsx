import { TextInput } from '@mantine/core'
import { canHaveBegun } from '@sabimark/domain/exam/seal/seal-times.ts'
import { lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusField } from '../../platform/field-errors.ts'
import { announce } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { lagosText } from '../exams.ts'
import type { HallOfCode } from './hall-of-code.ts'

type Props = { hall: HallOfCode; beganAt: string | null; onClose: () => void }

/** Asks when a hall began whose network was gone: what was begun there is judged by it. */
export function BeganDialog({ hall, beganAt, onClose }: Props) {
  const doors = { opensAt: new Date(hall.opensAt), closesAt: new Date(hall.closesAt) }
  const isOneDay = lagosDate(doors.opensAt) === lagosDate(doors.closesAt)
  const [first] = useState(() => {
    const began = beganAt === null ? doors.opensAt : new Date(beganAt)
    return { date: lagosDate(began), time: lagosTime(began) }
  })
  const [typed, setTyped] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const acting = useAct(client.exam.hallBegan, (_done, { at }) => {
    announce(`Saved: the hall began at ${lagosText(at).split(', ')[1]}.`)
    onClose()
    return readAgain()
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const at = lagosInstant(typed.date, typed.time)
    const isPossible = at !== null && canHaveBegun(doors, at, serverNow())
    setProblem(isPossible ? null : 'Choose a time since the doors opened, and not to come.')
    if (!isPossible) return focusField('time')
    acting.act({ examId: hall.examId, sittingId: hall.sittingId, at: at.toISOString() })
  }
  return (
    <FormDialog
      isOpen
      title="When did the hall begin?"
      submitLabel="Save"
      isDirty={typed.date !== first.date || typed.time !== first.time}
      isWorking={acting.isWorking}
      error={acting.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isOneDay && (
        <DateInput
          label="Date"
          name="date"
          value={typed.date}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, date: value }))}
        />
      )}
      <TextInput
        label="Time"
        name="time"
        type="time"
        description="When you read the code out. Candidates who began without a network are judged by it. Lagos time."
        value={typed.time}
        error={problem}
        onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, time: value }))}
      />
    </FormDialog>
  )
}
