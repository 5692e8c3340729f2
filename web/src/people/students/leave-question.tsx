import { NativeSelect, Textarea } from '@mantine/core'
import {
  comingLeaveProblem,
  type LeaveReason,
  leaveDayProblem,
  leaveFields,
  leaveReasonNames,
  leaveReasons,
} from '@sabimark/domain/people/students/leaving.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import type { ActQuestion } from '../../platform/record/use-record-acts.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import styles from './leave-question.module.css'

const { leftReason, leftOn, leftNote } = leaveFields

/** Why and since when students have left; it says before what that means. */
export function LeaveQuestion({ ids, who, ...ways }: ActQuestion) {
  const today = lagosDate(serverNow())
  const [reason, setReason] = useState<LeaveReason | null>(null)
  const [on, setOn] = useState(today)
  const [note, setNote] = useState('')
  // What is typed here changes nothing of what it means, so that it is not asked again.
  const noteNow = useRef('')
  const problem = leaveDayProblem(on) ?? comingLeaveProblem(on, today)
  return (
    <ActForm
      isDirty={reason !== null || on !== today || note !== ''}
      {...ways}
      title={`Mark ${who} as left?`}
      confirmLabel="Mark as left"
      input={reason === null || problem !== null ? null : { ids, reason, on }}
      call={(input, options) => client.people.leaveStudents({ ...input, note: noteNow.current }, options)}
      said={(count) => `${counted(count, 'student')} marked as left.`}
    >
      <div className={styles.fields}>
        <Fields>
          <NativeSelect
            label={leftReason.label}
            name="reason"
            value={reason ?? ''}
            data={[
              { value: '', label: 'Choose a reason' },
              ...leaveReasons.map((value) => ({ value, label: leaveReasonNames[value] })),
            ]}
            onChange={({ currentTarget }) => setReason(leaveReasons.find((one) => one === currentTarget.value) ?? null)}
          />
          <DateInput
            label={leftOn.label}
            name="on"
            value={on}
            max={today}
            error={problem}
            onChange={({ currentTarget }) => setOn(currentTarget.value)}
          />
        </Fields>
        <Textarea
          label={leftNote.label}
          name="note"
          description={leftNote.hint}
          value={note}
          maxLength={leftNote.max}
          minRows={2}
          onChange={({ currentTarget }) => {
            noteNow.current = currentTarget.value
            setNote(currentTarget.value)
          }}
        />
      </div>
    </ActForm>
  )
}
