import { dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import type { TestClient } from '@sabimark/server/test/client.ts'

/** Classes, subjects, terms and grades. */
export async function changePlaces(head: TestClient, tag: string): Promise<void> {
  const { school } = head
  const { class: added } = await school.addClass({ level: 'SS1', arm: tag })
  const several = await school.addClasses({ levels: ['JSS1', 'SS1'], arms: [`B ${tag}`] })
  await school.undo({ batch: several.batch ?? '' })
  await school.listClasses({ sort: 'students', status: 'open', search: tag })
  await school.getClass({ id: added.id })
  await school.updateClass({ id: added.id, revision: 1, arm: `A ${tag}` })
  await school.setClassesStatus({ ids: [added.id], status: 'closed' })
  const deleted = await school.deleteClasses({ ids: [added.id] })
  await school.undo({ batch: deleted.batch ?? '' })
  const { subject } = await school.addSubject({ name: `Subject ${tag}`, code: tag })
  const { id } = subject
  await school.listSubjects({ sort: 'questions', search: tag })
  await school.subjectFigures()
  await school.getSubject({ id })
  await school.updateSubject({ id, revision: 1, name: `New subject ${tag}` })
  await school.setSubjectsStatus({ ids: [id], status: 'inactive' })
  const { batch } = await school.deleteSubjects({ ids: [id] })
  await school.undo({ batch: batch ?? '' })
  await changeTerms(head)
  const { grading } = await school.grading()
  await school.saveGrading({ revision: grading.revision, scale: ownScale })
}

/** Each tab of the settings. */
export async function changeSettings({ school }: TestClient): Promise<void> {
  const { exam, security, notification, school: info } = await school.getSettings()
  await school.examDefaults()
  await school.saveSchoolInfo({
    revision: info.revision,
    motto: 'Learn and serve',
    established: 1998,
    color: '#7A3E9D',
  })
  await school.saveExamSettings({ revision: exam.revision, defaultDuration: 90 })
  const guarded = { passwordExpiry: 60, twoFactorAuth: true }
  await school.saveSecuritySettings({ revision: security.revision, ...guarded })
  await school.saveSecuritySettings({ revision: security.revision + 1, twoFactorAuth: false })
  await school.saveNotificationSettings({ revision: notification.revision, examReminders: false })
  await school.saveNotificationSettings({ revision: notification.revision + 1, examReminders: true })
}

/** What the company does about what a school pays. */
export async function payFor({ school }: TestClient, id: string): Promise<void> {
  const days = { startsOn: dayAfter(today(), -20), endsOn: dayAfter(today(), -10), paidOn: today() }
  await school.recordPeriod({ id, plan: 'professional', ...days, paidNaira: 120_000 })
  const { periods, plan, revision } = await school.billing({ id })
  await school.voidPeriod({ id, periodId: periods[0]?.id ?? '', reason: 'Recorded for another school' })
  await school.setNextPlan({ id, revision, plan: plan === 'starter' ? 'professional' : 'starter' })
  await school.extendTrial({ id, until: dayAfter(today(), 30), reason: 'Holidays' })
}

/** A scale of two grades. */
const ownScale = [
  { grade: 'P', fromPercentage: 40, remark: 'Pass' },
  { grade: 'F', fromPercentage: 0, remark: '' },
]

async function changeTerms({ school, result }: TestClient): Promise<void> {
  const days = { firstDay: '2041-09-02', lastDay: '2041-12-20' }
  const { term } = await school.addTerm({ name: 'First term', year: '2041/2042', ...days })
  await school.listTerms({ sort: 'name', search: '2041' })
  await result.list({ termId: term.id })
  await school.getTerm({ id: term.id })
  await school.updateTerm({ id: term.id, revision: 1, lastDay: '2041-12-13', year: 'A Year of Nobody' })
  const { batch } = await school.deleteTerms({ ids: [term.id] })
  await school.undo({ batch: batch ?? '' })
}

const today = () => lagosDate(new Date())
