import { optionLetter } from '@sabimark/domain/bank/option.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { MarkdownLine } from '../../platform/markdown/markdown.tsx'
import styles from './corrections.module.css'
import type { Asking } from './corrections.ts'

type AskingsFieldProps = {
  askings: readonly Asking[]
  /** By their names. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** What an asking is known by while it is chosen: the papers it is on. */
export const nameOf = ({ versions }: Asking) => versions.join()

/** Which papers are meant, where the exam has asked the question in several ways since it was published. */
export function AskingsField({ askings, chosen, onChange }: AskingsFieldProps) {
  return (
    <fieldset className={styles.options}>
      <legend>Which papers are corrected</legend>
      <p className={styles.soft}>The question was changed while the exam was given out. Choose each that you mean.</p>
      {askings.map((one, place) => {
        const name = nameOf(one)
        const isChosen = chosen.includes(name)
        return (
          <label key={name} className={styles.option} data-chosen={isChosen}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((other) => other !== name) : [...chosen, name])}
            />
            <span className={styles.asking}>
              <span className={styles.soft}>
                {place === 0 ? 'As it is asked now' : 'As it was asked before'}, {counted(one.paperCount, 'paper')}
              </span>
              <MarkdownLine text={one.text} />
              {one.options.map(({ id, text }, at) => (
                <span key={id} className={styles.soft}>
                  {optionLetter(at)} <MarkdownLine text={text} />
                </span>
              ))}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
