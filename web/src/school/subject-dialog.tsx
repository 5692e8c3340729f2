import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { focusFirstError, useFieldErrors } from '../platform/field-errors.ts'
import { orpc } from '../platform/queries.ts'
import { Fields } from '../platform/ui/fields.tsx'
import { FormDialog } from '../platform/ui/form-dialog.tsx'
import { namedField } from '../platform/ui/named-field.ts'
import { ColourChoice } from './colour-choice.tsx'
import type { Subject } from './school-lists.ts'
import { emptySubject, type SubjectForm, subjectProblems, toSubject } from './subject-draft.ts'

type SubjectDialogProps = { subjectCount: number; onAdded: (subject: Subject) => void; onClose: () => void }

/** "Add New Subject". Put there to open it, taken away to close it. */
export function SubjectDialog({ subjectCount, onAdded, onClose }: SubjectDialogProps) {
  const queries = useQueryClient()
  const form = useForm<SubjectForm>({ initialValues: emptySubject(subjectCount), validate: subjectProblems })
  const adding = useAct(client.school.addSubject, (subject) => {
    onAdded(subject)
    return queries.invalidateQueries({ queryKey: orpc.school.listSubjects.key() })
  })
  const error = useFieldErrors(form, adding.error, { SUBJECT_CODE_TAKEN: 'code' })
  return (
    <FormDialog
      isOpen
      title="Add New Subject"
      submitLabel="Add Subject"
      error={error}
      isWorking={adding.isWorking}
      isDirty={form.isDirty()}
      onSubmit={form.onSubmit((values) => adding.act(toSubject(values)), focusFirstError)}
      onClose={onClose}
    >
      <Fields>
        <TextInput {...namedField(form, 'name', 'Subject Name')} required maxLength={80} data-autofocus />
        <TextInput
          {...namedField(form, 'code', 'Subject Code')}
          required
          maxLength={12}
          autoCapitalize="characters"
          description="Short, like MTH"
          onChange={(event) => form.setFieldValue('code', event.currentTarget.value.toUpperCase())}
        />
      </Fields>
      <Fields>
        <TextInput {...namedField(form, 'duration', 'Duration (minutes)')} required inputMode="numeric" maxLength={3} />
        <NativeSelect {...namedField(form, 'difficulty', 'Difficulty')} data={['Easy', 'Medium', 'Hard']} />
        <NativeSelect
          {...namedField(form, 'status', 'Status')}
          data={[
            { value: 'active', label: 'Active' },
            { value: 'inactive', label: 'Inactive' },
          ]}
        />
      </Fields>
      <ColourChoice value={form.values.color} onChange={(colour) => form.setFieldValue('color', colour)} />
      <Textarea {...namedField(form, 'description', 'Description')} maxLength={500} />
    </FormDialog>
  )
}
