import { longestGrade } from '@sabimark/domain/school/grading/grade-scale.ts'
import type { Filter } from '../../platform/list/list-spec.ts'
import { useGrades } from '../../school/school-lists.ts'

/** By a grade of the school's scale; whether one of an address is in it, only the server knows. */
export const byGrade: Filter = {
  label: 'Grade',
  useOptions: useGrades,
  isReal: (value) => value.length > 0 && [...value].length <= longestGrade,
}
