import { Button } from '@mantine/core'
import type { Subject } from '@sabimark/contract/answers.ts'
import { formatLagos, lagosClock, lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { PageLink, useGoTo } from '../../platform/navigation.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { LeaveDialog } from '../../platform/ui/leave-dialog.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import { useLocked } from '../../platform/ui/use-locked.ts'
import { AddedNote } from '../added-note.tsx'
import styles from '../question.module.css'
import type { QuestionForm } from '../question-draft.ts'
import { QuestionFields } from '../question-fields.tsx'
import { QuestionPreview } from '../question-preview.tsx'
import { TheirQuestion } from '../their-question.tsx'
import { useQuestionForm } from '../use-question-form.ts'
import own from './editor.module.css'
import { isNewQuestion } from './kept-question.ts'
import { useKeptForm } from './use-kept-form.ts'

type QuestionEditorProps = {
  /** Of the bank, or the name of one that is not in it yet. */
  questionId: string
  subjects: Subject[]
  form: QuestionForm
  revision: number
  keptAt: number | null
}

/** A question with its candidates' view beside it. It stays on this device until it is saved or thrown away. */
export function QuestionEditor({
  questionId,
  subjects,
  form: initial,
  revision: begunWith,
  keptAt: before,
}: QuestionEditorProps) {
  const goTo = useGoTo()
  const [isThrowing, setIsThrowing] = useState(false)
  const isNew = isNewQuestion(questionId)
  const leave = () => {
    kept.end()
    goTo({ to: '/questions' })
  }
  const { form, theirs, submit, isWorking, error, revision, addedCount } = useQuestionForm({
    initial,
    edited: isNew ? null : { id: questionId, revision: begunWith },
    onSaved: leave,
    onNext: () => kept.beginNext(),
  })
  const kept = useKeptForm({ questionId, values: form.values, revision, keptAt: before })
  const locked = useLocked(isWorking)
  return (
    <div className={own.page}>
      <PageHeader
        title={isNew ? 'Add New Question' : 'Edit Question'}
        crumb={
          <PageLink to="/questions" className={own.back}>
            <IconChevronLeft size={16} aria-hidden="true" />
            Question Bank
          </PageLink>
        }
      />
      <form {...locked} onSubmit={submit(false)} tabIndex={-1} className={own.form} noValidate>
        <fieldset className={own.fields} disabled={isWorking}>
          <div className={`${styles.sides} ${own.sides}`}>
            <QuestionFields form={form} subjects={subjects} place={addedCount} />
            <div className={own.seen}>
              {theirs && <TheirQuestion {...theirs} />}
              <QuestionPreview values={form.values} hasExplanation />
            </div>
          </div>
        </fieldset>
        <div className={own.foot}>
          <SaveRefusal error={error} />
          {addedCount > 0 && error === null && Object.keys(form.errors).length === 0 && (
            <AddedNote count={addedCount} />
          )}
          <div className={own.buttons}>
            <p className={own.kept} role="status">
              {kept.isLost
                ? 'This computer cannot keep what you write. Save it before you leave.'
                : kept.keptAt !== null && `Kept on this computer: ${keptText(new Date(kept.keptAt))}`}
            </p>
            {kept.keptAt !== null && (
              <Button variant="subtle" color="red" className={own.discard} onClick={() => setIsThrowing(true)}>
                Discard
              </Button>
            )}
            {isNew && (
              <Button variant="light" disabled={isWorking} onClick={() => submit(true)()}>
                Save and add another
              </Button>
            )}
            <Button type="submit" loading={isWorking}>
              {isNew ? 'Add Question' : 'Save'}
            </Button>
          </div>
        </div>
      </form>
      <LeaveDialog isUnsaved={() => kept.isLost} />
      <ConfirmDialog
        isOpen={isThrowing}
        title={isNew ? 'Discard this question?' : 'Discard your changes?'}
        confirmLabel="Discard"
        isDanger
        onConfirm={leave}
        onCancel={() => setIsThrowing(false)}
      >
        {isNew
          ? 'What you wrote is only on this computer. It cannot be brought back.'
          : 'The question stays in the bank as it was last saved.'}
      </ConfirmDialog>
    </div>
  )
}

/** Today's by the time alone: it stands in a line beside a button. */
function keptText(at: Date): string {
  return lagosDate(at) === lagosDate(serverNow()) ? lagosClock(at) : formatLagos(at)
}
