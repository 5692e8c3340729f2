import {
  mostAttachedBytes,
  mostRecipients,
  recipientsOnce,
  reportMailsOfOneSchool,
} from '@sabimark/domain/report/sharing/report-email.ts'
import { shareDays } from '@sabimark/domain/report/sharing/share.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { takeAllowance } from '../../platform/allowance/allowance.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { askForMail, type MailRequest, refusalOfMail } from '../../platform/mail/ask-for-mail.ts'
import { selectStaffEmails } from './email.db.ts'
import { lockOptionalReport, type ReadyReport } from './share.db.ts'
import { makeShare } from './share-report.ts'

export type ReportEmail = {
  id: string
  toMe: boolean
  staffIds: string[]
  addresses: string[]
  as: 'link' | 'attachment'
  note?: string | undefined
}

type By = Pick<Actor, 'userId' | 'name'> & { origin: string }

/** Emails a report to all of them or, where one email is hindered, to nobody. The PIN of a link is told to who sends it alone. */
export async function emailReport(tx: Tx, input: ReportEmail, by: By) {
  const report = await lockOptionalReport(tx, input.id)
  if (!report) return refuse('UNKNOWN_REPORT')
  const { ready } = report
  if (!ready) return refuse('REPORT_NOT_READY')
  if (input.as === 'attachment' && ready.fileBytes > mostAttachedBytes) return refuse('ATTACHMENT_TOO_LARGE')
  const to = await recipientsOf(tx, input, by.userId)
  if (isRefused(to)) return to
  const { mail, pin } = input.as === 'link' ? await linkMail(tx, input, ready, by) : fileMail(input, ready, by)
  for (const address of to) {
    // Taken first: of one school only one report is emailed at a time, so that no two wait for each other's receivers.
    const use = { what: 'report emails of a school', who: tx.schoolId, allowance: reportMailsOfOneSchool }
    if (!(await takeAllowance(tx, use))) return refuse('MAILS_USED_UP')
    const hindrance = await askForMail(tx, { ...mail, to: address })
    if (hindrance) return refuse(refusalOfMail[hindrance])
  }
  return { sentCount: to.length, pin }
}

async function recipientsOf(tx: Tx, { toMe, staffIds, addresses }: ReportEmail, myId: string) {
  const ids = [...new Set([...staffIds, ...(toMe ? [myId] : [])])]
  const ofStaff = await selectStaffEmails(tx, ids)
  if (ofStaff.length < ids.length) return refuse('UNKNOWN_PERSON')
  const to = recipientsOnce([...ofStaff, ...addresses])
  if (to.length === 0) return refuse('NO_RECIPIENT')
  return to.length > mostRecipients ? refuse('TOO_MANY_RECIPIENTS') : to
}

type Mail = Omit<MailRequest, 'to'>

async function linkMail(tx: Tx, { id, note }: ReportEmail, ready: ReadyReport, by: By) {
  const { url, pin, expiresAt } = await makeShare(tx, { id, days: shareDays.usual, ready }, by)
  const data = { ...said(ready, by, note), until: formatLagos(expiresAt), link: url }
  return { mail: { kind: 'report_link', data } satisfies Mail, pin }
}

function fileMail({ id, note }: ReportEmail, ready: ReadyReport, by: By) {
  const data = { ...said(ready, by, note), reportId: id, fileName: ready.fileName, link: `${by.origin}/` }
  return { mail: { kind: 'report_file', data } satisfies Mail, pin: null }
}

function said({ schoolName, title, range }: ReadyReport, { name }: By, note = '') {
  return { school: schoolName, sender: name, title, range, note }
}
