import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { listNotices } from './bell/list-notices.ts'
import { readNotices } from './bell/mark-read.ts'
import { listMails } from './mail/list-mails.ts'
import { countTroubledMails } from './mail/mail.db.ts'
import { sendMailAgain } from './mail/send-mail-again.ts'
import { mayCareForMails, mayReadOwnNotices, maySeeMailCounts } from './notice.access.ts'

const { notice } = contract

/** What the bell shows, and what became of mails. */
export function noticeRoutes(services: Pick<Services, 'config' | 'pools'>) {
  return {
    list: route(notice.list, {
      may: mayReadOwnNotices,
      run: ({ tx, input, actor }) => listNotices(tx, input, actor),
    }),
    markRead: route(notice.markRead, {
      may: mayReadOwnNotices,
      run: ({ tx, input, actor }) => readNotices(tx, input, actor),
    }),
    listMails: route(notice.listMails, { may: mayCareForMails, run: ({ tx, input }) => listMails(tx, input) }),
    sendMailAgain: route(notice.sendMailAgain, {
      may: mayCareForMails,
      run: ({ tx, input, actor }) => sendMailAgain(services, tx, input, actor),
    }),
    countMails: route(notice.countMails, {
      may: maySeeMailCounts,
      run: () => countTroubledMails(services.pools.platform),
    }),
  }
}
