import type { Rounding } from '@sabimark/domain/school/grading/rounding.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { selectHowGraded } from '../school/grading/grading.db.ts'

/** How papers of the exam are rounded: as its newest sitting says; of an exam that has none as the school rounds now. */
export async function selectRounding(tx: Tx, examId: string): Promise<Rounding> {
  const row = await tx.optional<{ rounding: Rounding }>(
    'SELECT rounding FROM exam_sittings WHERE school_id = $1 AND exam_id = $2 ORDER BY opens_at DESC, id DESC LIMIT 1',
    [tx.schoolId, examId],
  )
  return row?.rounding ?? (await selectHowGraded(tx)).rounding
}
