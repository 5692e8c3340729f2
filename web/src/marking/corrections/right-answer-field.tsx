import { Textarea } from '@mantine/core'
import type { KeyOfQuestion } from '@sabimark/contract/answers.ts'
import { optionLetter } from '@sabimark/domain/bank/option.ts'
import { MarkdownLine } from '../../platform/markdown/markdown.tsx'
import styles from './corrections.module.css'
import type { Asking } from './corrections.ts'

/** What was chosen so far. */
export type SaidRight = { optionIds: string[]; texts: string[] }

type RightAnswerFieldProps = {
  kind: KeyOfQuestion['kind']
  /** The options are those of the papers that are put right. */
  asking: Asking
  value: SaidRight
  onChange: (value: SaidRight) => void
}

/** The answer that is right: a letter, several of them where several are right, or what is typed into the blank. */
export function RightAnswerField({ kind, asking, value, onChange }: RightAnswerFieldProps) {
  const { options, correctOptionIds, accepted } = asking
  if (kind === 'text' || kind === 'number') {
    return (
      <Textarea
        label="Right answers"
        description={`One on each line. So far: ${accepted.join(' · ')}`}
        withAsterisk
        autosize
        minRows={2}
        value={value.texts.join('\n')}
        onChange={(event) => onChange({ optionIds: [], texts: event.currentTarget.value.split('\n') })}
      />
    )
  }
  const isOne = kind === 'one'
  const choose = (id: string) => {
    const isChosen = value.optionIds.includes(id)
    const others = isOne ? [] : value.optionIds.filter((one) => one !== id)
    onChange({ optionIds: isChosen && !isOne ? others : [...others, id], texts: [] })
  }
  return (
    <fieldset className={styles.options}>
      <legend>{isOne ? 'Right answer' : 'Right answers'}</legend>
      {options.map(({ id, text }, place) => (
        <label key={id} className={styles.option} data-chosen={value.optionIds.includes(id)}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name="right"
            checked={value.optionIds.includes(id)}
            onChange={() => choose(id)}
          />
          <strong>{optionLetter(place)}</strong>
          <span className={styles.words}>
            <MarkdownLine text={text} />
          </span>
          {correctOptionIds.includes(id) && <span className={styles.soft}>right so far</span>}
        </label>
      ))}
    </fieldset>
  )
}
