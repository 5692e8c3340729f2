import { Button } from '@mantine/core'
import type { ListedMail } from '@sabimark/contract/answers.ts'
import { whenText } from '@sabimark/domain/notice/when-text.ts'
import { useRef, useState } from 'react'
import { type Act, useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { type PlainColumn, PlainTable } from '../platform/list/plain-table.tsx'
import { orpc, queryClient } from '../platform/queries.ts'
import { serverNow } from '../platform/server-now.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { ShowMore } from '../platform/ui/show-more.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import styles from './mails.module.css'
import { mailStateWords, useMails } from './mails.ts'

/** How long whoever has an email sent again looks whether it goes out. */
const watchedForMs = 120_000

/** What became of every email of the school, and a way to resend those that can still be of use. */
export default function MailsPage() {
  const watchedUntil = useRef(0)
  const { query, mails } = useMails(() => performance.now() < watchedUntil.current)
  const [askedFor, setAskedFor] = useState<ListedMail | null>(null)
  const sending = useAct(
    ({ id }: ListedMail, pressed) => client.notice.sendMailAgain({ id }, pressed),
    (_done, mail) => {
      setAskedFor(mail)
      watchedUntil.current = performance.now() + watchedForMs
      return queryClient.invalidateQueries({ queryKey: orpc.notice.listMails.key() })
    },
  )
  return (
    <Sections>
      <PageHeader title="Emails">
        Emails from the system to people at your school. Links in emails are never shown here.
      </PageHeader>
      <RefusalNote error={sending.error} />
      {askedFor && !sending.error && <GoodNote>We are sending the email to {askedFor.to} again.</GoodNote>}
      <Loaded query={query} waiting="Loading emails...">
        {() => (
          <>
            <PlainTable
              caption="Emails"
              columns={columns(sending)}
              rows={mails}
              rowKey={({ id }) => id}
              empty={
                <EmptySheet title="No emails found">
                  An email will appear here when you invite a teacher or someone asks for a new password.
                </EmptySheet>
              }
            />
            <ShowMore query={query} />
          </>
        )}
      </Loaded>
    </Sections>
  )
}

const columns = (sending: Act<ListedMail>): PlainColumn<ListedMail>[] => [
  { header: 'To', isTitle: true, cell: ({ to }) => <span className={styles.address}>{to}</span> },
  { header: 'Email', cell: ({ title }) => title },
  { header: 'Created', cell: ({ createdAt }) => timeOf(createdAt) },
  {
    header: 'Status',
    cell: (mail) => (
      <div className={styles.state}>
        <StatusBadge tone={mailStateWords[mail.state].tone}>{mailStateWords[mail.state].word}</StatusBadge>
        <span className={styles.under}>{underState(mail)}</span>
        {mail.canSendAgain && (
          <Button
            variant="default"
            size="xs"
            loading={sending.isWorking}
            onClick={() => sending.act(mail)}
            aria-label={`Send again to ${mail.to}`}
          >
            Send again
          </Button>
        )}
      </div>
    ),
  },
]

function underState({ sentAt, why, tries }: ListedMail): string {
  if (sentAt !== null) return timeOf(sentAt)
  const triesText = tries > 0 ? ` Tried ${tries === 1 ? 'once' : `${tries} times`}.` : ''
  return why === null ? 'It will be sent in a moment.' : `${why}${triesText}`
}

const timeOf = (instant: string) => whenText(new Date(instant), serverNow())
