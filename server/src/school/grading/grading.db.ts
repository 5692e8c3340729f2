import type { PercentageCounts } from '@sabimark/domain/school/grading/changed-grades.ts'
import { defaultScale, type GradeScale } from '@sabimark/domain/school/grading/default-scale.ts'
import { gradingFields } from '@sabimark/domain/school/grading/grading-fields.ts'
import { defaultLevels } from '@sabimark/domain/school/grading/levels.ts'
import type { Rounding } from '@sabimark/domain/school/grading/rounding.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** How a school grades, as it is kept. */
export type Grading = {
  id: string
  scale: GradeScale
  rounding: Rounding
  syncWindowHours: number
  levels: string[]
  revision: number
}

type Row = Omit<Grading, 'scale'> & { scale: GradeScale | null }

const selectRow = `SELECT id, grade_scale AS scale, rounding, sync_window_hours AS "syncWindowHours", levels, revision
  FROM school_settings WHERE school_id = $1`
const asGrading = (row: Row): Grading => ({ ...row, scale: row.scale ?? defaultScale })

/** How this school grades; a school without a row as a new one. */
export async function selectGrading(tx: Tx): Promise<Grading> {
  const row = await tx.optional<Row>(selectRow, [tx.schoolId])
  if (row) return asGrading(row)
  return {
    id: tx.schoolId,
    scale: defaultScale,
    levels: [...defaultLevels],
    revision: 1,
    rounding: 'half_up',
    syncWindowHours: gradingFields.syncWindowHours.initial,
  }
}

/** As selectGrading, in a row that is there; whoever else changes it, or chooses one of its levels, waits. */
export async function lockGrading(tx: Tx): Promise<Grading> {
  await tx.run('INSERT INTO school_settings (school_id) VALUES ($1) ON CONFLICT (school_id) DO NOTHING', [tx.schoolId])
  return asGrading(await tx.one<Row>(`${selectRow} FOR UPDATE`, [tx.schoolId]))
}

export async function updateGrading(tx: Tx, grading: Grading): Promise<void> {
  await tx.run(
    `UPDATE school_settings SET grade_scale = $2, rounding = $3, sync_window_hours = $4, levels = $5,
       revision = revision + 1
     WHERE school_id = $1`,
    [tx.schoolId, JSON.stringify(grading.scale), grading.rounding, grading.syncWindowHours, grading.levels],
  )
}

/** From which percentage on each grade is given. */
export async function selectGradeScale(tx: Tx): Promise<GradeScale> {
  return (await selectHowGraded(tx)).scale
}

/** The scale, and how averages are rounded; a marked paper is rounded as its sitting says. */
export async function selectHowGraded(tx: Tx): Promise<{ scale: GradeScale; rounding: Rounding }> {
  const row = await tx.optional<{ scale: GradeScale | null; rounding: Rounding }>(
    'SELECT grade_scale AS scale, rounding FROM school_settings WHERE school_id = $1',
    [tx.schoolId],
  )
  return { scale: row?.scale ?? defaultScale, rounding: row?.rounding ?? 'half_up' }
}

/** How many results have each percentage: of all that have a score. Counted along results_by_score, a percentage at a time. */
export async function selectPercentageCounts(tx: Tx): Promise<PercentageCounts> {
  return await tx.rows<{ percentage: number; count: number }>(
    `SELECT p.percentage, c.count FROM generate_series(0, 100) AS p(percentage)
     CROSS JOIN LATERAL (SELECT count(*) AS count FROM results r WHERE r.school_id = $1
       AND (CASE WHEN r.has_score THEN r.percentage ELSE -1 END)::float8 = p.percentage::float8) c
     WHERE c.count > 0`,
    [tx.schoolId],
  )
}
