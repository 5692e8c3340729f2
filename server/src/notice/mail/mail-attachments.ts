import type { Tx } from '../../platform/database/tenant.ts'
import type { MailAttachment } from '../../platform/mail/post.ts'
import { selectOptionalAttachment } from '../../report/sharing/email.db.ts'
import type { Mail } from './mail.db.ts'

/** What goes out with a mail, read when it does; `gone` when the report it was to bring has no file any more. */
export async function selectAttachments(tx: Tx, { kind, data }: Mail): Promise<MailAttachment[] | 'gone'> {
  if (kind !== 'report_file') return []
  const file = await selectOptionalAttachment(tx, data.reportId ?? '')
  if (!file) return 'gone'
  return [{ filename: file.fileName, contentType: file.mediaType, content: file.bytes }]
}
