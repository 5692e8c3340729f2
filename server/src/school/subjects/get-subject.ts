import { subjectFields } from '@sabimark/domain/school/subject-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { shownHistory } from '../../platform/record/history.ts'
import { selectHistory } from '../../platform/record/record-log.ts'
import { selectOptionalSubject } from './list-subjects.ts'

/** All that is kept of a subject, and what was done to it. */
export async function getSubject(tx: Tx, id: string) {
  const [subject, history] = await Promise.all([selectOptionalSubject(tx, id), selectHistory(tx, id)])
  if (!subject) return refuse('UNKNOWN_SUBJECT')
  return { subject, history: shownHistory(history, subjectFields, new Map()) }
}
