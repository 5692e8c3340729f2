import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Subject } from '@sabimark/contract/answers.ts'
import { difficulties, questionTypes } from '@sabimark/domain/bank/question.ts'
import { useRef } from 'react'
import { Fields } from '../platform/ui/fields.tsx'
import { namedField } from '../platform/ui/named-field.ts'
import { BlankFields } from './blank-fields.tsx'
import { EssayFields } from './essay-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import { PassageFields } from './passage-fields.tsx'
import { useAddPicture } from './pictures/add-picture.tsx'
import { insertAt } from './pictures/insert-at.ts'
import { PictureRows } from './pictures/picture-rows.tsx'
import { useShortMarks } from './pictures/use-short-marks.ts'
import styles from './question.module.css'
import { type QuestionForm, withType } from './question-draft.ts'
import { typeNames } from './questions.ts'
import { withSubject } from './with-subject.ts'
import { WritingBox } from './writing/writing-box.tsx'

type QuestionFieldsProps = {
  form: UseFormReturnType<QuestionForm>
  subjects: readonly Pick<Subject, 'id' | 'name' | 'code'>[]
  /** How many were written in these fields before. */
  place?: number
}

/** All fields of a question, as the dialog and the full editor have them. */
export function QuestionFields({ form, subjects, place = 0 }: QuestionFieldsProps) {
  const questionField = useRef<HTMLTextAreaElement>(null)
  const marks = useShortMarks(form.values.question, place)
  const picture = useAddPicture((markdown) => {
    const at = questionField.current?.selectionEnd ?? marks.shown.length
    form.setFieldValue('question', marks.toKeep(insertAt(marks.shown, at, markdown)))
  })
  return (
    <div className={styles.fields}>
      <Fields>
        <NativeSelect
          {...namedField(form, 'subject', 'Subject')}
          required
          onChange={(event) => form.setValues(withSubject(form.values, event.currentTarget.value, subjects))}
          data={[
            { value: '', label: 'Choose a subject', disabled: true },
            ...subjects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <NativeSelect
          {...namedField(form, 'type', 'Type')}
          data={questionTypes.map((type) => ({ value: type, label: typeNames[type] }))}
          onChange={(event) => {
            const type = questionTypes.find((one) => one === event.currentTarget.value)
            if (type) form.setValues(withSubject(withType(form.values, type), form.values.subject, subjects))
          }}
        />
      </Fields>
      <PassageFields form={form} />
      <WritingBox label="Question" kind="text" more={[picture.tool]}>
        {(tools) => (
          <Textarea
            inputContainer={(input) => (
              <>
                {tools}
                {input}
              </>
            )}
            {...namedField(form, 'question', 'Question')}
            value={marks.shown}
            onChange={({ currentTarget: { value } }) => form.setFieldValue('question', marks.toKeep(value))}
            required
            maxLength={10_000 - marks.hidden}
            data-autofocus
            ref={questionField}
            onPaste={picture.onPaste}
          />
        )}
      </WritingBox>
      <PictureRows
        text={form.values.question}
        numberOf={marks.numberOf}
        onChange={(text) => {
          form.setFieldValue('question', text)
          questionField.current?.focus()
        }}
      />
      {picture.dialog}
      <AnswerFields form={form} />
      <Fields>
        <TextInput {...namedField(form, 'topic', 'Topic')} required maxLength={120} />
        <NativeSelect {...namedField(form, 'difficulty', 'Difficulty')} data={[...difficulties]} />
      </Fields>
      <Fields>
        <TextInput {...namedField(form, 'marks', 'Marks')} required inputMode="decimal" maxLength={7} />
        <TextInput
          {...namedField(form, 'timeAllocation', 'Time Allocation (minutes)')}
          required
          inputMode="decimal"
          maxLength={6}
        />
      </Fields>
      <WritingBox label="Explanation" kind="text">
        {(tools) => (
          <Textarea
            inputContainer={(input) => (
              <>
                {tools}
                {input}
              </>
            )}
            {...namedField(form, 'explanation', 'Explanation')}
            minRows={2}
            maxLength={5_000}
            description="Why the answer is correct. Candidates read it together with the right answers."
          />
        )}
      </WritingBox>
      <TextInput {...namedField(form, 'tags', 'Tags')} maxLength={400} description="Separated by commas" />
    </div>
  )
}

function AnswerFields({ form }: Pick<QuestionFieldsProps, 'form'>) {
  if (form.values.type === 'essay') return <EssayFields form={form} />
  return form.values.type === 'fill_blank' ? <BlankFields form={form} /> : <OptionFields form={form} />
}
