import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { toleranceKinds } from '@sabimark/domain/bank/answer-rules.ts'
import type { TextCompare } from '@sabimark/domain/bank/compare-text.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Fields } from '../platform/ui/fields.tsx'
import { type BlankForm, mostAccepted, withOneMoreAccepted } from './blank-draft.ts'
import styles from './question.module.css'
import type { QuestionForm } from './question-draft.ts'
import { WritingBox } from './writing/writing-box.tsx'

const inputs = { text: 'Words', number: 'A number' } as const

const counts: readonly [keyof TextCompare, string][] = [
  ['case', 'Capital letters'],
  ['accents', 'Tone marks, dots and hooks, as in ọjọ́ and ɗaki'],
  ['punctuation', 'Punctuation'],
  ['spaces', 'Spaces between words'],
]

const toleranceNames: Readonly<Record<(typeof toleranceKinds)[number], string>> = {
  absolute: 'Off by at most',
  percent: 'Off by at most (%)',
  figures: 'Right to so many significant figures',
  decimals: 'Right to so many decimals',
}

/** What is typed into the blank, which answers are accepted, and how they are compared. */
export function BlankFields({ form }: { form: UseFormReturnType<QuestionForm> }) {
  const { blank } = form.values
  const set = (change: Partial<BlankForm>) => {
    for (const field of ['accepted', 'tolerance', 'unit', 'before', 'after'] as const) form.clearFieldError(field)
    form.setFieldValue('blank', { ...blank, ...change })
  }
  return (
    <fieldset className={styles.blankFields}>
      <legend>
        The blank <span className={styles.required}>*</span>
      </legend>
      <NativeSelect
        label="What do candidates type?"
        name="input"
        value={blank.input}
        data={Object.entries(inputs).map(([value, label]) => ({ value, label }))}
        onChange={(event) => set({ input: event.currentTarget.value === 'number' ? 'number' : 'text' })}
      />
      <WritingBox label="the words around the box" kind="line">
        {(tools) => (
          <>
            {tools}
            <Fields>
              <TextInput
                label="Words before the box"
                name="before"
                maxLength={200}
                value={blank.before}
                error={form.errors.before}
                onChange={(event) => set({ before: event.currentTarget.value })}
              />
              <TextInput
                label="Words after the box"
                name="after"
                maxLength={200}
                value={blank.after}
                error={form.errors.after}
                onChange={(event) => set({ after: event.currentTarget.value })}
              />
            </Fields>
          </>
        )}
      </WritingBox>
      <AcceptedFields form={form} blank={blank} onChange={set} />
      {blank.input === 'text' ? (
        <fieldset className={styles.counts}>
          <legend>What counts when answers are compared</legend>
          {counts.map(([name, label]) => (
            <Checkbox
              key={name}
              label={label}
              checked={blank.compare[name]}
              onChange={(event) => set({ compare: { ...blank.compare, [name]: event.currentTarget.checked } })}
            />
          ))}
        </fieldset>
      ) : (
        <NumberFields form={form} blank={blank} onChange={set} />
      )}
      <Checkbox
        label="Ask a teacher about near misses"
        description="Such as a slip of the finger, or a number that can be read in two ways. The score waits with it; otherwise it is wrong at once."
        checked={blank.near === 'wait'}
        onChange={(event) => set({ near: event.currentTarget.checked ? 'wait' : 'wrong' })}
      />
    </fieldset>
  )
}

type PartProps = {
  form: UseFormReturnType<QuestionForm>
  blank: BlankForm
  onChange: (change: Partial<BlankForm>) => void
}

function AcceptedFields({ form, blank, onChange }: PartProps) {
  const { accepted } = blank
  const change = (id: string, part: { text?: string; percent?: string }) =>
    onChange({ accepted: accepted.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  return (
    <div>
      <p className={styles.heads} data-removable={accepted.length > 1} aria-hidden="true">
        <span>Accepted answer</span> <span className={styles.percent}>Earns</span>
      </p>
      {accepted.map(({ id, text, percent }, place) => (
        <div key={id} className={styles.accepted}>
          <TextInput
            name={place === 0 ? 'accepted' : undefined}
            aria-label={`Accepted answer ${place + 1}`}
            placeholder={blank.input === 'number' ? 'Such as 2.5 or 1/3' : 'As it should be typed'}
            maxLength={200}
            value={text}
            error={form.errors.accepted !== undefined && text.trim() === ''}
            onChange={(event) => change(id, { text: event.currentTarget.value })}
          />
          <TextInput
            className={styles.percent}
            aria-label={`Answer ${place + 1} earns, in percent of the marks`}
            inputMode="numeric"
            maxLength={3}
            rightSection="%"
            value={percent}
            onChange={(event) => change(id, { percent: event.currentTarget.value })}
          />
          {accepted.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove accepted answer ${place + 1}`}
              onClick={() => onChange({ accepted: accepted.filter((one) => one.id !== id) })}
            >
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
      ))}
      {accepted.length < mostAccepted && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onChange(withOneMoreAccepted(blank))}
        >
          Add accepted answer
        </Button>
      )}
      {form.errors.accepted && (
        <p className={styles.wrong} role="alert">
          {form.errors.accepted}
        </p>
      )}
    </div>
  )
}

function NumberFields({ form, blank, onChange }: PartProps) {
  return (
    <>
      <Fields>
        <NativeSelect
          label="Tolerance"
          value={blank.toleranceKind}
          data={toleranceKinds.map((value) => ({ value, label: toleranceNames[value] }))}
          onChange={(event) => {
            const kind = toleranceKinds.find((one) => one === event.currentTarget.value)
            if (kind) onChange({ toleranceKind: kind })
          }}
        />
        <TextInput
          label="How much"
          name="tolerance"
          inputMode="decimal"
          maxLength={40}
          value={blank.toleranceAmount}
          error={form.errors.tolerance}
          onChange={(event) => onChange({ toleranceAmount: event.currentTarget.value })}
        />
      </Fields>
      <TextInput
        label="Unit"
        name="unit"
        maxLength={300}
        description="Every spelling that counts, separated by commas: m, metre, metres. Leave blank for a number without a unit."
        value={blank.units}
        error={form.errors.unit}
        onChange={(event) => onChange({ units: event.currentTarget.value })}
      />
      {blank.units.trim() !== '' && (
        <Fields>
          <Checkbox
            label="The unit must be typed"
            checked={blank.isUnitRequired}
            onChange={(event) => onChange({ isUnitRequired: event.currentTarget.checked })}
          />
          {blank.isUnitRequired && (
            <NativeSelect
              label="Without it, the right number earns"
              value={blank.withoutUnit}
              data={[
                { value: 'wrong', label: 'Nothing' },
                { value: 'half', label: 'Half' },
              ]}
              onChange={(event) => onChange({ withoutUnit: event.currentTarget.value === 'half' ? 'half' : 'wrong' })}
            />
          )}
        </Fields>
      )}
    </>
  )
}
