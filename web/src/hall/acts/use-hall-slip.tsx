import type { IssuedSlip } from '@sabimark/contract/answers.ts'
import { useState } from 'react'
import { Slips } from '../../people/slips/slips.tsx'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import type { ActQuestion } from '../../platform/record/use-record-acts.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'

/** Gives somebody in the hall a slip with a new first password, also while they sit: it stands below until it is printed. */
export function useHallSlip() {
  const [made, setMade] = useState<readonly IssuedSlip[]>([])
  const ask = (question: ActQuestion) => (
    <SlipQuestion {...question} onMade={(slips) => setMade((before) => [...before, ...slips])} />
  )
  return { ask, slips: <Slips slips={made} of="students" onDone={() => setMade([])} /> }
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
