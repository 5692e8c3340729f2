import { Radio, TextInput } from '@mantine/core'
import { mostMinutesGiven } from '@sabimark/domain/exam/time/candidate-time.ts'
import { lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { type FormEvent, useState } from 'react'
import { errorOrDoubt, type Pressed, useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusField } from '../../platform/field-errors.ts'
import { announce } from '../../platform/news/announcer.ts'
import { serverNow } from '../../platform/server-now.ts'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { durationText, lagosText } from '../exams.ts'
import { afterAct, type SittingOf } from './after-act.ts'
import { laterCloseText, leftOutText, moreMinutesText } from './extend-words.ts'
import { minutesProblem, typedMinutes } from './minutes.ts'
import { ReasonField, whatIsWrong } from './reason-field.tsx'
import { changeText } from './sitting-changes.tsx'
import styles from './time.module.css'
import { useSeenTime } from './use-seen-time.ts'

type Extension = Omit<Parameters<typeof client.exam.extend>[0], 'seen'>
type Draft = { by: 'minutes' | 'until'; minutes: string; date: string; time: string; reason: string }

/** Gives a sitting more time: everybody, or only those who still have to come. */
export function ExtendDialog({ exam, onClose }: { exam: SittingOf; onClose: () => void }) {
  const isOver = exam.status === 'completed'
  const closesAt = new Date(exam.closesAt)
  const isShut = closesAt <= serverNow()
  const [first] = useState<Draft>({
    by: isOver ? 'until' : 'minutes',
    minutes: '15',
    date: lagosDate(isOver ? serverNow() : closesAt),
    time: isOver ? '' : lagosTime(closesAt),
    reason: '',
  })
  const [draft, setDraft] = useState(first)
  const [problems, setProblems] = useState<Partial<Record<keyof Draft, string>>>({})
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const { withSeen, last } = useSeenTime({ examId: exam.id, sittingId: exam.sittingId })
  // The close is what stands here; it was read with the exam.
  const extend = (input: Extension, pressed: Pressed) =>
    withSeen((change) => client.exam.extend({ ...input, seen: { closesAt: exam.closesAt, change } }, pressed))
  const extending = useAct(extend, ({ leftOut, ...now }) => {
    const told =
      isShut && draft.by === 'minutes'
        ? `Candidates sitting ${now.title} have more time.`
        : `${now.title} now closes ${lagosText(now.closesAt)}.`
    announce([told, ...leftOutText(leftOut)].join(' '), { skipped: leftOut.ended })
    onClose()
    return afterAct(now)
  })
  const until = lagosInstant(draft.date, draft.time)
  const then =
    draft.by === 'minutes'
      ? moreMinutesText(draft.minutes, { closesAt, isShut })
      : laterCloseText(until, { closesAt, opensAgain: isOver })
  const asked = () => ({
    examId: exam.id,
    sittingId: exam.sittingId,
    reason: draft.reason,
    by: draft.by === 'minutes' ? { minutes: typedMinutes(draft.minutes) } : { until: until?.toISOString() ?? '' },
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const found = { ...problemsOf(draft, until, closesAt), ...whatIsWrong(draft.reason) }
    setProblems(found)
    const [field] = Object.keys(found)
    if (field !== undefined) return focusField(field)
    extending.act(asked())
  }
  return (
    <FormDialog
      isOpen
      title={exam.times ? `Extend the sitting ${exam.times}` : `Extend “${exam.title}”`}
      submitLabel="Extend"
      // Which of the two ways is marked is nothing typed.
      isDirty={JSON.stringify({ ...draft, by: first.by }) !== JSON.stringify(first)}
      isWorking={extending.isWorking}
      error={errorOrDoubt(extending, asked())}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.said}>
        {isShut ? `It closed ${lagosText(exam.closesAt)}.` : `It closes ${lagosText(exam.closesAt)}.`} Candidates are
        told. What is handed in stays handed in. A candidate whom staff ended alone stays ended: give them time by name.
      </p>
      {last !== null && (
        <p className={styles.said}>
          {changeText(last)} {last.by ?? 'Somebody who has left'}, {lagosText(last.at)}.
        </p>
      )}
      {isOver ? (
        <p className={styles.said}>
          It opens again for candidates who have not started. Candidates who have handed in may have passed the
          questions on, and colleagues of the subject could read and print the questions and the right answers while it
          was over.
          {exam.draft.showResults === 'after_exam' && ' Scores that are shown now are hidden until it is over again.'}
        </p>
      ) : (
        <Radio.Group
          size="md"
          name="by"
          label="Who gets more time"
          value={draft.by}
          onChange={(by) => change({ by: by === 'until' ? 'until' : 'minutes' })}
        >
          <Radio
            mt="xs"
            value="minutes"
            label="Everybody"
            description={
              isShut
                ? 'Candidates sitting it now get the extra minutes. Nobody else can start.'
                : 'Everyone sitting it now or later gets the extra minutes, and the exam closes that much later.'
            }
          />
          <Radio
            mt="xs"
            value="until"
            label="Only those who come late"
            description={`The doors close later. Everybody has ${durationText(exam.durationMinutes)}, and any extra time of their own.`}
          />
        </Radio.Group>
      )}
      {draft.by === 'minutes' ? (
        <TextInput
          name="minutes"
          label="Extra minutes"
          required
          inputMode="numeric"
          value={draft.minutes}
          error={problems.minutes}
          description={`At most ${mostMinutesGiven} at once.`}
          onChange={({ currentTarget }) => change({ minutes: currentTarget.value })}
        />
      ) : (
        <Fields>
          <DateInput
            name="date"
            label="Closing date"
            required
            value={draft.date}
            error={problems.date}
            onChange={({ currentTarget }) => change({ date: currentTarget.value })}
          />
          <TextInput
            name="time"
            label="Closing time"
            type="time"
            required
            value={draft.time}
            description="Lagos time"
            onChange={({ currentTarget }) => change({ time: currentTarget.value })}
          />
        </Fields>
      )}
      {then !== null && <p className={styles.then}>{then}</p>}
      <ReasonField
        hiddenFrom="candidates"
        value={draft.reason}
        error={problems.reason}
        onChange={(reason) => change({ reason })}
      />
    </FormDialog>
  )
}

function problemsOf({ by, minutes }: Draft, until: Date | null, closesAt: Date): Partial<Record<keyof Draft, string>> {
  if (by === 'minutes') {
    const problem = minutesProblem(minutes)
    return problem === null ? {} : { minutes: problem }
  }
  if (until === null) return { date: 'Choose a date and a time.' }
  return until <= closesAt ? { date: 'Choose a time after it closes now.' } : {}
}
