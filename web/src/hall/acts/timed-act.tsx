import { TextInput } from '@mantine/core'
import { reasonProblem } from '@sabimark/domain/exam/act-reason.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { typedMinutes } from '../../exam/time/minutes.ts'
import { ReasonField } from '../../exam/time/reason-field.tsx'
import { errorOrDoubt, type Pressed, useAct } from '../../platform/act.ts'
import { focusField } from '../../platform/field-errors.ts'
import { announce, type Outcome } from '../../platform/news/announcer.ts'
import { orpc, readAgain } from '../../platform/queries.ts'
import type { ActQuestion } from '../../platform/record/use-record-acts.tsx'
import { refusalCode } from '../../platform/refusal.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import type { Board } from '../merge-board.ts'
import { minutesOver } from '../minutes-over.ts'
import type { OfSitting } from '../of-sitting.ts'
import styles from './acts.module.css'

/** What a hall's act on candidates is sent with; an act that gives nothing leaves minutes and `seen` out. */
export type HallAsked = OfSitting & { ids: string[]; reason: string; minutes: number; seen: string | null }

type TimedActProps = ActQuestion & {
  of: OfSitting
  /** The newest change of the sitting on the board as the dialog opened. */
  seen: string | null
  title: string
  submitLabel: string
  isDanger?: boolean
  /** What it means. */
  children: ReactNode
  /** With how many minutes the field begins, and what may be given at most; null for an act without minutes. */
  minutes: { usual: number; most: number; label: string } | null
  call: (asked: HallAsked, pressed: Pressed) => Promise<Outcome>
  /** "3 candidates have 15 minutes more." `who`: the one it was done for, by name; else how many. */
  said: (who: string, doneCount: number, minutes: number) => string
}

/** An act on candidates of a hall that asks why, and for some of them how many minutes. */
export function TimedAct(props: TimedActProps) {
  const {
    of,
    title,
    submitLabel,
    isDanger = false,
    children,
    minutes: amount,
    call,
    said,
    ids,
    onDone,
    onClose,
  } = props
  const queries = useQueryClient()
  const usual = amount === null ? '' : `${amount.usual}`
  const [minutes, setMinutes] = useState(usual)
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<{ minutes?: string; reason?: string }>({})
  const seen = useRef(props.seen)
  const send = async (asked: Omit<HallAsked, 'seen'>, pressed: Pressed) => {
    try {
      return await call({ ...asked, seen: seen.current }, pressed)
    } catch (error) {
      await readAgain()
      // What somebody else gave meanwhile stands on the board now: whoever presses again has seen it.
      if (refusalCode(error) === 'TIME_CHANGED_MEANWHILE') {
        const board = queries.getQueryData<Board>(orpc.hall.board.key({ type: 'query', input: of }))
        seen.current = board?.seen ?? null
      }
      throw error
    }
  }
  const acting = useAct(send, ({ doneCount, skipped }, asked) => {
    const who = ids.length === 1 && doneCount === 1 ? props.who : counted(doneCount, 'candidate')
    announce(said(who, doneCount, asked.minutes), { skipped })
    onDone()
    onClose()
    return readAgain()
  })
  const asked = () => ({ ...of, ids, reason, minutes: amount === null ? 0 : typedMinutes(minutes) })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const why = reasonProblem(reason)
    const wrong = amount === null ? null : minutesOver(minutes, amount.most)
    const found = {
      ...(wrong !== null && { minutes: wrong }),
      ...(why !== null && { reason: why }),
    }
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
      isDanger={isDanger}
      isDirty={reason !== '' || minutes !== usual}
      isWorking={acting.isWorking}
      error={errorOrDoubt(acting, asked())}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.said}>{children}</p>
      {amount !== null && (
        <TextInput
          name="minutes"
          label={amount.label}
          required
          inputMode="numeric"
          description={`At most ${amount.most}.`}
          value={minutes}
          error={problems.minutes}
          onChange={({ currentTarget }) => setMinutes(currentTarget.value)}
        />
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
