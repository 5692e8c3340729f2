import { TextInput, type TextInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ControlRow, RowGroup } from '../../platform/form-sheets/row-group.tsx'
import { BoxGroup } from '../../platform/ui/box-group.tsx'
import type { Choices } from '../../platform/ui/choices.tsx'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { namedField } from '../../platform/ui/named-field.ts'
import { type ExamForm, windowText } from './exam-draft.ts'
import styles from './exam-editor.module.css'
import { NamedStudents } from './named-students.tsx'
import { LocationField } from './words-fields.tsx'

type WhoFieldsProps = { form: UseFormReturnType<ExamForm>; classes: Choices }

/** The fields of a pair stand in one line, whichever of them says more. */
const helpBelow: Pick<TextInputProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
}

/** Who sits the exam, and when and where. */
export function WhoFields({ form, classes }: WhoFieldsProps) {
  return (
    <div className={styles.sheets}>
      <RowGroup title="Who">
        <ControlRow kind="wide">
          <BoxGroup
            label="Classes"
            name="class"
            required={form.values.students.length === 0}
            choices={classes}
            empty="The school has no classes yet."
            {...form.getInputProps('class')}
          />
        </ControlRow>
        <ControlRow kind="wide">
          <NamedStudents form={form} />
        </ControlRow>
      </RowGroup>
      <RowGroup title="When" says={<span role="status">{windowText(form.values) ?? 'All times are Lagos time.'}</span>}>
        <ControlRow kind="pair">
          <DateInput
            {...namedField(form, 'scheduledDate', 'Date')}
            {...helpBelow}
            required
            onChange={(event) => form.setValues(withDate(form.values, event.currentTarget.value))}
          />
          <TextInput {...namedField(form, 'scheduledTime', 'Time')} {...helpBelow} type="time" required />
        </ControlRow>
        <ControlRow kind="pair">
          <DateInput
            {...namedField(form, 'closingDate', 'Closing date')}
            {...helpBelow}
            description="Leave blank for the same day"
          />
          <TextInput
            {...namedField(form, 'closingTime', 'Closing time')}
            {...helpBelow}
            type="time"
            description="Leave blank for 11:59 pm"
          />
        </ControlRow>
        <ControlRow kind="integer">
          <TextInput
            {...namedField(form, 'duration', 'Duration (minutes)')}
            required
            inputMode="numeric"
            maxLength={3}
          />
        </ControlRow>
        <ControlRow kind="text" isHinted>
          <LocationField form={form} />
        </ControlRow>
      </RowGroup>
    </div>
  )
}

/** A closing date that was the exam's own day moves with it. */
function withDate(form: ExamForm, scheduledDate: string): ExamForm {
  const closingDate = form.closingDate === form.scheduledDate ? scheduledDate : form.closingDate
  return { ...form, scheduledDate, closingDate }
}
