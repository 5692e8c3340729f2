import type { School } from '@sabimark/contract/answers.ts'
import type { States } from '../platform/ui/state.tsx'

export const schoolStatuses: States<School['status']> = {
  active: 'Active',
  inactive: ['Inactive', 'grey'],
  pending_verification: ['Pending verification', 'amber'],
}
