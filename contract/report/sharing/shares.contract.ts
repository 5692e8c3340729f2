import { oc } from '@orpc/contract'
import { mostRecipients } from '@sabimark/domain/report/sharing/report-email.ts'
import { shareDays } from '@sabimark/domain/report/sharing/share.ts'
import { z } from 'zod'
import { refuses } from '../../refusal.ts'
import { id, instant, text } from '../../text.ts'

const tags = ['report']

/** An address at which a report file is read with a PIN, without an account. */
export const reportShare = z.object({
  id,
  reportId: id,
  title: z.string(),
  range: z.string(),
  fileName: z.string(),
  state: z.enum(['open', 'locked', 'expired', 'revoked']),
  openedCount: z.int(),
  lastOpenedAt: instant.nullable(),
  expiresAt: instant,
  madeBy: z.string(),
  madeAt: instant,
})

/** Reports outside the school: by address and PIN, or by email. */
export const sharesContract = {
  /** Address and PIN are answered once and cannot be read again. `days`: how long it can be opened, while its file is kept. */
  share: oc
    .route({ method: 'POST', path: '/reports/{id}/shares', tags, summary: 'Share a report by an address and a PIN' })
    .meta({ secret: 'answer' })
    .input(z.object({ id, days: z.int().min(shareDays.least).max(shareDays.most).default(shareDays.usual) }))
    .output(z.object({ share: reportShare, url: z.url(), pin: z.string().regex(/^\d{6}$/) }))
    .errors(refuses('UNKNOWN_REPORT', 'REPORT_NOT_READY')),

  /** The newest hundred, of the school or of one report; ended ones for some weeks more. */
  listShares: oc
    .route({ method: 'GET', path: '/report-shares', tags, summary: 'List the reports that are shared' })
    .input(z.object({ reportId: id.optional() }))
    .output(z.object({ items: z.array(reportShare) }))
    .errors(refuses()),

  revokeShare: oc
    .route({ method: 'POST', path: '/report-shares/{id}/revoke', tags, summary: 'End the sharing of a report' })
    .input(z.object({ id }))
    .output(reportShare)
    .errors(refuses('UNKNOWN_SHARE')),

  /**
   * To oneself, to staff, to addresses typed in: 20 at most in all, each once. As a link, which needs the PIN answered here once;
   * or as an attachment of at most 5 MB.
   */
  email: oc
    .route({ method: 'POST', path: '/reports/{id}/emails', tags, summary: 'Email a report' })
    .meta({ secret: 'pin' })
    .input(
      z.object({
        id,
        toMe: z.boolean(),
        staffIds: z.array(id).max(mostRecipients),
        addresses: z.array(z.email().max(254)).max(mostRecipients),
        as: z.enum(['link', 'attachment']),
        note: text(500).optional(),
      }),
    )
    .output(z.object({ sentCount: z.int(), pin: z.string().nullable() }))
    .errors(
      refuses(
        'UNKNOWN_REPORT',
        'REPORT_NOT_READY',
        'UNKNOWN_PERSON',
        'NO_RECIPIENT',
        'TOO_MANY_RECIPIENTS',
        'ATTACHMENT_TOO_LARGE',
        'MAIL_SENT_LATELY',
        'MAILS_USED_UP',
      ),
    ),
}
