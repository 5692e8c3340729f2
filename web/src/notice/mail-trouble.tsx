import { useQuery } from '@tanstack/react-query'
import { PageButton } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { Card } from '../platform/ui/card.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import styles from './mails.module.css'
import { mailStateWords } from './mails.ts'

/** On the dashboard only while mails are late or were given up: somebody may be waiting for one. */
export default function MailTrouble() {
  const { data } = useQuery(orpc.notice.listMails.queryOptions({ input: { only: 'troubled' } }))
  const count = data?.items.length ?? 0
  if (count === 0) return null
  const newest = data?.items[0]
  return (
    <Card
      title={
        count === 1
          ? 'An email has not been delivered'
          : `${count}${data?.nextCursor ? '+' : ''} emails have not been delivered`
      }
      aside={
        <PageButton to="/mails" variant="default">
          See the emails
        </PageButton>
      }
    >
      {newest && (
        <div className={styles.trouble}>
          <StatusBadge tone={mailStateWords[newest.state].tone}>{mailStateWords[newest.state].word}</StatusBadge>
          <span>
            {count === 1 ? 'To' : 'The newest to'} {newest.to}: {newest.why}
          </span>
        </div>
      )}
    </Card>
  )
}
