import { useForm } from '@mantine/form'
import type { Subject } from '@sabimark/contract/answers.ts'
import { focusFirstError } from '../../platform/field-errors.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import styles from '../question.module.css'
import { type QuestionForm, questionFormProblems } from '../question-draft.ts'
import { QuestionFields } from '../question-fields.tsx'
import { QuestionPreview } from '../question-preview.tsx'

type MendDialogProps = {
  initial: QuestionForm
  subjects: readonly Pick<Subject, 'id' | 'name' | 'code'>[]
  onSave: (form: QuestionForm) => void
  onClose: () => void
}

/** A question of a file in the form of the bank. It is in no bank yet: saved, it goes back to the review. */
export function MendDialog({ initial, subjects, onSave, onClose }: MendDialogProps) {
  const form = useForm<QuestionForm>({
    initialValues: initial,
    validate: (values) => questionFormProblems(values),
  })
  const save = (values: QuestionForm) => {
    onSave(values)
    onClose()
  }
  return (
    <FormDialog
      isOpen
      title="Edit Question"
      submitLabel="Save"
      size="wide"
      isWorking={false}
      isDirty={form.isDirty()}
      onSubmit={form.onSubmit(save, focusFirstError)}
      onClose={onClose}
    >
      <div className={styles.sides}>
        <QuestionFields form={form} subjects={subjects} />
        <QuestionPreview values={form.values} />
      </div>
    </FormDialog>
  )
}
