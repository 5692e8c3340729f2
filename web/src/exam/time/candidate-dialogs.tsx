import { TextInput } from '@mantine/core'
import { mostMinutesGiven } from '@sabimark/domain/exam/time/candidate-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { type FormEvent, useState } from 'react'
import { errorOrDoubt, type Pressed, useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusField } from '../../platform/field-errors.ts'
import { announce, type Outcome } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import type { ActQuestion } from '../../platform/record/use-record-acts.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { minutesProblem, typedMinutes } from './minutes.ts'
import { ReasonField, whatIsWrong } from './reason-field.tsx'
import styles from './time.module.css'
import { type SeenOf, useSeenAsOpened } from './use-seen-rows.ts'
import type { OfSitting } from './use-seen-time.ts'

type Asked = OfSitting & { ids: string[]; reason: string }

/** Whatever is asked: an act without minutes leaves them out. */
type Timed = Asked & { minutes: number }

/** The newest change of the sitting as the rows said it that stood there when the dialog opened. */
type Seen = { seen: string | null }

type ReasonedProps = ActQuestion & {
  title: string
  submitLabel: string
  /** What it means. */
  text: string
  hasMinutes?: boolean
  call: (asked: Timed & Seen, pressed: Pressed) => Promise<Outcome>
  /** How it is told: "3 candidates have 15 minutes more." */
  said: (doneCount: number, minutes: number) => string
  sitting: OfSitting
  seenOf: SeenOf
}

/** An act on candidates that asks why, and for extra time how much. */
function ReasonedAct({
  title,
  submitLabel,
  text,
  hasMinutes = false,
  call,
  said,
  sitting,
  seenOf,
  ids,
  onDone,
  onClose,
}: ReasonedProps) {
  const [minutes, setMinutes] = useState('15')
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<{ minutes?: string; reason?: string }>({})
  const withSeen = useSeenAsOpened(seenOf, ids)
  const callSeen = (input: Timed, pressed: Pressed) => withSeen((seen) => call({ ...input, seen }, pressed))
  const acting = useAct(callSeen, ({ doneCount, skipped }, input) => {
    announce(said(doneCount, input.minutes), { skipped })
    onDone()
    onClose()
    return readAgain()
  })
  const asked = () => ({ ...sitting, ids, reason, minutes: typedMinutes(minutes) })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const wrong = hasMinutes ? minutesProblem(minutes) : null
    const found = { ...(wrong !== null && { minutes: wrong }), ...whatIsWrong(reason) }
    setProblems(found)
    const [field] = Object.keys(found)
    if (field !== undefined) return focusField(field)
    acting.act(asked())
  }
  return (
    <FormDialog
      isOpen
      title={title}
      submitLabel={submitLabel}
      isDirty={reason !== '' || minutes !== '15'}
      isWorking={acting.isWorking}
      error={errorOrDoubt(acting, asked())}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.said}>{text}</p>
      {hasMinutes && (
        <TextInput
          name="minutes"
          label="Extra minutes"
          required
          inputMode="numeric"
          description={`At most ${mostMinutesGiven} at once.`}
          value={minutes}
          error={problems.minutes}
          onChange={({ currentTarget }) => setMinutes(currentTarget.value)}
        />
      )}
      {hasMinutes && minutesProblem(minutes) === null && (
        <p className={styles.then}>
          {counted(typedMinutes(minutes), 'minute')} more, beyond any extra time given before.
        </p>
      )}
      <ReasonField
        hiddenFrom="candidates and other teachers"
        value={reason}
        error={problems.reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}

type Question = { question: ActQuestion; sitting: OfSitting; seenOf: SeenOf }

const giveTime = (input: Timed & Seen, pressed: Pressed) => client.exam.giveTime(input, pressed)
const takeTimeBack = ({ minutes: _minutes, ...input }: Timed & Seen, pressed: Pressed) =>
  client.exam.takeTimeBack(input, pressed)
const excuse =
  (isExcused: boolean) =>
  ({ minutes: _minutes, seen: _seen, ...input }: Timed & Seen, pressed: Pressed) =>
    client.exam.excuse({ ...input, isExcused }, pressed)
const excused = excuse(true)
const expected = excuse(false)

export function GiveTime({ question, ...of }: Question) {
  return (
    <ReasonedAct
      {...{ ...question, ...of }}
      title={`Give extra time: ${question.who}`}
      submitLabel="Give time"
      text="If the student is writing now, the time is added at once and shows on their screen within two minutes; otherwise when they start, even past the closing time."
      hasMinutes
      call={giveTime}
      said={(count, minutes) =>
        `${counted(count, 'candidate has', 'candidates have')} ${counted(minutes, 'minute')} more.`
      }
    />
  )
}

export function TakeTimeBack({ question, ...of }: Question) {
  return (
    <ReasonedAct
      {...{ ...question, ...of }}
      title={`Remove extra time: ${question.who}`}
      submitLabel="Remove"
      text="Removes the extra time given for this exam. Candidates who have started keep it."
      call={takeTimeBack}
      said={(count) => `Extra time of ${counted(count, 'candidate')} removed.`}
    />
  )
}

export function Excuse({ question, ...of }: Question) {
  return (
    <ReasonedAct
      {...{ ...question, ...of }}
      title={`Excuse ${question.who}`}
      submitLabel="Excuse"
      text="They will not be marked absent. They can still take the exam if they come."
      call={excused}
      said={(count) => `${counted(count, 'candidate is', 'candidates are')} excused.`}
    />
  )
}

export function ExpectAgain({ question, ...of }: Question) {
  return (
    <ReasonedAct
      {...{ ...question, ...of }}
      title={`Expect ${question.who} again`}
      submitLabel="Expect again"
      text="They will be marked absent if they do not come."
      call={expected}
      said={(count) => `${counted(count, 'candidate is', 'candidates are')} expected again.`}
    />
  )
}
