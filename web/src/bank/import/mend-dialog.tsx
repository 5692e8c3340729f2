import { useForm } from '@mantine/form'
import type { Subject } from '@sabimark/contract/answers.ts'
import { focusFirstError } from '../../platform/field-errors.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { newSubjectName } from '../../school/subjects/new-subjects.ts'
import styles from '../question.module.css'
import { type QuestionForm, questionFormProblems } from '../question-draft.ts'
import { QuestionFields } from '../question-fields.tsx'
import { QuestionPreview } from '../question-preview.tsx'
import { toAdd } from './found.ts'

type Subjects = readonly Pick<Subject, 'id' | 'name' | 'code'>[]

type MendDialogProps = {
  initial: QuestionForm
  /** The subject the file names, where the reader does not have it. */
  subjectSaid: string | undefined
  subjects: Subjects
  onSave: (form: QuestionForm) => void
  onClose: () => void
}

/** A question of a file in the form of the bank. It is in no bank yet: saved, it goes back to the review. */
export function MendDialog({ initial, subjectSaid, subjects, onSave, onClose }: MendDialogProps) {
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
        <QuestionFields
          form={form}
          subjects={initial.subject === toAdd ? withAdded(subjects, subjectSaid) : subjects}
        />
        <QuestionPreview values={form.values} />
      </div>
    </FormDialog>
  )
}

/** A question whose subject is added with it can keep that. */
const withAdded = (subjects: Subjects, said = ''): Subjects => [
  ...subjects,
  { id: toAdd, name: `${newSubjectName(said)} (to be added)`, code: '' },
]
