import { subdomainProblem } from '@sabimark/domain/school/subdomain.ts'
import { type AnswersOf, refused } from '../platform/answering.ts'
import { isFoundIn, pageOf } from '../platform/page-of.ts'
import { sampleClasses } from './classes.ts'
import { homeSchool, sampleSchools } from './schools.ts'
import { sampleSubjects } from './subjects.ts'

export const schoolAnswers: AnswersOf<'school'> = {
  signInPlace: () => ({ isOwnHost: false, school: null, hasDemo: true }),
  checkSubdomain: ({ input: { subdomain } }) => ({
    isFree: subdomainProblem(subdomain) === null && subdomain !== homeSchool.subdomain,
    website: `${subdomain}.sabimark.example`,
  }),
  subscription: () => ({
    subscription: 'enterprise',
    trialEndsAt: null,
    website: `${homeSchool.subdomain}.sabimark.example`,
  }),
  list: ({ input: { cursor, search }, now }) =>
    pageOf(
      sampleSchools(now).filter(({ name, subdomain }) => isFoundIn(search, [name, subdomain])),
      cursor,
    ),
  listClasses: () => ({ items: sampleClasses }),
  listSubjects: () => ({ items: sampleSubjects }),
  addSubject: refused,
}
