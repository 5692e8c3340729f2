import { Radio, TextInput } from '@mantine/core'
import type { Exam } from '@sabimark/contract/answers.ts'
import { lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { useState } from 'react'
import { StudentPicker } from '../../people/student-picker.tsx'
import { client } from '../../platform/client.ts'
import { differs } from '../../platform/differs.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import type { Person } from '../../platform/ui/people-picker.tsx'
import styles from '../exam.module.css'
import { ShortWindow } from '../short-window.tsx'

type Typed = { scheduledDate: string; scheduledTime: string; closingDate: string; closingTime: string }

const dayMs = 24 * 3_600_000

/** Asks when a further sitting is and for whom, and says what it means. */
export function FurtherDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const [first] = useState<Typed>(() => dayAfter(exam, serverNow()))
  const [typed, setTyped] = useState(first)
  const [who, setWho] = useState<'absent' | 'named'>('absent')
  const [students, setStudents] = useState<Person[]>([])
  const field = (name: keyof Typed, label: string) => ({
    label,
    name,
    value: typed[name],
    // Read at once: when React asks for the next state the event may be over.
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => withTyped(before, name, value)),
  })
  const [opensAt, closesAt] = timesOf(typed)
  const window = opensAt && closesAt && { opensAt, closesAt }
  const ids = who === 'named' ? students.map(({ id }) => id) : undefined
  return (
    <ActForm
      title={`Add a sitting of “${exam.title}”?`}
      confirmLabel="Add sitting"
      input={askedWith(exam.id, typed, ids)}
      call={client.exam.addSitting}
      said={(doneCount) =>
        doneCount === 0 ? 'No sitting was added: none of them may sit it.' : `“${exam.title}” has a further sitting.`
      }
      isDirty={differs(typed, first) || who !== 'absent' || students.length > 0}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Radio.Group
          size="md"
          name="who"
          label="Who sits it"
          value={who}
          onChange={(value) => setWho(value === 'named' ? 'named' : 'absent')}
        >
          <Radio
            mt="xs"
            value="absent"
            label="Those who were absent"
            description="All candidates who have not begun when the sittings before it have closed."
          />
          <Radio
            mt="xs"
            value="named"
            label="Students I choose"
            description="They sit it then, and at no other time."
          />
        </Radio.Group>
        {who === 'named' && <StudentPicker value={students} onChange={setStudents} />}
        <Fields>
          <DateInput {...field('scheduledDate', 'Date')} required />
          <TextInput {...field('scheduledTime', 'Time')} type="time" required />
        </Fields>
        <Fields>
          <DateInput {...field('closingDate', 'Closing date')} required />
          <TextInput {...field('closingTime', 'Closing time')} type="time" required />
        </Fields>
        {window && <ShortWindow {...window} durationMinutes={exam.durationMinutes} />}
        <p className={styles.hint}>All times are Lagos time.</p>
      </div>
    </ActForm>
  )
}

/** The times of the exam, and its duration at least, a day after it closes or from now, whichever is later. */
function dayAfter({ opensAt, closesAt, durationMinutes }: Exam, now: Date): Typed {
  const [opens, closes] = [new Date(opensAt), new Date(closesAt)]
  const day = lagosDate(new Date(Math.max(closes.getTime(), now.getTime()) + dayMs))
  // One that was closed early was not open for long enough.
  const openMs = Math.max(closes.getTime() - opens.getTime(), durationMinutes * 60_000)
  const until = new Date(opens.getTime() + openMs)
  const isOneDay = lagosDate(opens) === lagosDate(until)
  return {
    scheduledDate: day,
    scheduledTime: lagosTime(opens),
    closingDate: day,
    closingTime: isOneDay ? lagosTime(until) : '23:59',
  }
}

/** A closing date that was the day itself moves with it. */
function withTyped(before: Typed, name: keyof Typed, value: string): Typed {
  const moves = name === 'scheduledDate' && before.closingDate === before.scheduledDate
  return { ...before, ...(moves && { closingDate: value }), [name]: value }
}

const timesOf = (typed: Typed) =>
  [lagosInstant(typed.scheduledDate, typed.scheduledTime), lagosInstant(typed.closingDate, typed.closingTime)] as const

/** What is asked for, as soon as all of it can be read. */
function askedWith(examId: string, times: Typed, ids: string[] | undefined) {
  const [opens, closes] = timesOf(times)
  if (opens === null || closes === null || ids?.length === 0) return null
  return { examId, ...times, ...(ids && { ids }) }
}
