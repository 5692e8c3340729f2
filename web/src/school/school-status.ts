import type { BadgeTone } from '../platform/ui/status-badge.tsx'
import type { School } from './schools.ts'

export const schoolStatuses: Record<School['status'], { tone: BadgeTone; word: string }> = {
  active: { tone: 'green', word: 'active' },
  inactive: { tone: 'grey', word: 'inactive' },
  pending_verification: { tone: 'amber', word: 'pending verification' },
}
