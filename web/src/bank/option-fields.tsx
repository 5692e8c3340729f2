import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type PartialRule, partialRules } from '@sabimark/domain/bank/answer-rules.ts'
import { keptOptionIds } from '@sabimark/domain/bank/kept-places.ts'
import { maxOptions, minOptions, optionLetter } from '@sabimark/domain/bank/question.ts'
import { IconPin, IconPinFilled, IconPlus, IconTrash } from '@tabler/icons-react'
import { Bubble } from '../platform/ui/bubble.tsx'
import { namedField } from '../platform/ui/named-field.ts'
import { partialWords } from './partial-words.ts'
import styles from './question.module.css'
import { type QuestionForm, withOneMore, withoutOption, withRight, withSeveral } from './question-draft.ts'
import { WritingBox } from './writing/writing-box.tsx'

const partialNames: Readonly<Record<PartialRule, string>> = {
  all: 'None: all must be right',
  right_minus_wrong: 'Right ticks less wrong ticks',
  per_option: 'A share for each option',
}

/** The options of a question and which one is correct: its bubble is filled, as on the sheet. */
export function OptionFields({ form }: { form: UseFormReturnType<QuestionForm> }) {
  const { options, type, correctAnswer, isSeveral } = form.values
  const isMultipleChoice = type === 'multiple_choice'
  const kept = isMultipleChoice ? keptOptionIds(options) : []
  const problem = form.errors.options ?? form.errors.correctAnswer
  return (
    <fieldset className={styles.optionFields}>
      <legend>
        Options <span className={styles.required}>*</span>
      </legend>
      <p>{isSeveral ? 'Fill in the bubble of every correct answer.' : 'Fill in the bubble of the correct answer.'}</p>
      <WritingBox label="the options" kind="line">
        {(tools) => (
          <>
            {isMultipleChoice && tools}
            {options.map((option, index) => {
              const letter = optionLetter(index)
              return (
                <div key={option.id} className={styles.optionField}>
                  <label className={styles.pick}>
                    <input
                      type={isSeveral ? 'checkbox' : 'radio'}
                      name="correctAnswer"
                      value={option.id}
                      aria-label={`${letter} is correct`}
                      checked={correctAnswer.includes(option.id)}
                      onChange={() => form.setFieldValue('correctAnswer', withRight(form.values, option.id))}
                    />
                    <Bubble size="touch" state={correctAnswer.includes(option.id) ? 'filled' : 'empty'}>
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
                  {isMultipleChoice && (
                    <ActionIcon
                      variant={kept.includes(option.id) ? 'light' : 'subtle'}
                      color={kept.includes(option.id) ? 'green' : 'gray'}
                      size={36}
                      aria-label={`Option ${letter} keeps its place`}
                      aria-pressed={kept.includes(option.id)}
                      onClick={() => form.setFieldValue(`options.${index}.keepsPlace`, !kept.includes(option.id))}
                    >
                      <Pin isKept={kept.includes(option.id)} />
                    </ActionIcon>
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
          </>
        )}
      </WritingBox>
      {kept.length > 0 && (
        <p role="status">
          {kept.length === 1 ? 'The option with a pin keeps its' : `${kept.length} options with a pin keep their`} place
          when options are shuffled. Press a pin to change that.
        </p>
      )}
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
      {isMultipleChoice && (
        <div className={styles.several}>
          <Checkbox
            name="isSeveral"
            label="More than one answer is correct"
            checked={isSeveral}
            onChange={(event) => form.setValues(withSeveral(form.values, event.currentTarget.checked))}
          />
          {isSeveral && (
            <NativeSelect
              {...namedField(form, 'partial', 'Part marks')}
              data={partialRules.map((value) => ({ value, label: partialNames[value] }))}
              description={partialWords[form.values.partial]}
            />
          )}
        </div>
      )}
      {problem && (
        <p className={styles.wrong} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function Pin({ isKept }: { isKept: boolean }) {
  const Icon = isKept ? IconPinFilled : IconPin
  return <Icon size={18} aria-hidden="true" />
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
