import { plannedPromotion } from '@sabimark/domain/people/promotion/promotion-plan.ts'
import { defaultLevels } from '@sabimark/domain/school/grading/levels.ts'
import { usualYear } from '@sabimark/domain/school/terms/school-year.ts'
import { sampleClasses } from '../../school/classes/classes.ts'
import { sampleStudents } from '../students/students.ts'

/** Where the sample classes would go. */
export function samplePromotion(now: Date) {
  const active = sampleStudents(now).filter(({ status }) => status === 'active')
  const classes = sampleClasses.map((one) => ({
    ...one,
    studentsCount: active.filter((student) => student.class?.id === one.id).length,
  }))
  const withoutClass = active.filter((student) => student.class === null).length
  return plannedPromotion({ year: usualYear(now), levels: defaultLevels, classes, withoutClass })
}
