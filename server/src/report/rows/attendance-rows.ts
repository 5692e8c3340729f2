import { attendanceReport } from '@sabimark/domain/report/attendance-report.ts'
import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import type { ReportHead } from '@sabimark/domain/report/report-head.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { type NeverBegan, selectAbsent, selectAttendance } from '../../exam/attendance/attendance.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { classesOf } from './narrowed-papers.db.ts'
import type { ReportParams } from './params.ts'

/** More names than this no file of a school has. */
const mostNames = 50_000

/** Who came to the sittings that closed on these days, and the first of those who did not. */
export async function readAttendance(
  tx: Tx,
  { classId, level, subjectId, teacherId }: ReportParams,
  { head, mainRows }: { head: ReportHead; mainRows: number },
): Promise<ReportContent> {
  const { from, until } = head.range
  const of = { from, until, classId, level, subjectId, teacherId, classesOf: teacherId }
  const sittings = await selectAttendance(tx, of)
  const limit = Math.min(mainRows, mostNames)
  const named = async (who: NeverBegan) =>
    (await selectAbsent(tx, of, { who, limit, sittings })).map((one) => ({ ...one, day: lagosDate(one.closesAt) }))
  const classNames = await selectClassNames(
    tx,
    sittings.map(({ sittingId }) => sittingId),
    teacherId,
  )
  return attendanceReport(head, {
    sittings: sittings.map((one) => ({
      ...one,
      classNames: classNames.get(one.sittingId) ?? [],
      day: lagosDate(one.closesAt),
    })),
    absent: await named('absent'),
    onDevice: await named('on_device'),
  })
}

/** For which classes each sitting was set; of a teacher's own ones, where there is a teacher. */
async function selectClassNames(
  tx: Tx,
  sittingIds: readonly string[],
  teacherId: string | null,
): Promise<Map<string, string[]>> {
  const rows = await tx.rows<{ sittingId: string; names: string[] }>(
    `SELECT sc.sitting_id AS "sittingId", array_agg(c.name ORDER BY c.level_place, c.position, c.name) AS names
     FROM sitting_classes sc JOIN classes c ON c.school_id = sc.school_id AND c.id = sc.class_id
     WHERE sc.school_id = $1 AND sc.sitting_id = ANY ($2::uuid[])
       AND ($3::uuid IS NULL OR c.id IN (${classesOf('$3')})) GROUP BY sc.sitting_id`,
    [tx.schoolId, sittingIds, teacherId],
  )
  return new Map(rows.map(({ sittingId, names }) => [sittingId, names]))
}
