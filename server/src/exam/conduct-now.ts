import { type Conduct, conductBy } from '@sabimark/domain/exam/conduct.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { selectExamSettings } from '../school/settings/settings.db.ts'
import { selectOptionalConduct } from './sitting.db.ts'

/** How a sitting runs that is published now: it keeps that, whatever the school sets later. */
export async function conductNow(tx: Tx): Promise<Conduct> {
  return conductBy(await selectExamSettings(tx))
}

/** How the exam runs; before publishing, how it would. */
export async function conductOfExam(tx: Tx, examId: string): Promise<Conduct> {
  return (await selectOptionalConduct(tx, examId)) ?? (await conductNow(tx))
}
