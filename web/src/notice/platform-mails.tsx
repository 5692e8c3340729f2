import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'
import { Stat, StatRow } from '../platform/ui/card.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'

/** For the company: whether mail goes out, over all schools. */
export default function PlatformMails() {
  const query = useQuery(orpc.notice.countMails.queryOptions())
  return (
    <Loaded query={query} waiting="Loading emails...">
      {({ waitingCount, givenUpCount }) => (
        <StatRow>
          <Stat label="Emails waiting over 5 minutes" value={waitingCount} />
          <Stat label="Emails that failed in 14 days" value={givenUpCount} />
        </StatRow>
      )}
    </Loaded>
  )
}
