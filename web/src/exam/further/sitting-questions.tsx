import { TextInput } from '@mantine/core'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { differs } from '../../platform/differs.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import { ConfirmAction } from '../../platform/record/confirm-action.tsx'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import styles from '../exam.module.css'

type Sitting = ExamDetail['sittings'][number]
type Typed = { scheduledDate: string; scheduledTime: string; closingDate: string; closingTime: string }

/** Asks for the new times of one sitting that has not opened, and says what moving it means. */
export function MoveSittingQuestion(props: { exam: ExamDetail; sitting: Sitting; onClose: () => void }) {
  const { exam, sitting, onClose } = props
  // As they were when this was opened: the page behind may be read again.
  const [seen] = useState(() => ({ opensAt: sitting.opensAt, closesAt: sitting.closesAt }))
  const [first] = useState<Typed>(() => ({
    scheduledDate: lagosDate(new Date(seen.opensAt)),
    scheduledTime: lagosTime(new Date(seen.opensAt)),
    closingDate: lagosDate(new Date(seen.closesAt)),
    closingTime: lagosTime(new Date(seen.closesAt)),
  }))
  const [typed, setTyped] = useState(first)
  const field = (name: keyof Typed, label: string) => ({
    label,
    name,
    value: typed[name],
    required: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped((before) => withTyped(before, name, currentTarget.value)),
  })
  const canBeRead =
    lagosInstant(typed.scheduledDate, typed.scheduledTime) !== null &&
    lagosInstant(typed.closingDate, typed.closingTime) !== null
  return (
    <ActForm
      title={`Move this sitting of “${exam.title}”?`}
      confirmLabel="Move sitting"
      input={canBeRead ? { examId: exam.id, sittingId: sitting.id, ...typed, seen } : null}
      call={client.exam.moveSitting}
      said={() => `A sitting of “${exam.title}” is moved.`}
      isDirty={differs(typed, first)}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Fields>
          <DateInput {...field('scheduledDate', 'Date')} />
          <TextInput {...field('scheduledTime', 'Time')} type="time" />
        </Fields>
        <Fields>
          <DateInput {...field('closingDate', 'Closing date')} />
          <TextInput {...field('closingTime', 'Closing time')} type="time" />
        </Fields>
        <p className={styles.hint}>All times are Lagos time.</p>
      </div>
    </ActForm>
  )
}

/** A closing date that was the day itself moves with it. */
function withTyped(before: Typed, name: keyof Typed, value: string): Typed {
  const moves = name === 'scheduledDate' && before.closingDate === before.scheduledDate
  return { ...before, ...(moves && { closingDate: value }), [name]: value }
}

type RemoveProps = { examId: string; sittingId: string; times: string; onClose: () => void }

/** Asks before a sitting that nobody has begun is taken away, and says who is told. */
export function RemoveSittingQuestion({ examId, sittingId, times, onClose }: RemoveProps) {
  return (
    <ConfirmAction
      title={`Take away the sitting ${times}?`}
      confirmLabel="Take away"
      isDanger
      input={{ examId, sittingId }}
      call={client.exam.removeSitting}
      said={() => 'The sitting is taken away.'}
      onClose={onClose}
    />
  )
}
