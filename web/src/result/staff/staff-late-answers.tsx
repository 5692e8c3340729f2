import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import styles from './exam-results.module.css'
import type { ExamResult } from './exam-results.ts'

type Decision = 'accepted' | 'refused'

const words: Record<Decision, { verb: string; confirm: string; text: string; later: string }> = {
  accepted: {
    verb: 'Accept',
    confirm: 'Accept them',
    text: 'They count in the mark. The candidate sees the score as soon as your release rule shows it.',
    later: 'If more answers arrive late, you are asked again.',
  },
  refused: {
    verb: 'Refuse',
    confirm: 'Refuse them',
    text: 'The paper is marked again without them. Staff can still read them in the script.',
    later: 'What arrives later from this paper is refused, too.',
  },
}

/** Answers a device delivered after the end: staff accept or refuse them, and the paper is marked again. */
export function LateAnswers({ examId, row }: { examId: string; row: ExamResult }) {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  // What was asked stays in the dialog while it fades away.
  const [asked, setAsked] = useState<Decision>('accepted')
  const deciding = useAct(client.marking.decideLate, () => {
    setIsAsking(false)
    return Promise.all([
      queries.invalidateQueries({ queryKey: orpc.result.listForExam.key({ input: { examId } }) }),
      queries.invalidateQueries({ queryKey: orpc.result.get.key({ input: { attemptId: row.attemptId } }) }),
    ])
  })
  const ask = (decision: Decision) => {
    deciding.forget()
    setAsked(decision)
    setIsAsking(true)
  }
  if (row.lateCount === 0) return <>–</>
  const { verb, confirm, text, later } = words[asked]
  return (
    <div className={styles.late}>
      <StatusBadge tone={toneOf(row)}>{lateWords(row)}</StatusBadge>
      <span className={styles.choices}>
        {choices(row).map((decision) => (
          <Button
            key={decision}
            size="sm"
            variant="default"
            aria-label={`${words[decision].verb} late answers of ${row.student}`}
            onClick={() => ask(decision)}
          >
            {words[decision].verb}
            {row.lateDecision !== 'pending' && ' after all'}
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
        onConfirm={() => deciding.act({ attemptId: row.attemptId, decision: asked })}
        onCancel={() => setIsAsking(false)}
      >
        <p style={{ marginTop: 0 }}>
          They reached the server after the exam had ended, and were made before it by the clock of the device. {text}
        </p>
        <p style={{ marginBottom: 0 }}>You can decide otherwise later, here. {later}</p>
      </ConfirmDialog>
    </div>
  )
}

/** What can be decided: both at first, afterwards the other one. */
function choices({ lateDecision }: ExamResult): Decision[] {
  if (lateDecision === null) return []
  if (lateDecision === 'pending') return ['accepted', 'refused']
  return [lateDecision === 'accepted' ? 'refused' : 'accepted']
}

function lateWords({ lateCount, lateDecision }: ExamResult): string {
  return lateDecision === 'accepted' || lateDecision === 'refused'
    ? `${lateCount} late, ${lateDecision}`
    : `${lateCount} late`
}

function toneOf({ lateDecision }: ExamResult) {
  if (lateDecision === 'pending') return 'amber'
  return lateDecision === 'accepted' ? 'green' : 'grey'
}
