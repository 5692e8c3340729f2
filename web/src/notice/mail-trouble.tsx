import { useQuery } from '@tanstack/react-query'
import { PageButton } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { Card } from '../platform/ui/card.tsx'

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
          ? 'A mail has not been delivered'
          : `${count}${data?.nextCursor ? '+' : ''} mails have not been delivered`
      }
      aside={
        <PageButton to="/mails" variant="default">
          See the mails
        </PageButton>
      }
    >
      {count === 1 ? 'To' : 'The newest to'} {newest?.to}: {newest?.why}
    </Card>
  )
}
