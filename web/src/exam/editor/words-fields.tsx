import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { difficulties } from '@sabimark/domain/bank/question.ts'
import { ControlRow } from '../../platform/form-sheets/row-group.tsx'
import { namedField } from '../../platform/ui/named-field.ts'
import type { ExamForm } from './exam-draft.ts'

type OfForm = { form: UseFormReturnType<ExamForm> }

/** As tall as the title is long; still one line of text, so Enter sends the form as in any other field. */
export function TitleField({ form }: OfForm) {
  return (
    <ControlRow kind="wide">
      <Textarea
        {...namedField(form, 'title', 'Title')}
        required
        maxLength={160}
        autosize
        minRows={1}
        onChange={(event) => form.setFieldValue('title', event.currentTarget.value.replaceAll(/\n+/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          // Safari 15 has no requestSubmit.
          event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click()
        }}
      />
    </ControlRow>
  )
}

/** What candidates read before they start, and what staff find it by. */
export function WordsFields({ form }: OfForm) {
  return (
    <>
      <ControlRow kind="wide">
        <Textarea
          {...namedField(form, 'instructions', 'Instructions')}
          maxLength={5_000}
          description="Candidates read them before they start."
        />
      </ControlRow>
      <ControlRow kind="choice" isHinted>
        <NativeSelect
          {...namedField(form, 'difficulty', 'Difficulty')}
          data={[{ value: '', label: 'Not given' }, ...difficulties]}
          description="For staff; candidates are not shown it."
        />
      </ControlRow>
      <ControlRow kind="text" isHinted>
        <TextInput {...namedField(form, 'tags', 'Tags')} maxLength={400} description="Separated by commas" />
      </ControlRow>
    </>
  )
}

export function LocationField({ form }: OfForm) {
  return (
    <TextInput
      {...namedField(form, 'location', 'Location')}
      maxLength={80}
      description="A room or a hall, as candidates know it. Leave blank if there is none."
    />
  )
}
