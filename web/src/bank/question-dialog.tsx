import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { authorableTypes, difficulties } from '@sabimark/domain/bank/question.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { focusField, focusFirstError, useFieldErrors } from '../platform/field-errors.ts'
import { orpc } from '../platform/queries.ts'
import { Fields } from '../platform/ui/fields.tsx'
import { FormDialog } from '../platform/ui/form-dialog.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { namedField } from '../platform/ui/named-field.ts'
import type { Subject } from '../school/school-lists.ts'
import { BrokenNote } from './broken-note.tsx'
import { OptionFields } from './option-fields.tsx'
import styles from './question.module.css'
import {
  emptyQuestion,
  nextQuestion,
  type QuestionForm,
  questionFormProblems,
  toQuestion,
  withType,
} from './question-draft.ts'
import { QuestionText } from './question-text.tsx'
import { typeNames } from './questions.ts'
import { type FindFault, useFindFault } from './use-find-fault.ts'

type QuestionDialogProps = {
  subjects: Subject[]
  /** The subject whose questions are on the screen. */
  subjectId: string | null
  onAdded: () => void
  onClose: () => void
}

/** "Add New Question". It can stay open: an exercise is typed one question after another. */
export function QuestionDialog({ subjects, subjectId, onAdded, onClose }: QuestionDialogProps) {
  const queries = useQueryClient()
  const [addedCount, setAddedCount] = useState(0)
  const isNextWanted = useRef(false)
  // Asked for by what stands in the form when it is sent.
  const findFault = useRef<FindFault>(() => null)
  const form = useForm<QuestionForm>({
    initialValues: emptyQuestion(subjectId ?? (subjects.length === 1 ? (subjects[0]?.id ?? '') : '')),
    validate: (values) => questionFormProblems(values, findFault.current),
  })
  const found = useFindFault([
    form.values.question,
    form.values.explanation,
    ...form.values.options.map(({ text }) => text),
  ])
  useEffect(() => {
    findFault.current = found
  })
  const adding = useAct(client.bank.addQuestion, () => {
    onAdded()
    if (isNextWanted.current) {
      const next = nextQuestion(form.values)
      form.setValues(next)
      form.resetDirty(next)
      setAddedCount((count) => count + 1)
      focusField('question')
    } else onClose()
    return queries.invalidateQueries({ queryKey: orpc.bank.listQuestions.key() })
  })
  const error = useFieldErrors(form, adding.error, { UNKNOWN_SUBJECT: 'subject' })
  const send = (isNext: boolean) =>
    form.onSubmit((values) => {
      isNextWanted.current = isNext
      adding.act(toQuestion(values))
    }, focusFirstError)
  return (
    <FormDialog
      isOpen
      title="Add New Question"
      submitLabel="Add Question"
      size="wide"
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
      {addedCount > 0 && error === null && Object.keys(form.errors).length === 0 && (
        <GoodNote>
          {addedCount === 1 ? 'The question was added.' : `${addedCount} questions were added.`} Write the next one.
        </GoodNote>
      )}
      <div className={styles.sides}>
        <div className={styles.fields}>
          <Fields>
            <NativeSelect
              {...namedField(form, 'subject', 'Subject')}
              required
              data={[
                { value: '', label: 'Choose a subject', disabled: true },
                ...subjects.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <NativeSelect
              {...namedField(form, 'type', 'Type')}
              data={authorableTypes.map((type) => ({ value: type, label: typeNames[type] }))}
              onChange={(event) => {
                const type = authorableTypes.find((one) => one === event.currentTarget.value)
                if (type) form.setValues(withType(form.values, type))
              }}
            />
          </Fields>
          <Textarea
            {...namedField(form, 'question', 'Question')}
            required
            maxLength={10_000}
            description="Maths between dollar signs: $x^2$. A plain dollar sign is \$. Two stars make **bold**."
            data-autofocus
          />
          <OptionFields form={form} />
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
          <Textarea
            {...namedField(form, 'explanation', 'Explanation')}
            minRows={2}
            maxLength={5_000}
            description="Why the answer is right; for staff"
          />
          <TextInput {...namedField(form, 'tags', 'Tags')} maxLength={400} description="Separated by commas" />
        </div>
        <section className={styles.preview} aria-label="Preview">
          <h3>Preview</h3>
          {form.values.question.trim() === '' ? (
            <p className={styles.hint}>The question appears here as candidates will read it.</p>
          ) : (
            <QuestionText
              question={form.values.question}
              options={form.values.options}
              correctOptionIds={[form.values.correctAnswer]}
            />
          )}
          <BrokenNote
            question={form.values.question}
            options={form.values.options}
            explanation={form.values.explanation}
          />
        </section>
      </div>
    </FormDialog>
  )
}
