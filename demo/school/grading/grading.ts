import { defaultScale } from '@sabimark/domain/school/grading/default-scale.ts'
import { gradingFields } from '@sabimark/domain/school/grading/grading-fields.ts'
import { defaultLevels } from '@sabimark/domain/school/grading/levels.ts'
import { sampleId } from '../../platform/sample.ts'
import { sampleClasses } from '../classes/classes.ts'

/** How the sample school grades: as a new one. */
export function sampleGrading() {
  const levels = defaultLevels.map((name) => ({
    name,
    classes: sampleClasses.filter(({ level }) => level === name).map((one) => one.name),
  }))
  return {
    grading: {
      id: sampleId('school', 1),
      scale: [...defaultScale],
      levels,
      revision: 1,
      rounding: 'half_up' as const,
      syncWindowHours: gradingFields.syncWindowHours.initial,
    },
    history: [],
  }
}
