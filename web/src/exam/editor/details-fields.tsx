import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Subject } from '@sabimark/contract/answers.ts'
import { type ExamType, examTypes } from '@sabimark/domain/exam/exam-type.ts'
import { useState } from 'react'
import { ControlRow, RowGroup } from '../../platform/form-sheets/row-group.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { namedField } from '../../platform/ui/named-field.ts'
import { questionsText, typeWords } from '../exams.ts'
import { type ExamForm, withPaper } from './exam-draft.ts'
import editor from './exam-editor.module.css'
import { TitleField, WordsFields } from './words-fields.tsx'

type DetailsFieldsProps = { form: UseFormReturnType<ExamForm>; subjects: Subject[] }

/** What the exam is called, what it is of and what candidates read first. */
export function DetailsFields({ form, subjects }: DetailsFieldsProps) {
  return (
    <div className={editor.sheets}>
      <RowGroup title="The exam">
        <TitleField form={form} />
        <ControlRow kind="choice">
          <SubjectField form={form} subjects={subjects} />
        </ControlRow>
        <ControlRow kind="choice" isHinted={form.values.examType === 'practice'}>
          <NativeSelect
            {...namedField(form, 'examType', 'Exam type')}
            data={typesFor(form.getInitialValues().examType).map((type) => ({ value: type, label: typeWords[type] }))}
            description={form.values.examType === 'practice' ? whatPracticeIs : undefined}
          />
        </ControlRow>
        <WordsFields form={form} />
      </RowGroup>
    </div>
  )
}

const whatPracticeIs = 'Candidates can check each answer as they go. Results count in no average, ranking or report.'

/** The specification's form has four types; a practical is in older data alone, and stays what it is. */
function typesFor(stored: ExamType): readonly ExamType[] {
  return examTypes.filter((type) => type !== 'practical' || stored === type)
}

/** Questions belong to a subject: choosing another subject removes the chosen ones, after asking. */
function SubjectField({ form, subjects }: DetailsFieldsProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const choose = (subject: string) => {
    form.setValues({ subject, ...withPaper(form.values, { questions: [] }) })
    setWanted(null)
  }
  return (
    <>
      <NativeSelect
        {...namedField(form, 'subject', 'Subject')}
        required
        data={[
          { value: '', label: 'Choose a subject', disabled: true },
          ...subjects.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => {
          const subject = event.currentTarget.value
          if (form.values.questions.length > 0) setWanted(subject)
          else choose(subject)
        }}
      />
      <ConfirmDialog
        isOpen={wanted !== null}
        title="Change the subject?"
        confirmLabel="Change the subject"
        isDanger
        onConfirm={() => choose(wanted ?? '')}
        onCancel={() => setWanted(null)}
      >
        The {questionsText(form.values.questions.length)} chosen belong to the old subject and will be removed from this
        exam. They stay in the question bank.
      </ConfirmDialog>
    </>
  )
}
