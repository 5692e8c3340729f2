import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Subject } from '@sabimark/contract/answers.ts'
import { difficulties } from '@sabimark/domain/bank/question.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { focusFirstError } from '../../platform/field-errors.ts'
import { useMay } from '../../platform/may.ts'
import { Fields } from '../../platform/ui/fields.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { namedField } from '../../platform/ui/named-field.ts'
import { useSubjects } from '../../school/school-lists.ts'
import { emptyQuestion, questionFormProblems } from '../question-draft.ts'
import { type Defaults, type OpenField, type Review, toAdd } from './found.ts'
import { useNamedChoices } from './named-choices.ts'
import { shortened, whyNotTaken } from './named-words.ts'
import { isPasted } from './read-file.ts'

/** What a file may leave out, as a sentence names it. */
const fieldWords = {
  subject: 'subject',
  topic: 'topic',
  marks: 'marks',
  timeAllocation: 'time',
  difficulty: 'difficulty',
} as const satisfies Partial<Record<OpenField, string>>

/** 'topic, marks or time' */
const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

type DefaultsDialogProps = {
  review: Review
  subjects: readonly Subject[]
  onSave: (defaults: Defaults) => void
  onClose: () => void
}

/** What holds for all questions of the file that do not say it themselves, asked once. */
export function DefaultsDialog({ review, subjects, onSave, onClose }: DefaultsDialogProps) {
  const { named = [] } = review.defaults
  const all = useSubjects().data ?? []
  const mayAdd = useMay('school.addSubject')
  // A question that names a subject is asked about by that name.
  const openCount = (field: OpenField) =>
    review.found.filter(({ open, subjectSaid }) => open.includes(field) && (field !== 'subject' || !subjectSaid)).length
  const saidCount = (name: string) =>
    review.found.filter(({ open, subjectSaid }) => open.includes('subject') && subjectSaid === name).length
  const asked = named.map(({ name }, place) => ({ name, count: saidCount(name), path: `named.${place}.subject` }))
  const firstAsked = asked.find(({ count }) => count > 0)?.path
  const form = useForm<Defaults>({
    initialValues: review.defaults,
    validate: (values) => {
      const problems = questionFormProblems({ ...emptyQuestion(''), ...values })
      const wrong = (field: OpenField) => (openCount(field) > 0 ? (problems[field] ?? null) : null)
      return {
        subject: wrong('subject'),
        marks: wrong('marks'),
        timeAllocation: wrong('timeAllocation'),
        topic: wrong('topic'),
      }
    },
  })
  const choicesFor = useNamedChoices(subjects)
  const chosenFor = (said: string) => form.values.named?.find(({ name }) => name === said)?.subject
  const lacking = (Object.keys(fieldWords) as (keyof typeof fieldWords)[]).filter((field) => openCount(field) > 0)
  // Where it is the same number of all, it is said once, above them.
  const [most = 0] = lacking.map(openCount)
  const isAlike = lacking.every((field) => openCount(field) === most)
  const missing = (field: OpenField) =>
    isAlike ? null : `${counted(openCount(field), 'question')} ${openCount(field) === 1 ? 'does' : 'do'} not give it`
  const noWords = oneOf(lacking.map((field) => fieldWords[field]))
  const whoGives =
    most === review.found.length ? 'The file gives' : `${counted(most, 'question')} ${most === 1 ? 'gives' : 'give'}`
  const said = isAlike && lacking.length > 0 && `${whoGives} no ${noWords}.`
  return (
    <FormDialog
      isOpen
      title="Settings for every question"
      submitLabel={review.isBegun ? 'Save' : 'Look at the questions'}
      isWorking={false}
      isDirty={review.isBegun && form.isDirty()}
      onSubmit={form.onSubmit(onSave, focusFirstError)}
      onClose={onClose}
    >
      <p>
        {counted(review.found.length, 'question')} found in {isPasted(review) ? 'your paste' : review.fileName}. Used
        only where the file says nothing{asked.some(({ count }) => count > 0) && ', or names a subject you do not have'}
        .{said && ` ${said}`}
      </p>
      {openCount('subject') > 0 && (
        <NativeSelect
          {...namedField(form, 'subject', 'Subject')}
          required
          data={[
            { value: '', label: 'Choose a subject', disabled: true },
            ...subjects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          data-autofocus
          description={openCount('subject') < review.found.length && missing('subject')}
        />
      )}
      {asked.map(
        ({ name, count, path }) =>
          count > 0 && (
            <NativeSelect
              key={name}
              {...form.getInputProps(path)}
              name={path}
              label={`Subject of questions marked “${shortened(name)}”`}
              data={[{ value: '', label: 'Leave them for now' }, ...choicesFor(name, chosenFor(name))]}
              data-autofocus={(openCount('subject') === 0 && path === firstAsked) || undefined}
              description={`${counted(count, 'question')}. ${chosenFor(name) === toAdd ? 'The subject is added together with them.' : whyNotTaken(name, all, mayAdd)}`}
            />
          ),
      )}
      {openCount('topic') > 0 && (
        <TextInput
          {...namedField(form, 'topic', 'Topic')}
          required
          maxLength={120}
          description={missing('topic')}
          data-autofocus={(openCount('subject') === 0 && firstAsked === undefined) || undefined}
        />
      )}
      <Fields>
        {openCount('marks') > 0 && (
          <TextInput
            {...namedField(form, 'marks', 'Marks')}
            required
            inputMode="decimal"
            maxLength={7}
            description={missing('marks')}
          />
        )}
        {openCount('timeAllocation') > 0 && (
          <TextInput
            {...namedField(form, 'timeAllocation', 'Time Allocation (minutes)')}
            required
            inputMode="decimal"
            maxLength={6}
            description={missing('timeAllocation')}
          />
        )}
      </Fields>
      {openCount('difficulty') > 0 && (
        <NativeSelect
          {...namedField(form, 'difficulty', 'Difficulty')}
          data={[...difficulties]}
          description={missing('difficulty')}
        />
      )}
    </FormDialog>
  )
}
