import type { IssuedSlip } from '@sabimark/contract/answers.ts'
import { useRef, useState } from 'react'
import { Slips } from '../../people/slips/slips.tsx'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import type { ActQuestion } from '../../platform/record/use-record-acts.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import styles from './acts.module.css'

/**
 * Gives somebody in the hall a slip with a new first password, also while they sit: it stands above the list until it is printed. Whoever has
 * pressed in the middle of a long list is brought there.
 */
export function useHallSlip() {
  const [made, setMade] = useState<readonly IssuedSlip[]>([])
  const place = useRef<HTMLElement>(null)
  const onMade = (slips: readonly IssuedSlip[]) => {
    setMade((before) => [...before, ...slips])
    // The dialog gives the focus back to the menu as it closes.
    setTimeout(() => {
      place.current?.scrollIntoView({ block: 'start' })
      place.current?.focus({ preventScroll: true })
    })
  }
  const ask = (question: ActQuestion) => <SlipQuestion {...question} onMade={onMade} />
  const slips = made.length > 0 && (
    <section ref={place} tabIndex={-1} aria-label="Slips" className={styles.slips}>
      <Slips slips={made} of="students" onDone={() => setMade([])} />
    </section>
  )
  return { ask, slips }
}

type SlipQuestionProps = ActQuestion & { onMade: (slips: readonly IssuedSlip[]) => void }

function SlipQuestion({ ids, who, onMade, onDone, onClose }: SlipQuestionProps) {
  const issuing = useAct(
    () => client.people.issueSlips({ ids, evenSitting: true }),
    ({ slips, skipped }) => {
      if (skipped.length > 0) announce('No slip was issued.', { skipped })
      onMade(slips)
      onDone()
      onClose()
      return readAgain()
    },
  )
  return (
    <ConfirmDialog
      isOpen
      title={`Issue a new slip for ${who}?`}
      confirmLabel="Issue slip"
      isWorking={issuing.isWorking}
      error={issuing.error}
      onConfirm={() => issuing.act(undefined)}
      onCancel={onClose}
    >
      They sign in with it on any computer and continue where they were, with every answer that has arrived. Their old
      password stops working. The window they are writing in still works until they open the exam elsewhere.
    </ConfirmDialog>
  )
}
