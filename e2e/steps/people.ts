// The four people of the specification, made by calls.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Server } from '../server.ts'
import { call, type Hall, leaveScreen, openHall } from './by-call.ts'
import { teacher as sampleTeacher, school } from './sample.ts'

export const roles = ['super_admin', 'school_admin', 'teacher', 'student'] as const
export type Role = (typeof roles)[number]

export type SignIn = { url: string; path: '/sign-in' | '/sign-in/student'; typed: Record<string, string> }
export type People = { hall: Hall; signIns: Record<Role, SignIn> }

type Named = { items: { id: string; name: string }[] }

/** A school with an open exam, a teacher of its subject and class, a student, and the first administrator of the server. */
export async function fourPeople(page: Page, server: Server): Promise<People> {
  const hall = await openHall(page, server)
  const idsOf = async (path: string, wanted: string) =>
    (await call<Named>(page, 'GET', path)).items.filter(({ name }) => name === wanted).map(({ id }) => id)
  const { name, email, employeeId, subject, className } = sampleTeacher
  const { slip } = await call<{ slip: { firstPassword: string } }>(page, 'POST', '/teachers', {
    ...{ name, email, employeeId, signIn: 'first_password' },
    subjectIds: await idsOf('/subjects', subject),
    classIds: await idsOf('/classes', className),
  })
  const { studentNumber, password } = hall.candidate
  const { url } = server
  return {
    hall,
    signIns: {
      super_admin: { url, path: '/sign-in', typed: firstAdmin(server) },
      school_admin: { url, path: '/sign-in', typed: { email: school.email, password: school.password } },
      teacher: { url, path: '/sign-in', typed: { email, password: slip.firstPassword } },
      student: { url, path: '/sign-in/student', typed: { school: school.subdomain, studentNumber, password } },
    },
  }
}

/** The page's browser is this person's from now on; what it showed is left, and nothing is opened. */
export async function become(page: Page, { url, path, typed }: SignIn): Promise<void> {
  await leaveScreen(page)
  const reply = await page.request.post(`${url}/api${path}`, { headers: { origin: url }, data: typed })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** As the server wrote it for whoever installed it; gone after the first sign-in. */
function firstAdmin(server: Server): { email: string; password: string } {
  const [email = '', password = ''] = readFileSync(join(server.dataDir, 'first-admin.txt'), 'utf8').split('\n')
  return { email, password }
}
