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

/** Answers a device delivered after the end: staff accept or refuse them, and the paper is marked again. */
export function LateAnswers({ examId, row }: { examId: string; row: ExamResult }) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Decision | null>(null)
  const deciding = useAct(client.marking.decideLate, () => {
    setAsked(null)
    return Promise.all([
      queries.invalidateQueries({ queryKey: orpc.result.listForExam.key({ input: { examId } }) }),
      queries.invalidateQueries({ queryKey: orpc.result.get.key({ input: { attemptId: row.attemptId } }) }),
    ])
  })
  const ask = (decision: Decision) => {
    deciding.forget()
    setAsked(decision)
  }
  if (row.lateCount === 0) return <>–</>
  const count = `${row.lateCount} late`
  if (row.lateDecision !== 'pending') {
    return (
      <StatusBadge tone={row.lateDecision === 'accepted' ? 'green' : 'grey'}>
        {row.lateDecision === null ? count : `${count}, ${row.lateDecision}`}
      </StatusBadge>
    )
  }
  return (
    <span className={styles.late}>
      <StatusBadge tone="amber">{count}</StatusBadge>
      <Button
        size="xs"
        variant="default"
        aria-label={`Accept late answers of ${row.student}`}
        onClick={() => ask('accepted')}
      >
        Accept
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`Refuse late answers of ${row.student}`}
        onClick={() => ask('refused')}
      >
        Refuse
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        title={`${asked === 'refused' ? 'Refuse' : 'Accept'} the late answers of ${row.student}?`}
        confirmLabel={asked === 'refused' ? 'Refuse them' : 'Accept them'}
        isDanger={asked === 'refused'}
        isWorking={deciding.isWorking}
        error={deciding.error}
        onConfirm={() => asked && deciding.act({ attemptId: row.attemptId, decision: asked })}
        onCancel={() => setAsked(null)}
      >
        They reached the server after the exam had ended, and were made before it by the clock of the device.{' '}
        {asked === 'refused'
          ? 'The paper is marked again without them.'
          : 'They are in the mark already and stay in it.'}
      </ConfirmDialog>
    </span>
  )
}
