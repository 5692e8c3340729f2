import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { BoxGroup } from '../../platform/ui/box-group.tsx'
import { Card } from '../../platform/ui/card.tsx'
import type { Choices } from '../../platform/ui/choices.tsx'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import { namedField } from '../../platform/ui/named-field.ts'
import styles from '../exam.module.css'
import { type ExamForm, windowText } from './exam-draft.ts'
import editor from './exam-editor.module.css'
import { NamedStudents } from './named-students.tsx'
import { LocationField } from './words-fields.tsx'

type WhoFieldsProps = { form: UseFormReturnType<ExamForm>; classes: Choices }

/** Who sits the exam, and when and where. */
export function WhoFields({ form, classes }: WhoFieldsProps) {
  return (
    <div className={editor.sheets}>
      <Card title="Who">
        <div className={styles.fields}>
          <BoxGroup
            label="Classes"
            name="class"
            required={form.values.students.length === 0}
            choices={classes}
            empty="The school has no classes yet."
            {...form.getInputProps('class')}
          />
          <NamedStudents form={form} />
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
            {windowText(form.values) ?? 'All times are Lagos time.'}
          </p>
        </div>
      </Card>
    </div>
  )
}

/** A closing date that was the exam's own day moves with it. */
function withDate(form: ExamForm, scheduledDate: string): ExamForm {
  const closingDate = form.closingDate === form.scheduledDate ? scheduledDate : form.closingDate
  return { ...form, scheduledDate, closingDate }
}
