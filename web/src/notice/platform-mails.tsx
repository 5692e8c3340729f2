import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'
import { Stat, StatRow } from '../platform/ui/card.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'

/** For the company: whether mail goes out, over all schools. */
export default function PlatformMails() {
  const query = useQuery(orpc.notice.countMails.queryOptions())
  return (
    <Loaded query={query} waiting="Loading mails...">
      {({ waitingCount, givenUpCount }) => (
        <StatRow>
          <Stat label="Mails waiting over 5 minutes" value={waitingCount} />
          <Stat label="Mails given up in 14 days" value={givenUpCount} />
        </StatRow>
      )}
    </Loaded>
  )
}
