import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { pageOf } from '../platform/page-of.ts'
import { sampleClasses } from './classes.ts'
import { homeSchool, sampleSchools } from './schools.ts'
import { sampleSubjects } from './subjects.ts'

export const schoolAnswers: AnswersOf<'school'> = {
  lookUp: ({ input: { subdomain } }) =>
    subdomain === homeSchool.subdomain
      ? { name: homeSchool.name, subdomain: homeSchool.subdomain }
      : refuse('UNKNOWN_SCHOOL'),
  list: ({ input: { cursor }, now }) => pageOf(sampleSchools(now), cursor),
  listClasses: () => ({ items: sampleClasses }),
  listSubjects: () => ({ items: sampleSubjects }),
  addSubject: refused,
}
