import { Button } from '@mantine/core'
import type { Subject } from '@sabimark/contract/answers.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { AddedNote } from '../added-note.tsx'
import { OpenFullEditor } from '../editor/open-full-editor.tsx'
import styles from '../question.module.css'
import { emptyQuestion, fromQuestion } from '../question-draft.ts'
import { QuestionFields } from '../question-fields.tsx'
import { QuestionPreview } from '../question-preview.tsx'
import { TheirQuestion } from '../their-question.tsx'
import { useQuestionForm } from '../use-question-form.ts'
import type { OpenedQuestion } from './use-question-open.ts'

type QuestionDialogProps = {
  opened: OpenedQuestion
  subjects: Subject[]
  /** The subject whose questions are on the screen. */
  subjectId: string | null
  onClose: () => void
}

/** "Add New Question", and the same form to edit one. It can stay open: an exercise is typed one question after another. */
export function QuestionDialog({ opened, subjects, subjectId, onClose }: QuestionDialogProps) {
  const edited = opened.kind === 'edit' ? opened.from : null
  const { form, theirs, revision, addedCount, submit, isWorking, error } = useQuestionForm({
    initial: opened.from
      ? fromQuestion(opened.from, opened.kind === 'copy')
      : emptyQuestion(subjectId ?? (subjects.length === 1 ? (subjects[0]?.id ?? '') : '')),
    edited,
    onSaved: onClose,
  })
  return (
    <FormDialog
      isOpen
      title={edited ? 'Edit Question' : 'Add New Question'}
      submitLabel={edited ? 'Save' : 'Add Question'}
      size="wide"
      error={error}
      isWorking={isWorking}
      isDirty={form.isDirty()}
      otherSubmit={
        edited ? null : (
          <Button variant="light" disabled={isWorking} onClick={() => submit(true)()}>
            Save and add another
          </Button>
        )
      }
      onSubmit={submit(false)}
      onClose={onClose}
    >
      {addedCount > 0 && error === null && Object.keys(form.errors).length === 0 && <AddedNote count={addedCount} />}
      <OpenFullEditor
        editedId={edited?.id ?? null}
        values={form.values}
        revision={revision}
        isWritten={form.isDirty() || opened.kind === 'copy'}
        onLeave={onClose}
      />
      <div className={styles.sides}>
        <QuestionFields form={form} subjects={subjects} place={addedCount} />
        {theirs && <TheirQuestion {...theirs} />}
        <QuestionPreview values={form.values} />
      </div>
    </FormDialog>
  )
}
