import { keptPart } from '../../../platform/kept-part.ts'
import { useKeptPart } from '../../../platform/use-kept-part.ts'
import styles from './question-sheet.module.css'
import type { TypedAnswerProps } from './typed-answer-props.ts'

const fields = keptPart(() => import('./typed-fields.ts'))

/** The field of a question that is answered in words. */
export function TypedAnswer(props: TypedAnswerProps) {
  const here = useKeptPart(fields)
  if (!here) return <p className={styles.rule}>Loading the field to type into...</p>
  return props.question.type === 'essay' ? <here.EssayField {...props} /> : <here.BlankField {...props} />
}

/** Fetches the fields ahead of time, so that a lost network later does not matter. */
export async function loadTypedAnswers(): Promise<void> {
  await fields.want()
}
