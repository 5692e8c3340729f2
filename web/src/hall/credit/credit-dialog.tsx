import { Checkbox, TextInput } from '@mantine/core'
import { reasonProblem } from '@sabimark/domain/exam/act-reason.ts'
import { mostOutageMinutes } from '@sabimark/domain/hall/hall-bounds.ts'
import { lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { typedMinutes } from '../../exam/time/minutes.ts'
import { ReasonField } from '../../exam/time/reason-field.tsx'
import { client, type Options } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import { refusalCode } from '../../platform/refusal.ts'
import { serverNow } from '../../platform/server-now.ts'
import { Fields } from '../../platform/ui/fields.tsx'
import styles from '../acts/acts.module.css'
import type { Board } from '../merge-board.ts'
import { minutesOver } from '../minutes-over.ts'
import type { OfSitting } from '../of-sitting.ts'

const minuteMs = 60_000

type CreditDialogProps = { of: OfSitting; board: Board; onClose: () => void }

/**
 * Gives a hall back what it lost while the power or the network was gone, or while somebody stopped the room: from when to when, and each
 * candidate as much as they could not write in it. Says before who gets how much.
 */
export function CreditDialog({ of, board, onClose }: CreditDialogProps) {
  const [{ day, ...first }] = useState(() => lastMinutes(board.sitting))
  const [typed, setTyped] = useState(first)
  const queries = useQueryClient()
  const [seen, setSeen] = useState(board.seen)
  const [wasGiven, setWasGiven] = useState(false)
  const [isAgain, setIsAgain] = useState(false)
  const call = async (input: Parameters<typeof client.hall.credit>[0], options: Options) => {
    try {
      return await client.hall.credit(input, options)
    } catch (error) {
      const code = refusalCode(error)
      if (code === 'ALREADY_CREDITED') setWasGiven(true)
      if (code === 'TIME_CHANGED_MEANWHILE') {
        // What somebody else gave stands on the board now: whoever presses again has seen it. The board alone is read: to read all would
        // wait for this very rehearsal.
        const queryKey = orpc.hall.board.key({ type: 'query', input: of })
        await queries.refetchQueries({ queryKey })
        const now = queries.getQueryData<Board>(queryKey)
        setSeen(now?.seen ?? null)
      }
      throw error
    }
  }
  const [isAsked, setIsAsked] = useState(false)
  const most = Math.min(mostOutageMinutes, board.may.giveMost)
  const change = (part: Partial<typeof first>) => setTyped({ ...typed, ...part })
  const problems = problemsOf(typed, day, most)
  const [from, to] = [lagosInstant(day, typed.from), lagosInstant(day, typed.to)]
  const isRight = Object.keys(problems).length === 0
  const shown = (name: keyof typeof first) => (isAsked ? problems[name] : undefined)
  return (
    <ActForm
      title="Give lost time back"
      confirmLabel="Give back"
      isDirty={JSON.stringify(typed) !== JSON.stringify(first)}
      input={
        isRight && from && to
          ? {
              ...of,
              from: from.toISOString(),
              to: to.toISOString(),
              ids: null,
              minutes: typed.minutes.trim() === '' ? null : typedMinutes(typed.minutes),
              reason: typed.reason,
              seen,
              ...(isAgain && { again: true as const }),
            }
          : null
      }
      missing={Object.values(problems)[0] ?? ''}
      mayConfirm={() => {
        setIsAsked(true)
        return isRight
      }}
      call={call}
      said={(count) => `${counted(count, 'candidate has', 'candidates have')} lost time back.`}
      keptText={(count) => (count === 1 ? 'One gets nothing:' : `${count} get nothing:`)}
      onClose={onClose}
    >
      <div className={styles.asked}>
        <p className={styles.said}>
          Each candidate gets back the time they could not write between these two times. Once you have typed a reason,
          you see how much before anything is given.
        </p>
        <div className={styles.times}>
          <TextInput
            name="from"
            label="From"
            type="time"
            required
            value={typed.from}
            error={shown('from')}
            onChange={({ currentTarget }) => change({ from: currentTarget.value })}
          />
          <TextInput
            name="to"
            label="To"
            type="time"
            required
            value={typed.to}
            error={shown('to')}
            onChange={({ currentTarget }) => change({ to: currentTarget.value })}
          />
        </div>
        <Fields>
          <TextInput
            name="minutes"
            label="Minutes for everybody"
            description="Leave blank to give each candidate what they lost."
            inputMode="numeric"
            value={typed.minutes}
            error={shown('minutes')}
            onChange={({ currentTarget }) => change({ minutes: currentTarget.value })}
          />
        </Fields>
        {wasGiven && board.may.assign && (
          <Checkbox
            name="again"
            label="Give these minutes back once more"
            description="They were given back before. Candidates who got them then get them twice."
            checked={isAgain}
            onChange={({ currentTarget }) => setIsAgain(currentTarget.checked)}
          />
        )}
        <ReasonField
          hiddenFrom="candidates and other teachers"
          value={typed.reason}
          error={shown('reason')}
          onChange={(reason) => change({ reason })}
        />
      </div>
    </ActForm>
  )
}

/** The last ten minutes of a sitting so far, on their day: of one that is over its last ones. Never from before it opened, nor from the day before. */
function lastMinutes({ opensAt, closesAt }: Board['sitting']) {
  const to = new Date(Math.min(serverNow().getTime(), Date.parse(closesAt)))
  // Times are typed by the minute: the first whole one of it.
  const openedMs = Math.ceil(Date.parse(opensAt) / minuteMs) * minuteMs
  const from = new Date(Math.max(to.getTime() - 10 * minuteMs, Math.min(openedMs, to.getTime() - minuteMs)))
  const day = lagosDate(to)
  return { day, from: lagosDate(from) === day ? lagosTime(from) : '00:00', to: lagosTime(to), minutes: '', reason: '' }
}

type Typed = { from: string; to: string; minutes: string; reason: string }

function problemsOf({ from, to, minutes, reason }: Typed, day: string, most: number): Partial<Typed> {
  const [begins, ends] = [lagosInstant(day, from), lagosInstant(day, to)]
  const amount = minutes.trim() === '' ? null : minutesOver(minutes, most)
  const why = reasonProblem(reason)
  return {
    ...(begins === null && { from: 'Enter when it began.' }),
    ...(ends === null && { to: 'Enter when it ended.' }),
    ...(begins && ends && ends <= begins && { to: 'The end must be after the beginning.' }),
    ...(amount !== null && { minutes: amount }),
    ...(why !== null && { reason: why }),
  }
}
