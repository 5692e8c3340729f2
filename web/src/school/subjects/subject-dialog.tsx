import type { FieldValues } from '@sabimark/contract/record.ts'
import { nextColour } from '@sabimark/domain/school/subject-colours.ts'
import { subjectFields } from '@sabimark/domain/school/subject-fields.ts'
import { client } from '../../platform/client.ts'
import { RecordDialog } from '../../platform/record/record-dialog.tsx'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import type { Opened } from '../../platform/record/use-record-open.ts'

type SubjectDialogProps = { opened: Opened | null; subjectCount: number; onClose: () => void }

/** "Add New Subject", and the same form to edit one. A name and a code are enough. */
export function SubjectDialog({ opened, subjectCount, onClose }: SubjectDialogProps) {
  const form: RecordForm<FieldValues<typeof subjectFields>> = {
    fields: subjectFields,
    first: ['name', 'code'],
    titles: { add: 'Add New Subject', addSubmit: 'Add Subject', edit: 'Edit Subject' },
    begin: { color: nextColour(subjectCount) },
    refused: { SUBJECT_CODE_TAKEN: 'code' },
    read: async (id) => {
      const { subject } = await client.school.getSubject({ id })
      return { values: subject, revision: subject.revision }
    },
    add: async (values, options) => `${(await client.school.addSubject(values, options)).subject.name} was added.`,
    save: async (id, revision, changes, options) =>
      `${(await client.school.updateSubject({ id, revision, ...changes }, options)).subject.name} was saved.`,
  }
  return <RecordDialog form={form} opened={opened} onClose={onClose} />
}
