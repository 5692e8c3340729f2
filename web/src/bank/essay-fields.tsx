import { ActionIcon, Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { essayPlaces } from '@sabimark/domain/bank/answer-rules.ts'
import { mostInGuide, mostInRubricItem, mostRubricItems } from '@sabimark/domain/bank/essay-rules.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Fields } from '../platform/ui/fields.tsx'
import { type EssayForm, sumWords, withOneMorePoint } from './essay-draft.ts'
import styles from './question.module.css'
import type { QuestionForm } from './question-draft.ts'

const placeNames = { screen: 'On the computer', paper: 'On paper; staff type in the marks' } as const

/** How long an essay is to be, where it is written, and what its markers look for. */
export function EssayFields({ form }: { form: UseFormReturnType<QuestionForm> }) {
  const { essay } = form.values
  const set = (change: Partial<EssayForm>) => {
    for (const field of ['minWords', 'maxWords', 'guide', 'rubric'] as const) form.clearFieldError(field)
    form.setFieldValue('essay', { ...essay, ...change })
  }
  return (
    <fieldset className={styles.blankFields}>
      <legend>Essay</legend>
      <Fields>
        <TextInput
          label="Fewest words"
          name="minWords"
          inputMode="numeric"
          maxLength={6}
          placeholder="No limit"
          value={essay.minWords}
          error={form.errors.minWords}
          onChange={(event) => set({ minWords: event.currentTarget.value })}
        />
        <TextInput
          label="Most words"
          name="maxWords"
          inputMode="numeric"
          maxLength={6}
          placeholder="No limit"
          value={essay.maxWords}
          error={form.errors.maxWords}
          onChange={(event) => set({ maxWords: event.currentTarget.value })}
        />
      </Fields>
      <NativeSelect
        label="Candidates write it"
        name="answerOn"
        value={essay.answerOn}
        data={essayPlaces.map((value) => ({ value, label: placeNames[value] }))}
        onChange={(event) => {
          const answerOn = essayPlaces.find((one) => one === event.currentTarget.value)
          if (answerOn) set({ answerOn })
        }}
      />
      <Textarea
        label="Marking guide"
        name="guide"
        minRows={3}
        maxLength={mostInGuide}
        description="What a good answer says. Only markers see it."
        value={essay.guide}
        error={form.errors.guide}
        onChange={(event) => set({ guide: event.currentTarget.value })}
      />
      <RubricFields form={form} essay={essay} onChange={set} />
    </fieldset>
  )
}

type RubricProps = {
  form: UseFormReturnType<QuestionForm>
  essay: EssayForm
  onChange: (change: Partial<EssayForm>) => void
}

function RubricFields({ form, essay, onChange }: RubricProps) {
  const { rubric } = essay
  const change = (id: string, part: { text?: string; points?: string }) =>
    onChange({ rubric: rubric.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  const sum = sumWords(essay, form.values.marks)
  return (
    <fieldset className={styles.counts}>
      <legend>Marking scheme</legend>
      <p className={styles.hint}>What marks are given for. Markers press 1 to 9. Leave it out to type each mark.</p>
      {rubric.length > 0 && (
        <p className={styles.heads} aria-hidden="true">
          <span>Given for</span> <span className={styles.percent}>Marks</span>
        </p>
      )}
      {rubric.map(({ id, text, points }, place) => (
        <div key={id} className={styles.accepted}>
          <TextInput
            name={place === 0 ? 'rubric' : undefined}
            aria-label={`Point ${place + 1} is given for`}
            placeholder="Such as: names both sides"
            maxLength={mostInRubricItem}
            value={text}
            error={form.errors.rubric !== undefined && text.trim() === ''}
            onChange={(event) => change(id, { text: event.currentTarget.value })}
          />
          <TextInput
            className={styles.percent}
            aria-label={`Marks of point ${place + 1}`}
            inputMode="decimal"
            maxLength={7}
            value={points}
            onChange={(event) => change(id, { points: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Remove point ${place + 1}`}
            onClick={() => onChange({ rubric: rubric.filter((one) => one.id !== id) })}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {rubric.length < mostRubricItems && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.addPoint}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onChange(withOneMorePoint(essay))}
        >
          Add point
        </Button>
      )}
      {sum && (
        <p className={sum.isOther ? styles.otherSum : styles.hint} role="status">
          {sum.words}
        </p>
      )}
      {form.errors.rubric && (
        <p className={styles.wrong} role="alert">
          {form.errors.rubric}
        </p>
      )}
    </fieldset>
  )
}
