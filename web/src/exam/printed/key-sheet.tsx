import type { ExamPreview, PrintedKey } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { PrintedOrder } from '@sabimark/domain/exam/printed-orders.ts'
import type { RightKey } from '@sabimark/domain/exam/version.ts'
import { marksWords } from '../../bank/questions.ts'
import { lagosText } from '../exams.ts'
import { askedText, negativeText } from '../section-words.ts'
import { type KeyLine, rightWords } from './key-lines.ts'
import styles from './printed.module.css'
import { SheetFrame } from './sheet-frame.tsx'
import { orderLine } from './sheet-words.ts'

type KeySheetProps = {
  asked: ExamPreview
  order: PrintedOrder
  printed: PrintedKey
  lines: readonly KeyLine[]
  /** What a paper can have in all, without questions that count for nobody. */
  availableHundredths: number
}

/**
 * What a marker lays beside the answer sheets of one order. Only who may read right answers can make it. Its number, of the version and
 * of the revision of its key, and its time tell it from a key that was printed before a correction, or before changes were published.
 */
export function KeySheet({ asked, order, printed, lines, availableHundredths }: KeySheetProps) {
  const { title, subject, content } = asked
  const { version, revision, madeAt, bonusHundredths } = printed
  const since = `Key ${version}.${revision} of ${lagosText(madeAt)}`
  const changed = lines.flatMap(({ question, entry }) => (entry.isChanged ? question.number : []))
  return (
    <SheetFrame
      running={`${since} · ${orderLine(title, order)}`}
      title={`Key · order ${order.name}`}
      facts={[title, subject, `Code ${order.code}`, `${since}, Lagos time`]}
    >
      <p className={styles.hint}>
        For markers only. It is right for answer sheets with the code {order.code} and for no others. A key with a
        higher number takes its place.
        {content.negative && ` ${negativeText(content.negative)}`}
      </p>
      {changed.length > 0 && (
        <p>
          Changed since the exam was published: {changed.length === 1 ? 'question' : 'questions'} {changed.join(', ')}.
        </p>
      )}
      {bonusHundredths > 0 && (
        <p>
          <strong>
            Everybody has {marksWords(marksText(bonusHundredths))} more, up to {marksText(availableHundredths)} in all.
          </strong>
        </p>
      )}
      <ol className={styles.key}>
        {lines.map((line) => (
          <Line key={line.question.id} line={line} />
        ))}
      </ol>
    </SheetFrame>
  )
}

function Line({ line }: { line: KeyLine }) {
  const { number, section, marksHundredths } = line.question
  const [right] = line.entry.rights
  return (
    <>
      {section && (
        <li className={styles.keySection}>
          <strong>{section.title}</strong> · {askedText(section, section.questionCount)}
        </li>
      )}
      <li data-key={number}>
        <b>{number}</b>
        <span>{rightWords(line)}</span>
        <small>{marksText(marksHundredths)}</small>
        {right?.rules?.kind === 'essay' && <Rubric rules={right.rules} />}
      </li>
    </>
  )
}

type EssayRules = Extract<NonNullable<RightKey['rules']>, { kind: 'essay' }>

function Rubric({ rules: { guide, rubric } }: { rules: EssayRules }) {
  if (!guide && rubric.length === 0) return null
  return (
    <div className={styles.rubric}>
      {guide && <p>{guide}</p>}
      {rubric.map(({ id, text, hundredths }) => (
        <p key={id}>
          {text}: {marksWords(marksText(hundredths))}
        </p>
      ))}
    </div>
  )
}
