import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useAct } from '../act.ts'
import type { Options } from '../client.ts'
import { fieldErrors } from '../field-errors.ts'
import { announce, type Outcome } from '../news/announcer.ts'
import { SkippedLines, skippedTogether } from '../news/skipped-lines.tsx'
import { readAgain } from '../queries.ts'
import { RefusalNote } from '../ui/refusal-note.tsx'
import styles from './rehearsed-act.module.css'

/** Another act, by a button below why this one changes nothing. */
export type InsteadAct = { label: string; onClick: () => void }

/** An act that the server is asked about before it is done. */
export type RehearsedAct<Input> = {
  /** The question: "Deactivate 3 students?" */
  title: string
  confirmLabel: string
  isDanger?: boolean
  /** What the call is asked with; null while it has yet to be chosen. */
  input: Input | null
  /** What is said to who confirms before that; without it nothing can be confirmed until then. */
  missing?: string
  call: (input: Input, options: Options) => Promise<Outcome & { effects: readonly string[] }>
  /** What is told afterwards: "3 students deactivated." */
  said: (doneCount: number) => string
  /** Asked when it is confirmed: false where something is missing, which what is chosen here then says. */
  mayConfirm?: () => boolean
  onDone?: () => void
  onClose: () => void
  /** Offered where the call would change nothing. */
  instead?: InsteadAct
  /** Said above those it would leave: "3 are skipped:" unless said. */
  keptText?: (count: number) => string
  /** More of why it is refused than the refusal's own sentence. */
  refusalText?: (error: unknown) => string | null
}

/**
 * The server says by a rehearsal what an act would do and whom it would skip; the same call then does it, and the news of it
 * offers Undo. Answers what the dialog around it needs, and `consequences`, which stand in it.
 */
export function useRehearsedAct<Input>(props: RehearsedAct<Input>) {
  const { input, call, said, onClose, onDone } = props
  const opening = useId()
  const rehearsal = useQuery({
    queryKey: ['rehearsal', opening, input],
    queryFn: () => (input === null ? null : call(input, { context: { isRehearsal: true } })),
    enabled: input !== null,
    gcTime: 0,
    // Once it is done, all that stands on the screen is read again; this is of before.
    staleTime: 'static',
  })
  const acting = useAct(call, ({ batch, doneCount, skipped }) => {
    announce(said(doneCount), { batch, skipped })
    onDone?.()
    onClose()
    return readAgain()
  })
  const [isEarly, setIsEarly] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hasCome = rehearsal.data != null
  const wasShown = useRef(false)
  // Below what is typed first there may be no room left to see it in. Once, and never away from a field that somebody types in.
  useEffect(() => {
    if (!hasCome || wasShown.current || isTyped(document.activeElement)) return
    wasShown.current = true
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [hasCome])
  const mayAsk = input === null && props.missing !== undefined
  const isInVain = rehearsal.data?.doneCount === 0
  const dialog = {
    title: props.title,
    confirmLabel: props.confirmLabel,
    isDanger: props.isDanger === true,
    isWorking: acting.isWorking,
    error: acting.error,
    canConfirm: mayAsk || (rehearsal.data != null && !isInVain),
    onConfirm: () => {
      setIsEarly(input === null)
      if (input !== null && props.mayConfirm?.() !== false) acting.act(input)
    },
    onCancel: onClose,
  }
  const consequences = (
    <div ref={place} className={styles.effects} aria-live="polite">
      {isEarly && mayAsk && <RefusalNote>{props.missing}</RefusalNote>}
      {input !== null && rehearsal.isPending && <p>Checking what this would change...</p>}
      <RefusalNote error={rehearsal.error}>
        {props.refusalText?.(rehearsal.error) ?? sentencesOf(rehearsal.error)}
      </RefusalNote>
      {rehearsal.data && (
        <Consequences {...rehearsal.data} isOne={isOne(input)} keptText={props.keptText ?? skippedText} />
      )}
      {isInVain && props.instead && (
        <p>
          <Button variant="default" onClick={props.instead.onClick}>
            {props.instead.label}
          </Button>
        </p>
      )}
    </div>
  )
  return { dialog, consequences }
}

const isTyped = (at: Element | null) => at?.matches('textarea, input:not([type="radio"], [type="checkbox"])') === true

/** A refusal that speaks about what was chosen here: its own sentences. */
const sentencesOf = (error: unknown) => Object.values(fieldErrors(error)).join(' ') || null

/** It was asked about one record alone: nothing is skipped then, it is as good as refused. */
const isOne = (input: unknown) => Array.isArray(input) && input.length === 1

const skippedText = (count: number) => (count === 1 ? 'One is skipped:' : `${count} are skipped:`)

type ConsequencesProps = {
  effects: readonly string[]
  skipped: Outcome['skipped']
  isOne: boolean
  keptText: (count: number) => string
}

function Consequences({ effects, skipped, isOne, keptText }: ConsequencesProps) {
  return (
    <>
      {effects.length > 0 && (
        <ul>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      {skipped.length > 0 && (
        <>
          <p>{isOne ? 'This is not possible:' : keptText(skipped.length)}</p>
          <ul className={styles.skipped} data-one={isOne}>
            <SkippedLines skipped={skippedTogether(skipped)} />
          </ul>
        </>
      )}
    </>
  )
}
