import { daysFrom, sampleId } from '../platform/sample.ts'

/** The sample school everybody belongs to; the super administrator, too, whom the specification shows all its screens. */
export const homeSchool = { id: sampleId('school', 3), name: 'Greenfield College', subdomain: 'greenfield' }

/** The three sample schools, newest first. */
export function sampleSchools(now: Date) {
  return [
    {
      ...homeSchool,
      subscription: 'enterprise' as const,
      trialEndsAt: null,
      status: 'active' as const,
      studentsCount: 5,
      teachersCount: 5,
      subjectsCount: 8,
      questionsCount: 5,
      examsCount: 6,
      resultsCount: 3,
      createdAt: daysFrom(now, -60, '09:30'),
    },
    {
      id: sampleId('school', 2),
      name: 'Ọ̀nà Ìmọ̀ Sample Academy',
      subdomain: 'onaimo',
      subscription: 'professional' as const,
      trialEndsAt: null,
      status: 'active' as const,
      studentsCount: 640,
      teachersCount: 41,
      subjectsCount: 14,
      questionsCount: 2_310,
      examsCount: 86,
      resultsCount: 11_904,
      createdAt: daysFrom(now, -120, '14:05'),
    },
    {
      id: sampleId('school', 1),
      name: 'Ƙofa Sample Secondary School',
      subdomain: 'kofa',
      subscription: 'starter' as const,
      trialEndsAt: null,
      status: 'inactive' as const,
      studentsCount: 187,
      teachersCount: 14,
      subjectsCount: 9,
      questionsCount: 412,
      examsCount: 17,
      resultsCount: 1_655,
      createdAt: daysFrom(now, -300, '11:20'),
    },
  ]
}
