import { Button } from '@mantine/core'
import type { ExamDetail, SilentDevice } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { PageLink } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { lagosText } from '../exams.ts'
import styles from './silent-devices.module.css'
import { silentName, silentSentences } from './silent-words.ts'

/** Of more there is only the number: nobody reads a hall's register in a dialog. */
const mostNames = 12

type Silent = NonNullable<ExamDetail['silent']>

/** Whose devices may still deliver, until when, whether right answers wait for them, and that whoever may act on the exam need not wait. */
export function SilentDevices({
  examId,
  mayOpen,
  silent: { devices, until, holdsAnswers },
}: {
  examId: string
  mayOpen: boolean
  silent: Silent
}) {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const opening = useAct(client.result.openAnswers, async () => {
    setIsAsking(false)
    await Promise.all([
      queries.invalidateQueries({ queryKey: orpc.result.key() }),
      queries.invalidateQueries({ queryKey: orpc.exam.get.key({ input: { examId } }) }),
    ])
  })
  const who = silentSentences(devices).join(' ')
  return (
    <section className={styles.note} aria-label="Silent devices">
      <div className={styles.text}>
        <p>
          {holdsAnswers && 'The right answers are not shown yet. '}
          {who} {devices.length === 1 ? 'This device' : 'These devices'} may still send answers until {lagosText(until)}
          .{holdsAnswers && ' The right answers will be shown then, or once every device has been in touch.'}
        </p>
        <details>
          <summary>Whose devices</summary>
          <Names devices={devices} />
        </details>
        {mayOpen && (
          <PageLink to="/exams/$examId/answer-file" params={{ examId }}>
            Bring in an answer file
          </PageLink>
        )}
      </div>
      {mayOpen && holdsAnswers && (
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
        <p style={{ marginTop: 0 }}>{who}</p>
        <Names devices={devices} />
        <p style={{ marginBottom: 0 }}>
          What they send afterwards may have been answered after seeing the right answers. It does not count unless you
          accept it, one candidate at a time. This cannot be undone.
        </p>
      </ConfirmDialog>
    </section>
  )
}

function Names({ devices }: { devices: readonly SilentDevice[] }) {
  return (
    <ul className={styles.names}>
      {devices.slice(0, mostNames).map((device) => (
        <li key={device.studentNumber}>{silentName(device)}</li>
      ))}
      {devices.length > mostNames && <li>and {devices.length - mostNames} more</li>}
    </ul>
  )
}
