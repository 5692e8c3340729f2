import type { Subject } from '@sabimark/contract/answers.ts'
import type { FieldValues } from '@sabimark/contract/record.ts'
import { nextColour } from '@sabimark/domain/school/subjects/subject-colours.ts'
import { subjectFields } from '@sabimark/domain/school/subjects/subject-fields.ts'
import { client } from '../../platform/client.ts'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import { activeActs, deleteAct } from '../../platform/record/usual-acts.tsx'

const { getSubject: get, addSubject: add, updateSubject: update, setSubjectsStatus, deleteSubjects } = client.school

/** A subject's form: a name and a code are enough. */
export const subjectForm: RecordForm<'subject', FieldValues<typeof subjectFields>, Subject> = {
  noun: 'subject',
  get,
  add,
  update,
  fields: subjectFields,
  begin: ({ total }) => ({ color: nextColour(total ?? 0) }),
  refused: { SUBJECT_CODE_TAKEN: 'code' },
}

export const subjectActs = [...activeActs(setSubjectsStatus), deleteAct(deleteSubjects)]
