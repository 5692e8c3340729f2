import { IconAlertTriangle } from '@tabler/icons-react'
import { memo } from 'react'
import { brokenFormulas } from './broken-formulas.ts'
import styles from './question.module.css'
import { mayHoldFormula, useFindFault } from './writing/use-find-fault.ts'

type BrokenNoteProps = Parameters<typeof brokenFormulas>[0]

const textsOf = ({ passage = '', question, options, explanation, before, after }: BrokenNoteProps) => [
  passage,
  question,
  explanation,
  before,
  after,
  ...options.map(({ text }) => text),
]

const isSame = (one: BrokenNoteProps, other: BrokenNoteProps) => textsOf(one).join('\0') === textsOf(other).join('\0')

/** Says which formulas of a question cannot be read, and what is seen instead. Looks again when one of the texts changes. */
export const BrokenNote = memo(function BrokenNote(written: BrokenNoteProps) {
  const texts = textsOf(written)
  const findFault = useFindFault(texts)
  const broken = mayHoldFormula(texts) ? brokenFormulas(written, findFault) : []
  if (broken.length === 0) return null
  return (
    <div className={styles.broken}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div>
        {broken.map(({ field, message }) => (
          <p key={`${field} ${message}`}>{message}</p>
        ))}
        <p>Until this is fixed, all or part of it is shown as typed.</p>
      </div>
    </div>
  )
}, isSame)
