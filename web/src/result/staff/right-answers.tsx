import { Button } from '@mantine/core'
import type { RightAnswersState } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lagosText } from '../../exam/exams.ts'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import styles from './exam-results.module.css'

/** Of more there is only the number: nobody reads a hall's register in a dialog. */
const mostNames = 12

/** While right answers wait for silent devices: whose, until when, and that whoever may act on the exam need not wait. */
export function RightAnswers({
  examId,
  mayOpen,
  waiting,
}: {
  examId: string
  mayOpen: boolean
  waiting: RightAnswersState
}) {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const opening = useAct(client.result.openAnswers, () => {
    setIsAsking(false)
    return queries.invalidateQueries({ queryKey: orpc.result.key() })
  })
  if (!waiting.waitsForDevices) return null
  const count = waiting.silent.length
  const devices = count === 1 ? 'The device of 1 candidate has' : `The devices of ${count} candidates have`
  return (
    <section className={styles.waiting} aria-label="Right answers">
      <p>
        The right answers are not shown yet. {devices} not been in touch since the end and may still send answers. The
        right answers will be shown once all have been in touch, at the latest from {lagosText(waiting.at)}.
      </p>
      {mayOpen && (
        <Button
          variant="default"
          onClick={() => {
            opening.forget()
            setIsAsking(true)
          }}
        >
          Show right answers now
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Show the right answers now?"
        confirmLabel="Show right answers"
        isWorking={opening.isWorking}
        error={opening.error}
        onConfirm={() => opening.act({ examId })}
        onCancel={() => setIsAsking(false)}
      >
        <p style={{ marginTop: 0 }}>{devices} not been in touch since the end:</p>
        <ul>
          {waiting.silent.slice(0, mostNames).map(({ student, studentNumber }) => (
            <li key={studentNumber}>
              {student} · {studentNumber}
            </li>
          ))}
          {count > mostNames && <li>and {count - mostNames} more</li>}
        </ul>
        <p style={{ marginBottom: 0 }}>
          What they send afterwards may have been answered after seeing the right answers. It does not count unless you
          accept it, one candidate at a time. This cannot be undone.
        </p>
      </ConfirmDialog>
    </section>
  )
}
