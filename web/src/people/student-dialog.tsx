import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { focusField, focusFirstError, useFieldErrors } from '../platform/field-errors.ts'
import { orpc } from '../platform/queries.ts'
import { BoxGroup } from '../platform/ui/box-group.tsx'
import { ChoiceSelect } from '../platform/ui/choices.tsx'
import { Fields } from '../platform/ui/fields.tsx'
import { FormDialog } from '../platform/ui/form-dialog.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { namedField } from '../platform/ui/named-field.ts'
import { useActiveSubjects, useClasses } from '../school/school-lists.ts'
import { noClass, type Slip } from './people.ts'
import { emptyStudent, type StudentForm, studentProblems, toStudent } from './student-draft.ts'

type StudentDialogProps = {
  /** The class whose list is on the screen. */
  classId: string | null
  onSlip: (slip: Slip) => void
  onClose: () => void
}

/** "Add New Student". A register is typed one after another, so it can stay open for the next. */
export function StudentDialog({ classId, onSlip, onClose }: StudentDialogProps) {
  const queries = useQueryClient()
  const [addedName, setAddedName] = useState<string | null>(null)
  const isNextWanted = useRef(false)
  const form = useForm<StudentForm>({
    initialValues: { ...emptyStudent, class: classId ?? '' },
    validate: studentProblems,
  })
  const adding = useAct(client.people.addStudent, ({ student, slip }) => {
    onSlip(slip)
    if (isNextWanted.current) {
      // The next pupil of the register is most often of the same class and offers the same subjects.
      form.setValues({ ...emptyStudent, class: form.values.class, subjects: form.values.subjects })
      form.resetDirty({ ...emptyStudent, class: form.values.class, subjects: form.values.subjects })
      setAddedName(student.name)
      focusField('name')
    } else onClose()
    return Promise.all([
      queries.invalidateQueries({ queryKey: orpc.people.listStudents.key() }),
      queries.invalidateQueries({ queryKey: orpc.report.overview.key() }),
    ])
  })
  const error = useFieldErrors(form, adding.error, {
    STUDENT_ID_TAKEN: 'studentId',
    UNKNOWN_CLASS: 'class',
    UNKNOWN_SUBJECT: 'subjects',
  })
  const send = (isNext: boolean) =>
    form.onSubmit((values) => {
      isNextWanted.current = isNext
      setAddedName(null)
      adding.act(toStudent(values))
    }, focusFirstError)
  return (
    <FormDialog
      isOpen
      title="Add New Student"
      submitLabel="Add Student"
      size="xl"
      error={error}
      isWorking={adding.isWorking}
      isDirty={form.isDirty()}
      otherSubmit={
        <Button variant="light" disabled={adding.isWorking} onClick={() => send(true)()}>
          Save and add another
        </Button>
      }
      onSubmit={send(false)}
      onClose={onClose}
    >
      {addedName && <GoodNote>{addedName} was added. Close this form to print the sign-in slip.</GoodNote>}
      <Fields>
        <TextInput {...namedField(form, 'name', 'Full Name')} required maxLength={120} data-autofocus />
        <TextInput {...namedField(form, 'studentId', 'Student ID')} required maxLength={60} />
        <ChoiceSelect {...namedField(form, 'class', 'Class')} choices={useClasses()} none={noClass} />
      </Fields>
      <BoxGroup
        label="Subjects"
        name="subjects"
        description="Leave all unticked if the student offers every subject."
        choices={useActiveSubjects()}
        empty="The school has no subjects yet. The student will offer every subject that is added."
        {...form.getInputProps('subjects')}
      />
      <Fields>
        <TextInput
          {...namedField(form, 'email', 'Email')}
          type="email"
          maxLength={200}
          description="Not needed to sign in"
        />
        <TextInput {...namedField(form, 'phone', 'Phone')} type="tel" maxLength={40} description="The student's own" />
      </Fields>
      <Fields>
        <TextInput {...namedField(form, 'dateOfBirth', 'Date of Birth')} type="date" />
        <NativeSelect
          {...namedField(form, 'gender', 'Gender')}
          data={[{ value: '', label: 'Not given' }, 'Male', 'Female']}
        />
      </Fields>
      <Fields>
        <TextInput {...namedField(form, 'guardianName', 'Guardian Name')} maxLength={120} />
        <TextInput {...namedField(form, 'guardianPhone', 'Guardian Phone')} type="tel" maxLength={40} />
      </Fields>
      <Textarea {...namedField(form, 'address', 'Address')} maxLength={300} minRows={2} />
    </FormDialog>
  )
}
