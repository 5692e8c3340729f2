import { needsApproval } from '@sabimark/domain/exam/approval/approval.ts'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'

/** Whether this person's drafts are sent for approval in place of published, as the school has set it now. */
export function useNeedsApproval(): boolean {
  const { role } = useMe()
  const { data } = useQuery(orpc.school.examDefaults.queryOptions({ staleTime: 0 }))
  return data !== undefined && needsApproval(role, data)
}
