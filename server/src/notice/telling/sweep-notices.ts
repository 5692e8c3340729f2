import type { Pool } from 'pg'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import { deleteOldNotices } from '../bell/notice.db.ts'
import { deleteOldMails } from '../mail/mail.db.ts'

const dayMs = 24 * 3_600_000
const readForMs = 90 * dayMs
const keptForMs = 365 * dayMs

/** Forgets notices read more than 90 days ago or told more than a year ago, and mails more than a year old. */
export function sweepOldNotices(app: Pool): Worker {
  return ({ schoolId }) =>
    inSchool(app, { schoolId }, async (tx) => {
      // Ids begin with the time they were made at.
      const madeAgo = (ms: number) => newId(tx.now.getTime() - ms)
      const before = madeAgo(keptForMs)
      await deleteOldNotices(tx, { readBefore: madeAgo(readForMs), before })
      await deleteOldMails(tx, before)
    })
}
