import type { States } from '../platform/ui/state.tsx'
import type { School } from './schools.ts'

export const schoolStatuses: States<School['status']> = {
  active: 'Active',
  inactive: ['Inactive', 'grey'],
  pending_verification: ['Pending verification', 'amber'],
}
