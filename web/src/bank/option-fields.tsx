import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { maxOptions, minOptions, optionLetter } from '@sabimark/domain/bank/question.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Bubble } from '../platform/ui/bubble.tsx'
import styles from './question.module.css'
import { type QuestionForm, withOneMore, withoutOption } from './question-draft.ts'

/** The options of a question and which one is correct: its bubble is filled, as on the sheet. */
export function OptionFields({ form }: { form: UseFormReturnType<QuestionForm> }) {
  const { options, type, correctAnswer } = form.values
  const isMultipleChoice = type === 'multiple_choice'
  const problem = form.errors.options ?? form.errors.correctAnswer
  return (
    <fieldset className={styles.optionFields}>
      <legend>
        Options <span className={styles.required}>*</span>
      </legend>
      <p>Fill in the bubble of the correct answer.</p>
      {options.map((option, index) => {
        const letter = optionLetter(index)
        return (
          <div key={option.id} className={styles.optionField}>
            <label className={styles.pick}>
              <input
                type="radio"
                name="correctAnswer"
                value={option.id}
                aria-label={`${letter} is correct`}
                checked={option.id === correctAnswer}
                onChange={() => form.setFieldValue('correctAnswer', option.id)}
              />
              <Bubble size="touch" state={option.id === correctAnswer ? 'filled' : 'empty'}>
                {letter}
              </Bubble>
            </label>
            {isMultipleChoice ? (
              <TextInput
                name="options"
                aria-label={`Option ${letter}`}
                placeholder={`Option ${letter}`}
                maxLength={2_000}
                error={form.errors.options !== undefined && option.text.trim() === ''}
                {...optionText(form, index)}
              />
            ) : (
              <span>{option.text}</span>
            )}
            {isMultipleChoice && options.length > minOptions && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={`Remove option ${letter}`}
                onClick={() => form.setValues(withoutOption(form.values, option.id))}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            )}
          </div>
        )
      })}
      {isMultipleChoice && options.length < maxOptions && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => form.setValues(withOneMore(form.values))}
        >
          Add option
        </Button>
      )}
      {problem && (
        <p className={styles.wrong} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function optionText(form: UseFormReturnType<QuestionForm>, index: number) {
  return {
    value: form.values.options[index]?.text ?? '',
    onChange: (event: { currentTarget: { value: string } }) => {
      form.clearFieldError('options')
      form.setFieldValue(`options.${index}.text`, event.currentTarget.value)
    },
  }
}
