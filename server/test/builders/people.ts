import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Plan } from '@sabimark/domain/words/plan/plan-name.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import { selectOptionalSchoolBySubdomain } from '../../src/school/school.db.ts'
import type { TestClient } from '../client.ts'
import type { TestServer } from '../server.ts'
import { answerRequests } from './mailed.ts'

export const adminPassword = 'correct horse'

/** A verified school with its administrator signed in. */
export type TestSchool = {
  schoolId: string
  subdomain: string
  name: string
  email: string
  admin: TestClient
  /** SS1A … SS3C, in order. */
  classes: Array<{ id: string; name: string }>
}

const unique = () => randomBytes(4).toString('hex')

/** What is typed on the sign-up page. */
export function aSignUpForm(changes: Partial<Parameters<TestClient['people']['signUp']>[0]> = {}) {
  const subdomain = changes.subdomain ?? `school${unique()}`
  return {
    name: 'Ada Obi',
    email: `ada@${subdomain}.test`,
    phone: '0800 000 0000',
    schoolName: 'Greenfield College',
    subdomain,
    plan: 'professional' as const,
    password: adminPassword,
    confirmPassword: adminPassword,
    agreeToTerms: true,
    ...changes,
  }
}

/** Signs a school up, follows the mailed link and signs its administrator in: all through the front door. */
export async function aSchool(
  server: TestServer,
  { subdomain, plan, schoolName }: { subdomain?: string; plan?: Plan; schoolName?: string } = {},
): Promise<TestSchool> {
  const form = aSignUpForm({
    ...(subdomain ? { subdomain } : {}),
    ...(plan ? { plan } : {}),
    ...(schoolName ? { schoolName } : {}),
  })
  const admin = server.client()
  await admin.people.signUp(form)
  const school = await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain)
  if (!school) throw new Error('The school just signed up is not there.')
  await admin.people.verifyEmail({ token: await tokenMailedTo(server, school.id, form.email), type: 'signup' })
  await admin.people.signIn({ email: form.email, password: adminPassword })
  const { items: classes } = await admin.school.listClasses({})
  return { schoolId: school.id, subdomain: form.subdomain, name: form.schoolName, email: form.email, admin, classes }
}

/** The class of that name. */
export function classOf(school: TestSchool, name: string): { id: string; name: string } {
  const found = school.classes.find((item) => item.name === name)
  if (!found) throw new Error(`${school.name} has no class ${name}.`)
  return found
}

/** Levels classes can be given, behind those there are; one that is there stays. */
export async function addLevels({ admin }: Pick<TestSchool, 'admin'>, ...names: string[]): Promise<void> {
  const { grading } = await admin.school.grading()
  const had = grading.levels.map(({ name }) => ({ name, was: name }))
  const added = names.filter((name) => !had.some((one) => one.name === name)).map((name) => ({ name, was: null }))
  if (added.length === 0) return
  await admin.school.saveGrading({ revision: grading.revision, levels: [...had, ...added] })
}

/** A subject of the school. */
export async function aSubject(school: TestSchool, { name = 'Mathematics' }: { name?: string } = {}) {
  return (await school.admin.school.addSubject({ name, code: unique(), durationMinutes: 60 })).subject
}

type TeacherOptions = { name?: string; email?: string; subjectIds?: string[]; classIds?: string[] }

/** A teacher of the school, signed in by the first password. */
export async function aTeacher(server: TestServer, school: TestSchool, options: TeacherOptions = {}) {
  const tag = unique()
  const { name = 'Bola Ade', email = `bola${tag}@${school.subdomain}.test`, subjectIds = [], classIds = [] } = options
  const { teacher, slip } = await school.admin.people.addTeacher({
    ...{ name, email, subjectIds, classIds, employeeId: `T${tag}` },
    signIn: 'first_password',
  })
  if (!slip) throw new Error('A teacher added with a first password got none.')
  const client = server.client()
  await client.people.signIn({ email, password: slip.firstPassword })
  return { teacher, client, email, password: slip.firstPassword }
}

type StudentOptions = {
  name?: string
  studentNumber?: string
  classId?: string
  subjectIds?: string[]
  isSignedIn?: boolean
}

/** A student of the school (first class unless told), signed in by the slip. */
export async function aStudent(server: TestServer, school: TestSchool, options: StudentOptions = {}) {
  const { name = 'Chidi Eze', studentNumber = `GF/${unique()}`, subjectIds = [], isSignedIn = true } = options
  const classId = options.classId ?? school.classes[0]?.id ?? null
  const { student } = await school.admin.people.addStudent({ name, studentNumber, classId, subjectIds })
  const slip = await aSlip(school.admin, student.id)
  const client = server.client()
  if (isSignedIn) {
    await client.people.signInStudent({ school: school.subdomain, studentNumber, password: slip.firstPassword })
  }
  return { student: { ...student, hasSlip: true }, slip, client }
}

/** A new sign-in slip of a student. */
export async function aSlip(staff: TestClient, studentId: string) {
  const { slips, skipped } = await staff.people.issueSlips({ ids: [studentId] })
  const [slip] = slips
  if (!slip) throw new Error(`No slip was issued: ${skipped[0]?.why}`)
  return slip
}

/** The token in the newest mail to this address, sent or not yet. */
export async function tokenMailedTo(server: TestServer, schoolId: string, email: string): Promise<string> {
  return new URL(await linkMailedTo(server, schoolId, email)).searchParams.get('token') ?? ''
}

/** The link in the newest mail to this address. */
export async function linkMailedTo(server: TestServer, schoolId: string, email: string): Promise<string> {
  return (await newestMailTo(server, schoolId, email)).link
}

type Mailed = { link: string; name: string }

/** Whom the newest mail to this address greets and where it leads, wherever it is on its way. */
export async function newestMailTo(server: TestServer, schoolId: string, email: string): Promise<Mailed> {
  await answerRequests(server)
  for (let tries = 0; tries < 200; tries += 1) {
    const [mail] = await inSchool(server.pools.app, { schoolId }, (tx) =>
      tx.rows<{ id: string; link: string | null; name: string }>(
        `SELECT id, data->>'link' AS link, data->>'name' AS name FROM mails WHERE school_id = $1 AND to_address = $2 ORDER BY id DESC LIMIT 1`,
        [schoolId, email],
      ),
    )
    if (!mail) throw new Error(`No mail to ${email} was asked for.`)
    const { id, link, name } = mail
    const found = link === null ? inOutbox(join(server.config.dataDir, 'outbox'), id) : { link, name }
    if (found) return found
    await wait(20)
  }
  throw new Error(`The mail to ${email} is nowhere.`)
}

function inOutbox(folder: string, mailId: string): Mailed | undefined {
  if (!existsSync(folder)) return undefined
  const file = readdirSync(folder).find((name) => name.endsWith(`${mailId}.eml`))
  if (!file) return undefined
  const text = readFileSync(join(folder, file), 'utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
  const link = text.match(/https?:\/\/[^\s"'<>]+/)?.[0]
  return link === undefined ? undefined : { link, name: text.match(/Hello (.*),/)?.[1] ?? '' }
}
