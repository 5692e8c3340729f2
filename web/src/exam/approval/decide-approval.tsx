import { Button } from '@mantine/core'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusField } from '../../platform/field-errors.ts'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import { isPaperEarly } from '../early-paper.tsx'
import { readExamsAgain } from '../exam-list.ts'
import { lagosText } from '../exams.ts'
import { PublishDialog } from '../publish-dialog.tsx'
import { publishRefusalText } from '../publish-refusal.ts'
import { ReasonField, whatIsWrong } from '../time/reason-field.tsx'
import styles from './decide-approval.module.css'

type DecideProps = { exam: ExamDetail; onEdit: () => void; onPublished: (id: string, note: string) => void }

/** Above an exam that waits, for administrators: what is shown below is what they approve. */
export function DecideApproval({ exam, onEdit, onPublished }: DecideProps) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'approve' | 'send_back' | null>(null)
  const show = (now: ExamDetail) => {
    setAsked(null)
    queries.setQueryData(orpc.exam.get.queryKey({ input: { examId: exam.id } }), now)
    return readExamsAgain()
  }
  const [isHeld, setIsHeld] = useState(false)
  const approving = useAct(client.exam.approve, (now) => {
    onPublished(now.id, `“${now.title}” is approved and published. It opens ${lagosText(now.opensAt)}.`)
    return show(now)
  })
  const written = seenOf(exam)
  return (
    <Card title="For you to approve">
      <p className={styles.said}>
        {exam.approval?.by ?? exam.owner} sent it{exam.approval?.at && ` on ${lagosText(exam.approval.at)}`}. What you
        see below is what is published.
      </p>
      <SaveRefusal error={approving.error} text={publishRefusalText(approving.error)} />
      <div className={styles.actions}>
        <Button
          onClick={() => {
            setIsHeld(false)
            setAsked('approve')
          }}
        >
          Approve and publish
        </Button>
        <Button variant="default" onClick={() => setAsked('send_back')}>
          Send back
        </Button>
        <Button variant="default" onClick={onEdit}>
          Edit it yourself
        </Button>
      </div>
      <PublishDialog
        title={exam.title}
        classNames={exam.classes}
        namedCount={exam.namedCount}
        planned={{
          subjectId: exam.subjectId,
          examType: exam.examType,
          classIds: exam.classItems.map(({ id }) => id),
          studentIds: exam.draft.studentIds,
          questionIds: exam.questionItems.map(({ id }) => id),
        }}
        durationMinutes={exam.durationMinutes}
        opensAt={new Date(exam.opensAt)}
        closesAt={new Date(exam.closesAt)}
        release={
          isPaperEarly(exam.draft.showResults, exam.examType)
            ? { closesAt: new Date(exam.closesAt), isHeld, onHold: setIsHeld }
            : null
        }
        isOpen={asked === 'approve' && approving.error === null}
        isWorking={approving.isWorking}
        onPublish={() => approving.act({ ...written, ...(isHeld && { holdsPaper: true }) })}
        onCancel={() => setAsked(null)}
      />
      {asked === 'send_back' && <SendBack exam={exam} onSent={show} onClose={() => setAsked(null)} />}
    </Card>
  )
}

/** What was looked at: another writing is not decided about. */
const seenOf = ({ id, revision, approval }: ExamDetail) => ({ examId: id, revision, paper: approval?.paper ?? '' })

type SendBackProps = { exam: ExamDetail; onSent: (now: ExamDetail) => Promise<void>; onClose: () => void }

function SendBack({ exam, onSent, onClose }: SendBackProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const sending = useAct(client.exam.sendBack, onSent)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const found = whatIsWrong(reason).reason
    setProblem(found)
    if (found !== undefined) return focusField('reason')
    sending.act({ ...seenOf(exam), reason })
  }
  return (
    <FormDialog
      isOpen
      title={`Send back “${exam.title}”?`}
      submitLabel="Send back"
      isDirty={reason !== ''}
      isWorking={sending.isWorking}
      error={sending.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.said}>{exam.owner} is told why, can change it and send it again.</p>
      <ReasonField hiddenFrom="candidates" value={reason} error={problem} onChange={setReason} />
    </FormDialog>
  )
}
