import { canSendAgain, mailState, mailTitle, whyNotSent } from '@sabimark/domain/notice/mail-state.ts'
import { readPage } from '../../platform/database/keyset.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type MailRow, selectMails, selectTroubledMails } from './mail.db.ts'

/** A page of the school's mails, newest first, each with what became of it; never what stands in it. */
export async function listMails(
  tx: Tx,
  { cursor, only }: { cursor?: string | undefined; only?: 'troubled' | undefined },
) {
  return await readPage(cursor, {
    read: (ask) => (only === 'troubled' ? selectTroubledMails(tx, ask) : selectMails(tx, ask)),
    asItem: (row) => asItem(row, tx.now),
    idOf: ({ id }) => id,
  })
}

function asItem(row: MailRow, now: Date) {
  const { id, to, tries, createdAt, sentAt } = row
  return {
    id,
    to,
    tries,
    // That the receiver has an account at another school is not this one's to know.
    kind: row.kind === 'invitation_to_account' ? 'invitation' : row.kind,
    title: mailTitle(row.kind),
    state: mailState(row, now),
    why: whyNotSent(row, now),
    canSendAgain: canSendAgain(row, now),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}
