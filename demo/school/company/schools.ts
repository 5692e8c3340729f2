import { dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { planTier } from '@sabimark/domain/school/plan.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import type { AnswersOf } from '../../platform/answering.ts'
import { listOf } from '../../platform/list-of.ts'
import { daysFrom, sampleId } from '../../platform/sample.ts'

/** The sample school everybody belongs to; the super administrator, too, whom the specification shows all its screens. */
export const homeSchool = { id: sampleId('school', 3), name: 'Greenfield College', subdomain: 'greenfield' }

/** Whose name stands above the menu: the super administrator works for the company. */
export const schoolNameOf = (role: string): string => (role === 'super_admin' ? 'Sabimark' : homeSchool.name)

/** Where a school is and how it is reached. */
const reached = (address: string) => ({
  address,
  phone: '0800 000 0000',
  email: 'office@school.example',
  logo: null,
  revision: 1,
})

/** The three sample schools, newest first. */
export function sampleSchools(now: Date) {
  return [
    {
      ...homeSchool,
      owner: 'Ada Sample',
      subscription: 'enterprise' as const,
      trialEndsAt: null,
      suspendedAt: null,
      suspendReason: null,
      status: 'active' as const,
      studentsCount: 5,
      teachersCount: 5,
      subjectsCount: 8,
      questionsCount: 5,
      examsCount: 6,
      resultsCount: 3,
      ...reached('1 Sample Road, Bodija, Ibadan'),
      activeExams: 1,
      createdAt: daysFrom(now, -60, '09:30'),
      updatedAt: daysFrom(now, -2, '10:00'),
    },
    {
      id: sampleId('school', 2),
      name: 'Ọ̀nà Ìmọ̀ Sample Academy',
      owner: 'Mrs Adéọlá Sample',
      subdomain: 'onaimo',
      subscription: 'professional' as const,
      trialEndsAt: null,
      suspendedAt: null,
      suspendReason: null,
      status: 'active' as const,
      studentsCount: 640,
      teachersCount: 41,
      subjectsCount: 14,
      questionsCount: 2_310,
      examsCount: 86,
      resultsCount: 11_904,
      ...reached('12 Sample Street, Abeokuta'),
      activeExams: 3,
      createdAt: daysFrom(now, -120, '14:05'),
      updatedAt: daysFrom(now, -2, '10:00'),
    },
    {
      id: sampleId('school', 1),
      name: 'Ƙofa Sample Secondary School',
      owner: 'Malam Sani Sample',
      subdomain: 'kofa',
      subscription: 'starter' as const,
      trialEndsAt: null,
      suspendedAt: null,
      suspendReason: null,
      status: 'inactive' as const,
      studentsCount: 187,
      teachersCount: 14,
      subjectsCount: 9,
      questionsCount: 412,
      examsCount: 17,
      resultsCount: 1_655,
      ...reached('7 Sample Avenue, Kano'),
      activeExams: 0,
      createdAt: daysFrom(now, -300, '11:20'),
      updatedAt: daysFrom(now, -2, '10:00'),
    },
  ].map((school) => {
    const lastDay = dayAfter(lagosDate(now), school.status === 'inactive' ? 12 : 60)
    return {
      ...school,
      website: addressOf(school.subdomain),
      nextSubscription: null,
      paidUntil: lastDay,
      expiryDate: lastDay,
    }
  })
}

type Input = Parameters<Extract<AnswersOf<'school'>['list'], (asking: never) => unknown>>[0]['input']

/** The sample schools as the list of the server has them. */
export function listSampleSchools(input: Input, now: Date) {
  const { status, subscription } = input
  const rows = sampleSchools(now)
    .filter((school) => status === undefined || school.status === status)
    .filter((school) => subscription === undefined || school.subscription === subscription)
  return listOf(rows, input, {
    searched: ({ name, website, address }) => [name, website, address],
    sorts: {
      newest: [({ id }) => id, 'desc'],
      name: [({ name }) => name, 'asc'],
      students: [({ studentsCount }) => studentsCount, 'desc'],
      teachers: [({ teachersCount }) => teachersCount, 'desc'],
      subjects: [({ subjectsCount }) => subjectsCount, 'desc'],
      questions: [({ questionsCount }) => questionsCount, 'desc'],
      exams: [({ examsCount }) => examsCount, 'desc'],
      results: [({ resultsCount }) => resultsCount, 'desc'],
    },
  })
}

export function addressOf(subdomain: string): string {
  return `${subdomain}.sabimark.example`
}

/** The sample schools in figures. */
export function sampleSchoolFigures(now: Date) {
  const schools = sampleSchools(now)
  const sum = (countOf: (school: (typeof schools)[number]) => number) =>
    schools.reduce((total, school) => total + countOf(school), 0)
  return {
    total: schools.length,
    active: schools.filter(({ status }) => status === 'active').length,
    premium: schools.filter(({ subscription }) => planTier(subscription) === 'Premium').length,
    students: sum(({ studentsCount }) => studentsCount),
    teachers: sum(({ teachersCount }) => teachersCount),
    subjects: sum(({ subjectsCount }) => subjectsCount),
    questions: sum(({ questionsCount }) => questionsCount),
    exams: sum(({ examsCount }) => examsCount),
    results: sum(({ resultsCount }) => resultsCount),
  }
}

/** The one of last night; before two in the morning, of the night before. */
export function sampleBackup(now: Date) {
  const tonight = daysFrom(now, 0, '02:04')
  const madeAt = new Date(tonight) <= now ? tonight : daysFrom(now, -1, '02:04')
  return { last: { madeAt, byteCount: 143_000_000 }, isLate: false, failed: null, isNightly: true }
}
