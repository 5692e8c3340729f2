// A school whose every text is a program (hostile-texts.ts), made through the front door.
import type { Page } from '@playwright/test'
import type { Server } from '../server.ts'
import { addStudent, call, type Slip } from './by-call.ts'
import { details, image, names, questions, script } from './hostile-texts.ts'

export const subdomain = 'hostile'
export const admin = { email: `admin@${subdomain}.test`, password: 'nine tall palms' }
export const teacherEmail = `teacher@${subdomain}.test`

export type HostileSchool = {
  examId: string
  draftId: string
  laterId: string
  teacher: string
  student: Slip
  other: Slip
  invitation: string
}

type Id = { id: string }
type Named = Id & { name: string }

/** The school and all its texts, through the front door. */
export async function buildHostileSchool(page: Page, server: Server): Promise<HostileSchool> {
  await page.goto('/terms')
  await call(page, 'POST', '/sign-up', {
    ...{ name: names.admin, email: admin.email, phone: details.phone, schoolName: names.school, subdomain },
    ...{ plan: 'starter', password: admin.password, confirmPassword: admin.password, agreeToTerms: true },
  })
  const welcome = await server.mailTo(admin.email, /verify/i)
  const link = welcome.links.find((one) => one.includes('/verify-email?')) ?? ''
  await call(page, 'POST', '/verify-email', { token: new URL(link).searchParams.get('token'), type: 'signup' })
  await call(page, 'POST', '/sign-in', admin)
  const { items: classes } = await call<{ items: Named[] }>(page, 'GET', '/classes')
  const classId = classes.find(({ name }) => name === 'SS1A')?.id
  const { code, description, employeeId, phone, topic, tag, explanation, instructions } = details
  const { subject } = await call<{ subject: Id }>(page, 'POST', '/subjects', {
    name: names.subject,
    code,
    description,
    durationMinutes: 60,
  })
  const rooms = { subjectIds: [subject.id], classIds: [classId] }
  const teacher = { name: names.teacher, email: teacherEmail, employeeId, phone, ...rooms, signIn: 'first_password' }
  const invited = { name: names.invited, email: `invited@${subdomain}.test`, employeeId: 'T-2', signIn: 'invitation' }
  const { slip } = await call<{ slip: Slip }>(page, 'POST', '/teachers', teacher)
  await call(page, 'POST', '/teachers', invited)
  const invitation = await server.mailTo(invited.email, /invited/)
  const aStudent = async (name: string, studentNumber: string) => {
    const more = { phone, guardianName: image, guardianPhone: image, address: script, gender: 'Male' }
    return await addStudent(page, { name, studentNumber, classId, ...more })
  }
  const student = await aStudent(names.student, details.studentNumber)
  const other = await aStudent(names.other, 'other')

  const chosen: { questionId: string; marksHundredths: number }[] = []
  for (const { question, options } of questions) {
    const written = { question, options, topic, tags: [tag], explanation, correctAnswer: 0 }
    const { id } = await call<Id>(page, 'POST', '/questions', {
      ...{ subjectId: subject.id, type: 'multiple_choice', marksHundredths: 100, timeAllocationMinutes: 1 },
      ...written,
    })
    chosen.push({ questionId: id, marksHundredths: 100 })
  }
  const today = new Date(Date.now() + 3_600_000).toISOString()
  const draft = {
    ...{ title: names.exam, subjectId: subject.id, classIds: [classId], examType: 'quiz', instructions },
    ...{ durationMinutes: 60, scheduledDate: today.slice(0, 10), scheduledTime: today.slice(11, 16), passingScore: 50 },
    closingDate: new Date(Date.now() + 90_000_000).toISOString().slice(0, 10),
    totalMarksHundredths: chosen.length * 100,
    questions: chosen,
  }
  const { examId } = await call<{ examId: string }>(page, 'POST', '/exams', draft)
  await call(page, 'POST', `/exams/${examId}/start-now`, { examId })
  const tomorrow = new Date(Date.now() + 90_000_000).toISOString().slice(0, 10)
  const later = { ...draft, scheduledDate: tomorrow, closingDate: tomorrow, closingTime: '23:59' }
  const { examId: laterId } = await call<{ examId: string }>(page, 'POST', '/exams', later)
  await call(page, 'POST', `/exams/${laterId}/publish`, { examId: laterId })
  const { examId: draftId } = await call<{ examId: string }>(page, 'POST', '/exams', draft)
  return {
    ...{ examId, draftId, laterId, teacher: slip.firstPassword, student, other },
    invitation: invitation.links.find((one) => one.includes('/accept-invitation?')) ?? '',
  }
}
