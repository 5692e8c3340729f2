import { subdomainProblem } from '@sabimark/domain/school/subdomain.ts'
import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { listSampleAudit } from './audit/audit.ts'
import { sampleBilling, samplePlan, samplePlans } from './billing/billing.ts'
import { listSampleClasses, sampleClasses } from './classes/classes.ts'
import {
  addressOf,
  homeSchool,
  listSampleSchools,
  sampleBackup,
  sampleSchoolFigures,
  sampleSchools,
} from './company/schools.ts'
import { sampleGrading } from './grading/grading.ts'
import { sampleExamSettings, sampleSettings } from './settings/settings.ts'
import { durationMinutes, listSampleSubjects, sampleSubjects } from './subjects/subjects.ts'
import { listSampleTerms, sampleTerms } from './terms/terms.ts'

export const schoolAnswers: AnswersOf<'school'> = {
  signInPlace: () => ({ isOwnHost: false, school: null, hasDemo: true }),
  checkSubdomain: ({ input: { subdomain } }) => ({
    isFree: subdomainProblem(subdomain) === null && subdomain !== homeSchool.subdomain,
    website: addressOf(subdomain),
  }),
  subscription: ({ now }) => ({
    subscription: 'enterprise',
    trialEndsAt: null,
    paidUntil: samplePlan(now).endsOn,
    hasEnded: false,
    website: addressOf(homeSchool.subdomain),
    companyEmail: null,
    taken: { students: 4, subjects: sampleSubjects.length },
  }),
  list: ({ input, now }) => listSampleSchools(input, now),
  figures: ({ now }) => sampleSchoolFigures(now),
  plans: ({ now }) => samplePlans(now),
  lastBackup: ({ now }) => sampleBackup(now),
  getSchool: ({ input, now }) => {
    const school = sampleSchools(now).find(({ id }) => id === input.id)
    return school ? { school, history: [] } : refuse('UNKNOWN_SCHOOL')
  },
  updateSchool: refused,
  billing: ({ input, now }) => sampleBilling(input.id, now) ?? refuse('UNKNOWN_SCHOOL'),
  recordPeriod: refused,
  voidPeriod: refused,
  setNextPlan: refused,
  extendTrial: refused,
  plan: ({ now }) => samplePlan(now),
  askPlan: refused,
  listClasses: ({ input }) => listSampleClasses(input),
  getClass: ({ input }) => {
    const found = sampleClasses.find(({ id }) => id === input.id)
    return found ? { class: found, history: [] } : refuse('UNKNOWN_CLASS')
  },
  addClass: refused,
  addClasses: refused,
  updateClass: refused,
  setClassesStatus: refused,
  deleteClasses: refused,
  listSubjects: ({ input }) => listSampleSubjects(input),
  subjectFigures: () => ({
    total: sampleSubjects.length,
    active: sampleSubjects.filter(({ status }) => status === 'active').length,
    totalQuestions: sampleSubjects.reduce((sum, { questionsCount }) => sum + questionsCount, 0),
    averageDurationMinutes: durationMinutes,
  }),
  getSubject: ({ input }) => {
    const subject = sampleSubjects.find(({ id }) => id === input.id)
    return subject ? { subject, history: [] } : refuse('UNKNOWN_SUBJECT')
  },
  addSubject: refused,
  updateSubject: refused,
  setSubjectsStatus: refused,
  deleteSubjects: refused,
  listTerms: ({ input, now }) => listSampleTerms(input, now),
  getTerm: ({ input, now }) => {
    const term = sampleTerms(now).find(({ id }) => id === input.id)
    return term ? { term, history: [] } : refuse('UNKNOWN_TERM')
  },
  addTerm: refused,
  updateTerm: refused,
  deleteTerms: refused,
  grading: () => sampleGrading(),
  saveGrading: refused,
  setLogo: refused,
  getSettings: sampleSettings,
  examDefaults: () => sampleExamSettings,
  saveSchoolInfo: refused,
  saveExamSettings: refused,
  saveSecuritySettings: refused,
  saveNotificationSettings: refused,
  // Nothing can be changed in the demo, so nothing was.
  listActs: () => ({ items: [], nextCursor: null, total: 0 }),
  listAudit: ({ input, account, now }) => listSampleAudit(input, account?.role ?? null, now),
  undo: refused,
}
