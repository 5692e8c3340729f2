import type { ExamPreview } from '@sabimark/contract/answers.ts'
import type { PrintedOrder } from '@sabimark/domain/exam/printed-orders.ts'
import { askedText } from '../section-words.ts'
import styles from './printed.module.css'
import { type PrintedQuestion, printedQuestions } from './printed-paper.ts'
import { SheetFrame } from './sheet-frame.tsx'
import { lineCount, orderLine } from './sheet-words.ts'

type AnswerSheetProps = { asked: ExamPreview; order: PrintedOrder; classes: readonly string[] }

/** Where candidates answer one order of the paper: letters to shade, lines to write on. */
export function AnswerSheet({ asked, order, classes }: AnswerSheetProps) {
  return (
    <SheetFrame
      running={orderLine(asked.title, order)}
      title={`Answer sheet · order ${order.name}`}
      facts={[asked.title, asked.subject, classes.join(', '), `Code ${order.code}`]}
      blanks={['Name', 'Class', 'Student ID']}
    >
      <p className={styles.hint}>
        Shade the letter of your answer. Where a question asks for every right answer, shade each of them. To change an
        answer, cross it out and shade another.
      </p>
      {alike(printedQuestions(asked, order)).map((questions) => (
        <Stretch key={questions[0]?.id} questions={questions} />
      ))}
    </SheetFrame>
  )
}

type Way = 'letters' | 'line' | 'lines'

const wayOf = ({ options, rules }: PrintedQuestion): Way =>
  options.length > 0 ? 'letters' : rules?.kind === 'essay' ? 'lines' : 'line'

/** Questions that follow each other and are answered in one way, in one section. */
function alike(questions: readonly PrintedQuestion[]): PrintedQuestion[][] {
  const all: PrintedQuestion[][] = []
  for (const question of questions) {
    const last = all.at(-1)
    const before = last?.at(-1)
    if (last && before && !question.section && wayOf(before) === wayOf(question)) last.push(question)
    else all.push([question])
  }
  return all
}

function Stretch({ questions }: { questions: readonly PrintedQuestion[] }) {
  const [first] = questions
  if (!first) return null
  return (
    <section>
      {first.section && (
        <p className={styles.sheetSection}>
          <strong>{first.section.title}</strong> · {askedText(first.section, first.section.questionCount)}
        </p>
      )}
      <ol className={styles.answers} data-way={wayOf(first)}>
        {questions.map((question) => (
          <li key={question.id} data-answer={question.number}>
            <strong>{question.number}</strong>
            <Room question={question} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Room({ question }: { question: PrintedQuestion }) {
  const { options, rules, marksHundredths } = question
  switch (wayOf(question)) {
    case 'letters':
      return options.map(({ id, letter }) => (
        <span key={id} className={styles.bubble}>
          {letter}
        </span>
      ))
    case 'line':
      return <i />
    case 'lines': {
      const count = lineCount(rules?.kind === 'essay' ? rules.maxWords : null, marksHundredths)
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are all the same
      return Array.from({ length: count }, (_, line) => <i key={line} />)
    }
  }
}
