import { Checkbox } from '@mantine/core'
import type { ExamResult } from '@sabimark/contract/answers.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Pressed, useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { orpc } from '../platform/queries.ts'
import { ConfirmWithFields } from '../platform/ui/confirm-with-fields.tsx'
import type { MenuItem } from '../platform/ui/menu.tsx'
import { menuIcon } from '../platform/ui/menu-icon.ts'
import { lateEvidence } from './after-end-words.ts'

/** A paper as far as its late answers are judged. */
export type LatePaper = Pick<ExamResult, 'attemptId' | 'student' | 'lateDecision' | 'afterEnd'>

export type LateDecision = 'accepted' | 'refused'

const words: Record<LateDecision, { verb: string; confirm: string; text: string; later: string }> = {
  accepted: {
    verb: 'Accept',
    confirm: 'Accept them',
    text: 'They count towards the mark. The candidate sees the score as soon as your release rule shows it.',
    later: 'This covers what has arrived so far; if more arrives, you will be asked again.',
  },
  refused: {
    verb: 'Refuse',
    confirm: 'Refuse them',
    text: 'They do not count. Staff can still read them in the script.',
    later: 'Anything that arrives later from this paper is refused too.',
  },
}

/** What somebody who may act on the exam can decide about late answers. */
export function lateActs(row: LatePaper, onAsk: (decision: LateDecision) => void): MenuItem[] {
  const late = row.afterEnd?.late
  if (!late) return []
  return choices(row, late).map((decision) => {
    const Icon = decision === 'accepted' ? IconCheck : IconX
    const how = row.lateDecision === decision ? 'the rest of ' : ''
    const after = row.lateDecision !== decision && row.lateDecision !== 'pending' ? ' after all' : ''
    return {
      label: `${words[decision].verb} ${how}late answers${after}`,
      icon: <Icon {...menuIcon} />,
      onClick: () => onAsk(decision),
    }
  })
}

/** Asks before late answers count, or do not; the paper is marked again. `of`: as it is by now, for more may arrive meanwhile. */
export function LateQuestion({
  examId,
  of,
  onClose,
}: {
  examId: string
  of: { row: LatePaper; decision: LateDecision }
  onClose: () => void
}) {
  const { row, decision } = of
  const queries = useQueryClient()
  const [isEven, setIsEven] = useState(false)
  const fetchAgain = () => {
    void queries.invalidateQueries({ queryKey: orpc.result.listForExam.key({ input: { examId } }) })
    void queries.invalidateQueries({ queryKey: orpc.result.get.key({ input: { attemptId: row.attemptId } }) })
  }
  // After a refusal, too: more has arrived, or somebody else has decided, and it is to be seen before the next try.
  const decide = (input: Parameters<typeof client.marking.decideLate>[0], pressed: Pressed) =>
    client.marking.decideLate(input, pressed).finally(fetchAgain)
  const deciding = useAct(decide, onClose)
  const { afterEnd } = row
  const late = afterEnd?.late
  if (!late) return null
  const { verb, confirm, text, later } = words[decision]
  return (
    <ConfirmWithFields
      isDirty={false}
      title={`${verb} the late answers of ${row.student}?`}
      confirmLabel={confirm}
      isDanger={decision === 'refused'}
      isWorking={deciding.isWorking}
      error={deciding.error}
      onConfirm={() =>
        deciding.act({
          attemptId: row.attemptId,
          decision,
          seen: late.count,
          evenAfterAnswers: decision === 'accepted' ? isAllKnown(late) || isEven : undefined,
        })
      }
      onCancel={onClose}
    >
      {lateEvidence(afterEnd).map((sentence) => (
        <p key={sentence} style={{ margin: '0 0 6px' }}>
          {sentence}
        </p>
      ))}
      {decision === 'accepted' && late.afterAnswersCount > 0 && !isAllKnown(late) && (
        <Checkbox
          label={`Also accept the ${late.afterAnswersCount} that arrived after the right answers were shown`}
          checked={isEven}
          onChange={(event) => setIsEven(event.currentTarget.checked)}
        />
      )}
      <p style={{ marginBottom: 0 }}>
        {text} {later} You can change this here later.
      </p>
    </ConfirmWithFields>
  )
}

type Late = NonNullable<NonNullable<ExamResult['afterEnd']>['late']>

/** Nothing arrived before the right answers were shown, so to accept is to accept that. */
function isAllKnown({ count, afterAnswersCount }: Late): boolean {
  return afterAnswersCount === count
}

/** What can be decided: both at first, afterwards the other one, or the rest of what was accepted in part. */
function choices({ lateDecision }: LatePaper, { count, acceptedCount }: Late): LateDecision[] {
  if (lateDecision === null) return []
  if (lateDecision === 'pending') return ['accepted', 'refused']
  if (lateDecision === 'refused') return ['accepted']
  return acceptedCount < count ? ['accepted', 'refused'] : ['refused']
}
