import { featureOfReport } from '@sabimark/domain/report/plan-of-report.ts'
import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import type { RangeOfDays } from '@sabimark/domain/report/report-range.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, type Refused, refuse } from '../../platform/http/refused.ts'
import { refuseLacking } from '../../school/plan-lacks.ts'
import { platformSchoolId } from '../../school/school.db.ts'
import type { ReportParams } from './params.ts'
import { readContent } from './read-content.ts'
import { readHead } from './read-head.ts'
import { readSchoolsContent } from './schools-content.ts'

type ReportRefusal =
  | 'NO_TERM'
  | 'RANGE_INVALID'
  | 'UNKNOWN_CLASS'
  | 'UNKNOWN_SUBJECT'
  | 'UNKNOWN_PERSON'
  | 'NOT_ALLOWED'
  | 'PLAN_LACKS'

/**
 * What a report says, with the first `mainRows` rows of its main table, and no more of those who
 * were absent or moved; all other tables are whole. `range`: the days, where they are
 * known already; else they follow `now`.
 */
export async function readReport(
  tx: Tx,
  params: ReportParams,
  { mainRows, ...asOf }: { now: Date; range?: RangeOfDays; mainRows: number },
): Promise<ReportContent | Refused<ReportRefusal>> {
  // A card has all subjects of a student, and goes to parents in the school's name.
  if (params.teacherId !== null && params.type === 'report_cards') return refuse('NOT_ALLOWED')
  const feature = featureOfReport(params.type)
  const lacking = feature && (await refuseLacking(tx, feature))
  if (lacking) return lacking
  const head = await readHead(tx, params, asOf)
  if (isRefused(head)) return head
  const content = isOfPlatform(tx)
    ? await readSchoolsContent(tx, params, { ...head, schoolName: 'All schools' })
    : await readContent[params.type](tx, params, { head, mainRows })
  if (isRefused(content)) return content
  const [main, ...others] = content.tables
  return { ...content, tables: [{ ...main, rows: main.rows.slice(0, mainRows) }, ...others] }
}

/** Only a performance report has a row for each paper, which are many; over schools it has one for each school. */
export function hasRowPerPaper(tx: Tx, { type }: Pick<ReportParams, 'type'>): boolean {
  return type === 'performance' && !isOfPlatform(tx)
}

/** The super administrators' own school has no papers; their reports are over all others. */
const isOfPlatform = ({ schoolId }: Tx) => schoolId === platformSchoolId
