import { reportFormats, reportTypes } from '@sabimark/domain/report/report-content.ts'
import { reportRanges } from '@sabimark/domain/report/report-range.ts'
import { z } from 'zod'
import { id, typedText } from '../text.ts'

/**
 * Which report of which days. `from` and `to` are days in Lagos, both in it, and only of the range `custom`; its other ranges follow the
 * server's clock. `classId`, `level` and `subjectId` narrow it; `top` is how many places a merit list has; `studentId` asks
 * for one report card.
 */
export const reportParams = z.object({
  type: z.enum(reportTypes),
  range: z.enum(reportRanges),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  classId: id.optional(),
  level: typedText(40).min(1).optional(),
  subjectId: id.optional(),
  studentId: id.optional(),
  // In an address it is a text.
  top: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(1).max(100))
    .optional(),
})

export const reportFormat = z.enum(reportFormats)

const columnKind = z.enum(['text', 'grade', 'count', 'number', 'points', 'percent', 'day', 'marks', 'total'])
const cell = z.union([z.string(), z.number(), z.null()])

const table = z.object({
  title: z.string(),
  columns: z.array(z.object({ label: z.string(), kind: columnKind, onlyInFile: z.boolean().optional() })).readonly(),
  rows: z.array(z.array(cell).readonly()).readonly(),
  rowCount: z.int(),
  empty: z.string(),
})

/** As `ReportContent` of the domain says; of a long main table the first rows. */
export const reportContent = z.object({
  type: z.enum(reportTypes),
  title: z.string(),
  schoolName: z.string(),
  range: z.string(),
  counted: z.string(),
  figures: z.array(z.object({ label: z.string(), value: cell, kind: columnKind })).readonly(),
  bars: z
    .object({
      title: z.string(),
      rows: z
        .array(
          z.object({ label: z.string(), studentsCount: z.int(), average: z.number(), passLine: z.number().optional() }),
        )
        .readonly(),
    })
    .nullable(),
  tables: z.tuple([table]).rest(table).readonly(),
})
