import { TextInput } from '@mantine/core'
import { lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { differs } from '../../platform/differs.ts'
import { orpc } from '../../platform/queries.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import type { ActDialogProps } from '../act-dialog.ts'
import styles from '../exam.module.css'
import { PlannedClashes } from '../planned-clashes.tsx'
import { ShortWindow } from '../short-window.tsx'

/** When an exam opens, closes and how long it takes, as it is typed. */
type Typed = { scheduledDate: string; scheduledTime: string; closingDate: string; closingTime: string; minutes: string }

/** The times an exam had when its dialog was opened. */
type Seen = { opensAt: string; closesAt: string; durationMinutes: number }

/** Asks for the new times of an exam that has not opened, and says what moving it means. */
export function RescheduleDialog({ exam, onClose }: ActDialogProps) {
  const [first] = useState<Typed>(() => ({
    scheduledDate: lagosDate(new Date(exam.opensAt)),
    scheduledTime: lagosTime(new Date(exam.opensAt)),
    closingDate: lagosDate(new Date(exam.closesAt)),
    closingTime: lagosTime(new Date(exam.closesAt)),
    minutes: String(exam.durationMinutes),
  }))
  const [typed, setTyped] = useState(first)
  // As they were when this was opened: the page behind may be read again.
  const [seen] = useState(() => ({
    opensAt: exam.opensAt,
    closesAt: exam.closesAt,
    durationMinutes: exam.durationMinutes,
  }))
  const field = (name: keyof Typed, label: string) => ({
    label,
    name,
    value: typed[name],
    // Read at once: when React asks for the next state the event may be over.
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => withTyped(before, name, value)),
  })
  const moved = movedTo(exam.id, typed, seen)
  return (
    <ActForm
      title={`Move “${exam.title}” to another time?`}
      confirmLabel="Move exam"
      input={moved}
      call={client.exam.reschedule}
      said={() => `“${exam.title}” is moved.`}
      isDirty={differs(typed, first)}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Fields>
          <DateInput {...field('scheduledDate', 'Date')} required />
          <TextInput {...field('scheduledTime', 'Time')} type="time" required />
        </Fields>
        <Fields>
          <DateInput {...field('closingDate', 'Closing date')} required />
          <TextInput {...field('closingTime', 'Closing time')} type="time" required />
        </Fields>
        <TextInput {...field('minutes', 'Duration (minutes)')} inputMode="numeric" maxLength={3} required />
        <p className={styles.hint}>All times are Lagos time.</p>
        {moved && <MoveWarnings {...moved} />}
      </div>
    </ActForm>
  )
}

/** What publishing would warn of at these times, as far as they can be. */
function MoveWarnings({ examId, durationMinutes, ...times }: NonNullable<ReturnType<typeof movedTo>>) {
  const { data } = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  const opensAt = lagosInstant(times.scheduledDate, times.scheduledTime)
  const closesAt = lagosInstant(times.closingDate, times.closingTime)
  if (!data || !opensAt || !closesAt) return null
  const { title, subjectId, classIds, studentIds, examType } = data.draft
  const window = { opensAt, closesAt, durationMinutes }
  return (
    <>
      <ShortWindow {...window} />
      <PlannedClashes {...{ ...window, title, subjectId, classIds, studentIds, examType, examId }} />
    </>
  )
}

/** A closing date that was the exam's own day moves with it. */
function withTyped(before: Typed, name: keyof Typed, value: string): Typed {
  const moves = name === 'scheduledDate' && before.closingDate === before.scheduledDate
  return { ...before, ...(moves && { closingDate: value }), [name]: value }
}

/** What is asked for, as soon as all of it can be read. */
function movedTo(examId: string, { minutes, ...times }: Typed, seen: Seen) {
  const durationMinutes = Number(minutes)
  const closes = lagosInstant(times.closingDate, times.closingTime)
  const canBeRead = lagosInstant(times.scheduledDate, times.scheduledTime) !== null && closes !== null
  const isDuration = Number.isInteger(durationMinutes) && durationMinutes >= 1 && durationMinutes <= 600
  return canBeRead && isDuration ? { examId, ...times, durationMinutes, seen } : null
}
