import { Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { focusFirstError, useFieldErrors } from '../platform/field-errors.ts'
import { orpc } from '../platform/queries.ts'
import { BoxGroup } from '../platform/ui/box-group.tsx'
import { Fields } from '../platform/ui/fields.tsx'
import { FormDialog } from '../platform/ui/form-dialog.tsx'
import { namedField } from '../platform/ui/named-field.ts'
import { useActiveSubjects, useClasses } from '../school/school-lists.ts'
import type { Slip, Teacher } from './people.ts'
import { emptyTeacher, type TeacherForm, teacherProblems, toTeacher } from './teacher-draft.ts'

/** What became of the way in: a slip, or a mail where none can be given. */
export type AddedTeacher = { teacher: Teacher; slip: Slip | null }

type TeacherDialogProps = {
  onAdded: (added: AddedTeacher) => void
  onClose: () => void
}

/** "Add New Teacher". */
export function TeacherDialog({ onAdded, onClose }: TeacherDialogProps) {
  const queries = useQueryClient()
  const form = useForm<TeacherForm>({ initialValues: emptyTeacher, validate: teacherProblems })
  const adding = useAct(client.people.addTeacher, (added) => {
    onAdded(added)
    return Promise.all([
      queries.invalidateQueries({ queryKey: orpc.people.listTeachers.key() }),
      queries.invalidateQueries({ queryKey: orpc.report.overview.key() }),
    ])
  })
  const error = useFieldErrors(form, adding.error, {
    EMPLOYEE_ID_TAKEN: 'employeeId',
    PERSON_ALREADY_HERE: 'email',
    UNKNOWN_SUBJECT: 'subjects',
    UNKNOWN_CLASS: 'classesAssigned',
  })
  return (
    <FormDialog
      isOpen
      title="Add New Teacher"
      submitLabel="Add Teacher"
      size="xl"
      error={error}
      isWorking={adding.isWorking}
      isDirty={form.isDirty()}
      onSubmit={form.onSubmit((values) => adding.act(toTeacher(values)), focusFirstError)}
      onClose={onClose}
    >
      <Fields>
        <TextInput {...namedField(form, 'name', 'Full Name')} required maxLength={120} data-autofocus />
        <TextInput {...namedField(form, 'email', 'Email')} required type="email" maxLength={200} />
      </Fields>
      <Fields>
        <TextInput {...namedField(form, 'employeeId', 'Employee ID')} required maxLength={40} />
        <TextInput {...namedField(form, 'phone', 'Phone')} type="tel" maxLength={40} />
      </Fields>
      <BoxGroup
        label="Subjects"
        name="subjects"
        description="The teacher writes questions and exams for the subjects ticked here."
        choices={useActiveSubjects()}
        empty="The school has no subjects yet. Add them under Subjects."
        {...form.getInputProps('subjects')}
      />
      <BoxGroup
        label="Classes Assigned"
        name="classesAssigned"
        description="The teacher sees the students of the classes ticked here."
        choices={useClasses()}
        empty="The school has no classes yet."
        {...form.getInputProps('classesAssigned')}
      />
      <Radio.Group size="md" {...form.getInputProps('signIn')} label="How will this teacher sign in the first time?">
        <Stack gap="xs" mt={8}>
          <Radio
            value="invitation"
            name="signIn"
            label="Send an invitation by email"
            description="The teacher follows the link and chooses a password."
          />
          <Radio
            value="first_password"
            name="signIn"
            label="Show a first password once"
            description="You hand it over yourself. No email is sent."
          />
        </Stack>
      </Radio.Group>
    </FormDialog>
  )
}
