import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../platform/process/services.ts'
import { listNotices } from './bell/list-notices.ts'
import { readNotices } from './bell/mark-read.ts'
import { listMails } from './mail/list-mails.ts'
import { countTroubledMails } from './mail/mail.db.ts'
import { sendMailAgain } from './mail/send-mail-again.ts'
import { readPreferences, savePreferences } from './preferences/preferences.ts'
import { readReminders, setDefaultReminders, setReminder } from './reminder/set-reminders.ts'

const { notice } = contract

/** What the bell shows, and what became of mails. */
export function noticeRoutes(services: Pick<Services, 'config' | 'pools'>) {
  return {
    list: route(notice.list, 'roles', ({ tx, input, actor }) => listNotices(tx, input, actor)),
    markRead: route(notice.markRead, 'roles', ({ tx, input, actor }) => readNotices(tx, input, actor)),
    preferences: route(notice.preferences, 'roles', ({ tx, actor }) => readPreferences(tx, actor)),
    savePreferences: route(notice.savePreferences, 'roles', ({ tx, input, actor }) =>
      savePreferences(tx, input, actor),
    ),
    reminders: route(notice.reminders, 'roles', ({ tx, actor }) => readReminders(tx, actor)),
    setReminders: route(notice.setReminders, 'roles', ({ tx, input, actor }) => setDefaultReminders(tx, input, actor)),
    setReminder: route(notice.setReminder, 'roles', ({ tx, input, actor }) => setReminder(tx, input, actor)),
    listMails: route(notice.listMails, 'roles', ({ tx, input }) => listMails(tx, input)),
    sendMailAgain: route(notice.sendMailAgain, 'roles', ({ tx, input, actor }) =>
      sendMailAgain(services, tx, input, actor),
    ),
    countMails: route(notice.countMails, 'roles', () => countTroubledMails(services.pools)),
  }
}
