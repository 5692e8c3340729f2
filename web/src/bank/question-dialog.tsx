import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { authorableTypes, difficulties } from '@sabimark/domain/bank/question.ts'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { focusField, focusFirstError, useFieldErrors } from '../platform/field-errors.ts'
import { readAgain } from '../platform/queries.ts'
import { announce } from '../platform/record/announcer.ts'
import { refusalCode } from '../platform/refusal.ts'
import { newRequestKey } from '../platform/request-key.ts'
import { Fields } from '../platform/ui/fields.tsx'
import { FormDialog } from '../platform/ui/form-dialog.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { namedField } from '../platform/ui/named-field.ts'
import type { Subject } from '../school/school-lists.ts'
import { BlankFields } from './blank-fields.tsx'
import { BrokenNote } from './broken-note.tsx'
import { OptionFields } from './option-fields.tsx'
import styles from './question.module.css'
import {
  emptyQuestion,
  fromQuestion,
  nextQuestion,
  type QuestionForm,
  questionFormProblems,
  rulesOf,
  toQuestion,
  withType,
} from './question-draft.ts'
import { QuestionText } from './question-text.tsx'
import { type Question, typeNames } from './questions.ts'
import { aroundBlank } from './rules-words.ts'
import { TheirQuestion } from './their-question.tsx'
import { type FindFault, useFindFault } from './use-find-fault.ts'
import type { OpenedQuestion } from './use-question-open.ts'

type QuestionInput = ReturnType<typeof toQuestion>

type QuestionDialogProps = {
  opened: OpenedQuestion
  subjects: Subject[]
  /** The subject whose questions are on the screen. */
  subjectId: string | null
  onClose: () => void
}

/**
 * "Add New Question", and the same form to edit one. It can stay open: an exercise is typed one question after another. Where
 * somebody else was faster the form stays as it is: it says who, and saving again writes over what they wrote.
 */
export function QuestionDialog({ opened, subjects, subjectId, onClose }: QuestionDialogProps) {
  const edited = opened.kind === 'edit' ? opened.from : null
  // What somebody else saved meanwhile. What is typed here stays; who saves again writes over it.
  const [theirs, setTheirs] = useState<{ refusal: unknown; question: Question } | null>(null)
  const revision = theirs?.question.revision ?? edited?.revision ?? 1
  const [key, setKey] = useState(newRequestKey)
  const [addedCount, setAddedCount] = useState(0)
  const isNextWanted = useRef(false)
  // Asked for by what stands in the form when it is sent.
  const findFault = useRef<FindFault>(() => null)
  const form = useForm<QuestionForm>({
    initialValues: opened.from
      ? fromQuestion(opened.from)
      : emptyQuestion(subjectId ?? (subjects.length === 1 ? (subjects[0]?.id ?? '') : '')),
    validate: (values) => questionFormProblems(values, findFault.current),
  })
  const found = useFindFault([
    form.values.question,
    form.values.explanation,
    ...form.values.options.map(({ text }) => text),
    ...[form.values.blank.before, form.values.blank.after],
  ])
  useEffect(() => {
    findFault.current = found
  })
  const send = async (input: QuestionInput) => {
    const options = { context: { key } }
    if (!edited) return await client.bank.addQuestion(input, options)
    try {
      return await client.bank.updateQuestion({ ...input, id: edited.id, revision }, options)
    } catch (refusal) {
      setKey(newRequestKey())
      if (refusalCode(refusal) === 'CHANGED_MEANWHILE') {
        setTheirs({ refusal, question: await client.bank.getQuestion({ id: edited.id }) })
      }
      throw refusal
    }
  }
  const saving = useAct(send, () => {
    setKey(newRequestKey())
    if (isNextWanted.current) {
      const next = nextQuestion(form.values)
      form.setValues(next)
      form.resetDirty(next)
      setAddedCount((count) => count + 1)
      focusField('question')
    } else {
      const count = addedCount + 1
      announce(
        edited ? 'The question was saved.' : count === 1 ? 'The question was added.' : `${count} questions were added.`,
      )
      onClose()
    }
    return readAgain()
  })
  const refused = useFieldErrors(form, saving.error, { UNKNOWN_SUBJECT: 'subject' })
  const error = refusalCode(refused) === 'CHANGED_MEANWHILE' ? null : refused
  const submit = (isNext: boolean) =>
    form.onSubmit((values) => {
      isNextWanted.current = isNext
      saving.act(toQuestion(values))
    }, focusFirstError)
  return (
    <FormDialog
      isOpen
      title={edited ? 'Edit Question' : 'Add New Question'}
      submitLabel={edited ? 'Save' : 'Add Question'}
      size="wide"
      error={error}
      isWorking={saving.isWorking}
      isDirty={form.isDirty()}
      otherSubmit={
        edited ? null : (
          <Button variant="light" disabled={saving.isWorking} onClick={() => submit(true)()}>
            Save and add another
          </Button>
        )
      }
      onSubmit={submit(false)}
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
          {form.values.type === 'fill_blank' ? <BlankFields form={form} /> : <OptionFields form={form} />}
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
            description="Why the answer is correct; only staff see it"
          />
          <TextInput {...namedField(form, 'tags', 'Tags')} maxLength={400} description="Separated by commas" />
        </div>
        {theirs && <TheirQuestion {...theirs} />}
        <section className={styles.preview} aria-label="Preview">
          <h3>Preview</h3>
          {form.values.question.trim() === '' ? (
            <p className={styles.hint}>The question will appear here as candidates will read it.</p>
          ) : (
            <QuestionText
              question={form.values.question}
              options={form.values.options}
              correctOptionIds={form.values.correctAnswer}
              rules={rulesOf(form.values)}
            />
          )}
          <BrokenNote
            question={form.values.question}
            options={form.values.options}
            explanation={form.values.explanation}
            {...aroundBlank(rulesOf(form.values))}
          />
        </section>
      </div>
    </FormDialog>
  )
}
