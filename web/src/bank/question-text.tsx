import { optionLetter } from '@sabimark/domain/bank/question.ts'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import '../platform/theme/exam-font.css'
import { Markdown, MarkdownLine } from '../platform/markdown/markdown.tsx'
import styles from './question.module.css'

type QuestionTextProps = {
  question: string
  options: readonly { id: string; text: string }[]
  correctOptionIds: readonly string[]
}

/** A question as staff read it: lettered options, the correct one with a tick and a word. */
export function QuestionText({ question, options, correctOptionIds }: QuestionTextProps) {
  return (
    <div className={styles.text}>
      <Markdown text={question} />
      <ol className={styles.options}>
        {options.map((option, index) => {
          const isCorrect = correctOptionIds.includes(option.id)
          return (
            <li key={option.id} className={styles.option} data-correct={isCorrect}>
              <span className={styles.letter}>{optionLetter(index)})</span>
              <span className={styles.words}>
                <MarkdownLine text={option.text} />
              </span>
              {isCorrect && (
                <span className={styles.correct}>
                  <IconCircleCheckFilled size={18} aria-hidden="true" />
                  Correct
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
