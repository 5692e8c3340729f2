import { Radio } from '@mantine/core'
import { endNoticeMinutes } from '@sabimark/domain/exam/time/candidate-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusField } from '../../platform/field-errors.ts'
import { announce } from '../../platform/news/announcer.ts'
import { orpc } from '../../platform/queries.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { lagosText } from '../exams.ts'
import { afterAct, type SittingOf } from './after-act.ts'
import { ReasonField, whatIsWrong } from './reason-field.tsx'
import styles from './time.module.css'

/** Shuts the doors of a sitting now; asks what becomes of who sits it. */
export function CloseNowDialog({ exam, onClose }: { exam: SittingOf; onClose: () => void }) {
  const { id: examId, sittingId } = exam
  const sitting = useQuery(orpc.exam.getSitting.queryOptions({ input: { examId, sittingId } }))
  const [runners, setRunners] = useState<'run_out' | 'end_now'>('run_out')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const closing = useAct(client.exam.closeNow, (now) => {
    announce(
      runners === 'end_now'
        ? `${now.title} is closed, and ends for everybody in ${counted(endNoticeMinutes, 'minute')}.`
        : `${now.title} is closed.`,
    )
    onClose()
    return afterAct(now)
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const found = whatIsWrong(reason).reason
    setProblem(found)
    if (found !== undefined) return focusField('reason')
    closing.act({ examId, sittingId, runners, reason })
  }
  const running = sitting.data?.counts.running
  const lastEnd = sitting.data?.lastEndsAt
  return (
    <FormDialog
      isOpen
      title={exam.times ? `Close the sitting ${exam.times} now?` : `Close “${exam.title}” now?`}
      submitLabel="Close now"
      isDirty={reason !== ''}
      isWorking={closing.isWorking}
      error={closing.error ?? sitting.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.said}>
        Nobody can start it now.{' '}
        {running === 0
          ? 'Nobody is sitting it now.'
          : running && `${counted(running, 'candidate is', 'candidates are')} sitting it now.`}
      </p>
      {running !== 0 && (
        <Radio.Group
          size="md"
          name="runners"
          label="Candidates sitting it now"
          value={runners}
          onChange={(value) => setRunners(value === 'end_now' ? 'end_now' : 'run_out')}
        >
          <Radio
            mt="xs"
            value="run_out"
            label="Let them finish"
            description={
              lastEnd
                ? `They keep the time they have left. The last of them ends ${lagosText(lastEnd)}.`
                : 'They keep the time they have left.'
            }
          />
          <Radio
            mt="xs"
            value="end_now"
            label={`End the exam for them in ${counted(endNoticeMinutes, 'minute')}`}
            description={`What they answer until then counts, and is handed in. Tell the room: a screen without a network, or where nobody does anything, may not show it in time.`}
          />
        </Radio.Group>
      )}
      <ReasonField hiddenFrom="candidates" value={reason} error={problem} onChange={setReason} />
    </FormDialog>
  )
}
