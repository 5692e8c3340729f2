import type { AnswerRules, ShownRules } from '@sabimark/domain/bank/answer-rules.ts'
import { optionLetter } from '@sabimark/domain/bank/question.ts'
import { IconCheck } from '@tabler/icons-react'
import '../platform/theme/exam-font.css'
import { Markdown, MarkdownLine } from '../platform/markdown/markdown.tsx'
import { BlankText } from './blank-text.tsx'
import { essayWords } from './essay-words.ts'
import { partialWords } from './partial-words.ts'
import { PassageText } from './passage-text.tsx'
import styles from './question.module.css'
import { acceptedIn } from './rules-words.ts'

type QuestionTextProps = {
  passage?: string | null | undefined
  question: string
  options: readonly { id: string; text: string }[]
  correctOptionIds: readonly string[]
  rules?: AnswerRules | ShownRules | undefined
}

/** An option that is read at a glance. */
const shortLength = 20

/** A question as staff read it: lettered options, the correct one with a tick and a word. */
export function QuestionText({ passage = null, question, options, correctOptionIds, rules }: QuestionTextProps) {
  return (
    <div className={styles.text}>
      {passage !== null && <PassageText text={passage} />}
      <Markdown text={question} />
      <ol className={styles.options} data-short={options.every(({ text }) => text.length <= shortLength)}>
        {options.map((option, index) => {
          const isCorrect = correctOptionIds.includes(option.id)
          return (
            <li key={option.id} className={styles.option} data-correct={isCorrect}>
              <span className={styles.letter}>
                {optionLetter(index)}
                <span className="only-heard">)</span>
              </span>
              <span className={styles.words}>
                <MarkdownLine text={option.text} />{' '}
                {isCorrect && (
                  <span className={styles.correct}>
                    <IconCheck size={16} aria-hidden="true" />
                    Correct
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {rules?.kind === 'essay' && <p className={styles.hint}>{essayWords(rules)}</p>}
      {rules?.kind === 'several' && <p className={styles.hint}>{partialWords[rules.partial]}</p>}
      {(rules?.kind === 'text' || rules?.kind === 'number') && (
        <BlankText before={rules.before} after={rules.after} accepted={acceptedIn(rules)} />
      )}
    </div>
  )
}
