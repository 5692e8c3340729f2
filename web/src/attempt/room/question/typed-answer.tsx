import { useEffect, useSyncExternalStore } from 'react'
import { keptPart } from '../../../platform/kept-part.ts'
import styles from './question-sheet.module.css'
import type { TypedAnswerProps } from './typed-answer-props.ts'

const fields = keptPart(() => import('./typed-fields.ts'))

/** Fields that cannot be fetched are asked for again at the next question, and when the network is back. */
const askForFields = () => void fields.want().catch(() => undefined)

/** The field of a question that is answered in words. */
export function TypedAnswer(props: TypedAnswerProps) {
  const here = useSyncExternalStore(fields.subscribe, fields.here)
  const isMissing = here === null
  useEffect(() => {
    if (!isMissing) return
    askForFields()
    window.addEventListener('online', askForFields)
    return () => window.removeEventListener('online', askForFields)
  }, [isMissing])
  if (!here) return <p className={styles.rule}>Loading the field to type into...</p>
  return props.question.type === 'essay' ? <here.EssayField {...props} /> : <here.BlankField {...props} />
}

/** Fetches the fields ahead of time, so that a lost network later does not matter. */
export async function loadTypedAnswers(): Promise<void> {
  await fields.want()
}
