import { type GradeColour, gradeColour } from '@sabimark/domain/result/grade.ts'
import type { BadgeTone } from '../platform/ui/status-badge.tsx'

/** The badge palette has amber where the specification says yellow. */
const tones: Record<GradeColour, BadgeTone> = { green: 'green', blue: 'blue', yellow: 'amber', red: 'red' }

/** The colour a grade stands in, beside its letter. */
export function gradeTone(grade: string): BadgeTone {
  return tones[gradeColour(grade)]
}
