import { Button, Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Pressed, useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { lateEvidence, shortEvidence } from '../after-end-words.ts'
import styles from './exam-results.module.css'
import type { ExamResult } from './exam-results.ts'

type Decision = 'accepted' | 'refused'

const words: Record<Decision, { verb: string; confirm: string; text: string; later: string }> = {
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

type LateAnswersProps = { examId: string; row: ExamResult; canDecide: boolean }

/** Answers a device delivered after the end: whoever may act on the exam accepts or refuses them, and the paper is marked again. */
export function LateAnswers({ examId, row, canDecide }: LateAnswersProps) {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  // What was asked stays in the dialog while it fades away.
  const [asked, setAsked] = useState<Decision>('accepted')
  const [isEven, setIsEven] = useState(false)
  const fetchAgain = () => {
    void queries.invalidateQueries({ queryKey: orpc.result.listForExam.key({ input: { examId } }) })
    void queries.invalidateQueries({ queryKey: orpc.result.get.key({ input: { attemptId: row.attemptId } }) })
  }
  // After a refusal, too: more has arrived, or somebody else has decided, and it is to be seen before the next try.
  const decide = (input: Parameters<typeof client.marking.decideLate>[0], pressed: Pressed) =>
    client.marking.decideLate(input, pressed).finally(fetchAgain)
  const deciding = useAct(decide, () => setIsAsking(false))
  const ask = (decision: Decision) => {
    deciding.forget()
    setAsked(decision)
    setIsEven(false)
    setIsAsking(true)
  }
  const { afterEnd } = row
  if (afterEnd === null) return <>–</>
  const { late } = afterEnd
  const short = <span className={styles.under}>{shortEvidence(afterEnd)}</span>
  if (late === null) return short
  const { verb, confirm, text, later } = words[asked]
  return (
    <div className={styles.late}>
      <span>
        <StatusBadge tone={toneOf(row)}>{lateWords(row, late)}</StatusBadge>
        {short}
      </span>
      <span className={styles.choices}>
        {(canDecide ? choices(row, late) : []).map((decision) => (
          <Button
            key={decision}
            size="sm"
            variant="default"
            aria-label={`${words[decision].verb} late answers of ${row.student}`}
            onClick={() => ask(decision)}
          >
            {words[decision].verb}
            {row.lateDecision === decision ? ' the rest' : row.lateDecision !== 'pending' && ' after all'}
          </Button>
        ))}
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${verb} the late answers of ${row.student}?`}
        confirmLabel={confirm}
        isDanger={asked === 'refused'}
        isWorking={deciding.isWorking}
        error={deciding.error}
        onConfirm={() =>
          deciding.act({
            attemptId: row.attemptId,
            decision: asked,
            seen: late.count,
            evenAfterAnswers: asked === 'accepted' ? isAllKnown(late) || isEven : undefined,
          })
        }
        onCancel={() => setIsAsking(false)}
      >
        {lateEvidence(afterEnd).map((sentence) => (
          <p key={sentence} className={styles.evidence}>
            {sentence}
          </p>
        ))}
        {asked === 'accepted' && late.afterAnswersCount > 0 && !isAllKnown(late) && (
          <Checkbox
            label={`Also accept the ${late.afterAnswersCount} that arrived after the right answers were shown`}
            checked={isEven}
            onChange={(event) => setIsEven(event.currentTarget.checked)}
          />
        )}
        <p style={{ marginBottom: 0 }}>
          {text} {later} You can change this here later.
        </p>
      </ConfirmDialog>
    </div>
  )
}

type Late = NonNullable<NonNullable<ExamResult['afterEnd']>['late']>

/** Nothing arrived before the right answers were shown, so to accept is to accept that. */
function isAllKnown({ count, afterAnswersCount }: Late): boolean {
  return afterAnswersCount === count
}

/** What can be decided: both at first, afterwards the other one, or the rest of what was accepted in part. */
function choices({ lateDecision }: ExamResult, { count, acceptedCount }: Late): Decision[] {
  if (lateDecision === null) return []
  if (lateDecision === 'pending') return ['accepted', 'refused']
  if (lateDecision === 'refused') return ['accepted']
  return acceptedCount < count ? ['accepted', 'refused'] : ['refused']
}

function lateWords({ lateDecision }: ExamResult, { count, acceptedCount }: Late): string {
  if (acceptedCount > 0 && acceptedCount < count) return `${count} late, ${acceptedCount} accepted`
  return lateDecision === 'accepted' || lateDecision === 'refused' ? `${count} late, ${lateDecision}` : `${count} late`
}

function toneOf({ lateDecision }: ExamResult) {
  if (lateDecision === 'pending') return 'amber'
  return lateDecision === 'accepted' ? 'green' : 'grey'
}
