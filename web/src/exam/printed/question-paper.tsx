import type { ExamPreview } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { PrintedOrder } from '@sabimark/domain/exam/printed-orders.ts'
import { availableMarks } from '@sabimark/domain/exam/section.ts'
import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import { Fragment } from 'react'
import { BlankLine } from '../../bank/blank-line.tsx'
import { limitWords } from '../../bank/essay-words.ts'
import { partialWords } from '../../bank/partial-words.ts'
import { marksWords } from '../../bank/questions.ts'
import { aroundBlank } from '../../bank/rules-words.ts'
import { Markdown, MarkdownLine } from '../../platform/markdown/markdown.tsx'
import { durationText, questionsText } from '../exams.ts'
import { askedText, negativeText } from '../section-words.ts'
import styles from './printed.module.css'
import { type PrintedQuestion, printedQuestions } from './printed-paper.ts'
import { SheetFrame } from './sheet-frame.tsx'
import { orderLine } from './sheet-words.ts'

type QuestionPaperProps = { asked: ExamPreview; order: PrintedOrder; classes: readonly string[] }

/** The paper candidates get in their hands, in one order. */
export function QuestionPaper({ asked, order, classes }: QuestionPaperProps) {
  const { title, subject, durationMinutes, instructions, content } = asked
  const { questions, sections = [], negative } = content
  const marks = marksWords(marksText(availableMarks(sections, questions)))
  return (
    <SheetFrame
      running={orderLine(title, order)}
      title={title}
      facts={[subject, classes.join(', '), durationText(durationMinutes), questionsText(questions.length), marks]}
      blanks={['Name', 'Class', 'Student ID']}
    >
      <div className={styles.instructions}>
        {instructions && <Markdown text={instructions} />}
        <p>
          This is <strong>order {order.name}</strong>. Write your answers on the answer sheet of order {order.name}.
          {negative && ` ${negativeText(negative)}`}
        </p>
      </div>
      <ol className={styles.questions}>
        {printedQuestions(asked, order).map((question) => (
          <Fragment key={question.id}>
            <Above question={question} />
            <Question question={question} />
          </Fragment>
        ))}
      </ol>
    </SheetFrame>
  )
}

/** The head of a section and the text of a passage, above their first question. */
function Above({ question: { section, passage, number } }: { question: PrintedQuestion }) {
  return (
    <>
      {section && (
        <li className={styles.section}>
          <h3>{section.title}</h3>
          <p>{askedText(section, section.questionCount)}</p>
          {section.instructions && <Markdown text={section.instructions} />}
        </li>
      )}
      {passage && (
        <li className={styles.passage}>
          <p className={styles.label}>
            {passage.last === number
              ? `Read this for question ${number}.`
              : `Read this for questions ${number} to ${passage.last}.`}
          </p>
          <Markdown text={passage.text} />
        </li>
      )}
    </>
  )
}

/** Options up to so many characters stand four, or two, in a row. */
const [tiny, short] = [14, 40]

function Question({
  question: { number, text, type, rules, options, marksHundredths },
}: {
  question: PrintedQuestion
}) {
  const longest = Math.max(0, ...options.map((option) => option.text.length))
  return (
    <li className={styles.question} data-question={number}>
      <p className={styles.number}>
        <strong>{number}.</strong>
        <span>[{marksWords(marksText(marksHundredths))}]</span>
      </p>
      <div className={styles.words}>
        <Markdown text={text} />
        {type === 'fill_blank' && <BlankLine {...aroundBlank(rules)} />}
        {hintOf(rules) && <p className={styles.hint}>{hintOf(rules)}</p>}
        {options.length > 0 && (
          <ul className={styles.options} data-columns={longest <= tiny ? 4 : longest <= short ? 2 : 1}>
            {options.map((option) => (
              <li key={option.id}>
                <b>{option.letter}</b>
                <span>
                  <MarkdownLine text={option.text} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** How a question is answered, where that is not by one letter. */
function hintOf(rules: PrintedQuestion['rules']): string {
  if (rules?.kind === 'several') return partialWords[rules.partial]
  if (rules?.kind === 'number') return rules.needsUnit ? 'Write a number with its unit.' : 'Write a number.'
  if (rules?.kind !== 'essay') return ''
  const limits = limitWords(rules)
  return limits ? `${capitalised(limits)}.` : ''
}
