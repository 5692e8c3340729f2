import type { WrittenChanges } from '@sabimark/contract/answers.ts'
import { optionLetter } from '@sabimark/domain/bank/option.ts'
import type { QuestionChange } from '@sabimark/domain/exam/paper-changes.ts'
import { Markdown, MarkdownLine } from '../../platform/markdown/markdown.tsx'
import { changeText, stayText } from './change-words.ts'
import styles from './publish-changes.module.css'

type Changed = WrittenChanges['questions'][number]
type Side = NonNullable<Changed['is']>

/** One question before and after: what is another of it, with its right answers, and what stays decided about it. */
export function ChangedQuestion({ question }: { question: Changed }) {
  const { what, was, is, stays } = question
  const isBoth = was !== null && is !== null
  const whole = is ?? was
  // Which answer stays is read with what is new.
  const now = stays.includes('put_right') ? [...what, 'answer' as const] : what
  return (
    <>
      <strong>{changeText(question)}</strong>
      {whole && !(isBoth && what.includes('text')) && <Markdown text={whole.text} />}
      {isBoth && hasParts(what) && (
        <dl className={styles.texts}>
          <dt>Before</dt>
          <dd>
            <Parts side={was} what={what} />
          </dd>
          <dt>Now</dt>
          <dd>
            <Parts side={is} what={now} />
          </dd>
        </dl>
      )}
      {is && !was && <Parts side={is} what={['options', 'answer', 'explanation']} />}
      {stays.map((one) => (
        <p key={one} className={styles.said}>
          {stayText(one, question.bankSays)}
        </p>
      ))}
    </>
  )
}

const shown: readonly QuestionChange[] = ['text', 'options', 'order', 'form', 'passage', 'answer', 'explanation']

function hasParts(what: readonly QuestionChange[]): boolean {
  return what.some((one) => shown.includes(one))
}

/** Only what differs: the rest is read once above. */
function Parts({ side, what }: { side: Side; what: readonly QuestionChange[] }) {
  const has = (...changes: QuestionChange[]) => changes.some((one) => what.includes(one))
  const isAnswer = has('options', 'order', 'form', 'answer')
  return (
    <div className={styles.side}>
      {has('text') && <Markdown text={side.text} />}
      {isAnswer && side.options.length > 0 && <Options options={side.options} />}
      {isAnswer && side.accepted.length > 0 && <p>Right: {side.accepted.join(' · ')}</p>}
      {has('passage') && (side.passage === '' ? <p>No passage</p> : <Markdown text={side.passage} />)}
      {has('explanation') &&
        (side.explanation === '' ? <p>No explanation</p> : <Markdown text={`Explanation: ${side.explanation}`} />)}
    </div>
  )
}

function Options({ options }: Pick<Side, 'options'>) {
  return (
    <ul className={styles.options}>
      {options.map(({ text, isRight }, place) => (
        <li key={text}>
          {optionLetter(place)} <MarkdownLine text={text} />
          {isRight && <strong> right</strong>}
        </li>
      ))}
    </ul>
  )
}
