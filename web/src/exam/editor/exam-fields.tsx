import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { examTypes } from '@sabimark/domain/exam/exam-type.ts'
import { releaseRules } from '@sabimark/domain/exam/release.ts'
import { useState } from 'react'
import { BoxGroup } from '../../platform/ui/box-group.tsx'
import { Card } from '../../platform/ui/card.tsx'
import type { Choices } from '../../platform/ui/choices.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import { namedBox, namedField } from '../../platform/ui/named-field.ts'
import type { Subject } from '../../school/school-lists.ts'
import styles from '../exam.module.css'
import { questionsText, releaseWords, typeWords } from '../exams.ts'
import { type ExamForm, windowText } from './exam-draft.ts'

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
              data={examTypes.map((type) => ({ value: type, label: typeWords[type] }))}
            />
          </Fields>
          <BoxGroup
            label="Classes"
            name="class"
            required
            choices={classes}
            empty="The school has no classes yet."
            {...form.getInputProps('class')}
          />
          <Textarea
            {...namedField(form, 'instructions', 'Instructions')}
            maxLength={5_000}
            description="Candidates read them before they start."
          />
        </div>
      </Card>
      <Card title="When">
        <div className={styles.fields}>
          <Fields>
            <TextInput
              {...namedField(form, 'scheduledDate', 'Date')}
              type="date"
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
            <TextInput
              {...namedField(form, 'closingDate', 'Closing date')}
              type="date"
              description="Leave blank for the same day"
            />
            <TextInput
              {...namedField(form, 'closingTime', 'Closing time')}
              type="time"
              description="Leave blank for 11:59 pm"
            />
          </Fields>
          <TextInput
            {...namedField(form, 'location', 'Location')}
            maxLength={80}
            description="A room or a hall, as candidates know it. Leave blank if there is none."
          />
          <p className={styles.hint} role="status">
            {windowText(form.values) ?? 'All times are Lagos time, whatever this device says.'}
          </p>
        </div>
      </Card>
      <Card title="Marks and results">
        <div className={styles.fields}>
          <Fields>
            <TextInput
              {...namedField(form, 'totalMarks', 'Total marks')}
              required
              inputMode="decimal"
              maxLength={7}
              description="The sum of the questions, unless you type another total."
            />
            <TextInput
              {...namedField(form, 'passingScore', 'Passing score (%)')}
              required
              inputMode="numeric"
              maxLength={3}
            />
            <TextInput {...namedField(form, 'maxAttempts', 'Attempts')} required inputMode="numeric" maxLength={2} />
          </Fields>
          <Fields>
            <NativeSelect
              {...namedField(form, 'showResults', 'Candidates see their score')}
              data={releaseRules.map((rule) => ({ value: rule, label: releaseWords[rule] }))}
              description="Right answers are never shown before the exam has closed."
            />
            <div className={styles.switches}>
              <Switch
                {...namedBox(form, 'randomizeQuestions', 'Shuffle the questions')}
                description="Questions of one passage stay together."
              />
              <Switch {...namedBox(form, 'shuffleOptions', 'Shuffle the options')} />
              <Switch {...namedBox(form, 'hasSecondMarker', 'Two people mark each essay')} />
            </div>
          </Fields>
        </div>
      </Card>
    </>
  )
}

/** As tall as the title is long; still one line of text, so Enter sends the form as in any other field. */
function TitleField({ form }: Pick<ExamFieldsProps, 'form'>) {
  return (
    <Textarea
      {...namedField(form, 'title', 'Title')}
      required
      maxLength={160}
      autosize
      minRows={1}
      onChange={(event) => form.setFieldValue('title', event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        // Safari 15 has no requestSubmit.
        event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click()
      }}
    />
  )
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
    form.setValues({ subject, questions: [] })
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
