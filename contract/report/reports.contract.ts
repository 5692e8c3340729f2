import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, instant } from '../text.ts'
import { reportContent, reportFormat, reportParams } from './report-content.ts'

const tags = ['report']

/**
 * A report that is being made or was: `doneCount` of `totalCount` rows or cards (0 while it waits). `fileUrl` is there while it is
 * ready, until `expiresAt`. `problem` says why it failed, in a sentence.
 */
export const madeReport = z.object({
  id,
  params: reportParams,
  format: reportFormat,
  title: z.string(),
  range: z.string(),
  state: z.enum(['waiting', 'making', 'ready', 'failed', 'cancelled', 'expired']),
  doneCount: z.int(),
  totalCount: z.int(),
  fileUrl: z.string().nullable(),
  fileName: z.string(),
  bytes: z.int().nullable(),
  problem: z.string().nullable(),
  madeBy: z.string(),
  madeAt: instant,
  expiresAt: instant.nullable(),
})

/** What a report says, before a file is made of it. A super_admin's are over schools and name no pupil. */
export const previewContract = {
  /** The same rows as the file; of the main table the first five of a performance report, the first fifty of others. */
  preview: oc
    .route({ method: 'GET', path: '/reports/preview', tags, summary: 'Preview a report' })
    .input(reportParams)
    .output(reportContent)
    .errors(refuses('NO_TERM', 'RANGE_INVALID', 'UNKNOWN_CLASS', 'UNKNOWN_SUBJECT', 'UNKNOWN_PERSON', 'PLAN_LACKS')),
}

/** Reports as files: made, listed, cancelled. */
export const reportsContract = {
  /**
   * Begins to make a file. Report cards are PDF only (FORMAT_INVALID). `againOf`: a report that was made before, whose days are taken
   * in place of the range's, which may have moved on. `takesReady`: a file the caller has made already, and that would say the same now,
   * is answered in place of a new one.
   */
  make: oc
    .route({ method: 'POST', path: '/reports', tags, summary: 'Make a report into a file' })
    .input(reportParams.extend({ format: reportFormat, againOf: id.optional(), takesReady: z.boolean().optional() }))
    .output(madeReport)
    .errors(
      refuses(
        'NO_TERM',
        'RANGE_INVALID',
        'UNKNOWN_CLASS',
        'UNKNOWN_SUBJECT',
        'UNKNOWN_PERSON',
        'PLAN_LACKS',
        'FORMAT_INVALID',
        'UNKNOWN_REPORT',
        'REPORTS_FILL_UP',
        'REPORT_BUSY',
        'REPORT_TOO_LARGE',
      ),
    ),

  /** Those of the last months, the newest first, at most fifty. */
  listMade: oc
    .route({ method: 'GET', path: '/reports', tags, summary: 'List the reports that were made' })
    .output(z.object({ items: z.array(madeReport) }))
    .errors(refuses()),

  getMade: oc
    .route({ method: 'GET', path: '/reports/{id}', tags, summary: 'How far a report is' })
    .input(z.object({ id }))
    .output(madeReport)
    .errors(refuses('UNKNOWN_REPORT')),

  /** It stops at its next step; what is finished already is deleted. */
  cancel: oc
    .route({ method: 'POST', path: '/reports/{id}/cancel', tags, summary: 'Cancel or delete a report' })
    .input(z.object({ id }))
    .output(madeReport)
    .errors(refuses('UNKNOWN_REPORT')),
}
