import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Subject } from '@sabimark/contract/answers.ts'
import { type ExamType, examTypes } from '@sabimark/domain/exam/exam-type.ts'
import { useState } from 'react'
import { BoxGroup } from '../../platform/ui/box-group.tsx'
import { Card } from '../../platform/ui/card.tsx'
import type { Choices } from '../../platform/ui/choices.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import { namedField } from '../../platform/ui/named-field.ts'
import styles from '../exam.module.css'
import { questionsText, typeWords } from '../exams.ts'
import { type ExamForm, windowText, withPaper } from './exam-draft.ts'
import { MarksFields } from './marks-fields.tsx'
import { NamedStudents } from './named-students.tsx'
import { LocationField, TitleField, WordsFields } from './words-fields.tsx'

type ExamFieldsProps = { form: UseFormReturnType<ExamForm>; subjects: Subject[]; classes: Choices }

/** Everything about an exam except its questions. */
export function ExamFields({ form, subjects, classes }: ExamFieldsProps) {
  return (
    <>
      <Card title="The exam">
        <div className={styles.fields}>
          <TitleField form={form} />
          <Fields>
            <SubjectField form={form} subjects={subjects} />
            <NativeSelect
              {...namedField(form, 'examType', 'Exam type')}
              data={typesFor(form.getInitialValues().examType).map((type) => ({ value: type, label: typeWords[type] }))}
              description={form.values.examType === 'practice' ? whatPracticeIs : undefined}
            />
          </Fields>
          <BoxGroup
            label="Classes"
            name="class"
            required={form.values.students.length === 0}
            choices={classes}
            empty="The school has no classes yet."
            {...form.getInputProps('class')}
          />
          <NamedStudents form={form} />
          <WordsFields form={form} />
        </div>
      </Card>
      <Card title="When">
        <div className={styles.fields}>
          <Fields>
            <DateInput
              {...namedField(form, 'scheduledDate', 'Date')}
              required
              onChange={(event) => form.setValues(withDate(form.values, event.currentTarget.value))}
            />
            <TextInput {...namedField(form, 'scheduledTime', 'Time')} type="time" required />
            <TextInput
              {...namedField(form, 'duration', 'Duration (minutes)')}
              required
              inputMode="numeric"
              maxLength={3}
            />
          </Fields>
          <Fields>
            <DateInput
              {...namedField(form, 'closingDate', 'Closing date')}
              description="Leave blank for the same day"
            />
            <TextInput
              {...namedField(form, 'closingTime', 'Closing time')}
              type="time"
              description="Leave blank for 11:59 pm"
            />
          </Fields>
          <LocationField form={form} />
          <p className={styles.hint} role="status">
            {windowText(form.values) ?? 'All times are Lagos time, whatever this device says.'}
          </p>
        </div>
      </Card>
      <MarksFields form={form} />
    </>
  )
}

const whatPracticeIs = 'Candidates can check each answer as they go. Results count in no average, ranking or report.'

/** The specification's form has four types; a practical is in older data alone, and stays what it is. */
function typesFor(stored: ExamType): readonly ExamType[] {
  return examTypes.filter((type) => type !== 'practical' || stored === type)
}

/** A closing date that was the exam's own day moves with it. */
function withDate(form: ExamForm, scheduledDate: string): ExamForm {
  const closingDate = form.closingDate === form.scheduledDate ? scheduledDate : form.closingDate
  return { ...form, scheduledDate, closingDate }
}

/** Questions belong to a subject: choosing another subject removes the chosen ones, after asking. */
function SubjectField({ form, subjects }: Pick<ExamFieldsProps, 'form' | 'subjects'>) {
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
