import { randomBytes } from 'node:crypto'
import { firstPassword, firstPasswordBytes, normaliseStudentPassword } from '@sabimark/domain/people/first-password.ts'
import { insertAuditLines } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor, Ctx } from '../../platform/http/route.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { partRecords } from '../../platform/record/act-outcome.ts'
import { selectClasses, selectOptionalSchool } from '../../school/school.db.ts'
import type { FirstPassword } from '../account/first-password.ts'
import { reissue } from '../account/membership.db.ts'
import { hashPasswordOf } from '../account/password-hash.ts'
import type { PeopleServices } from '../account/services.ts'
import { makeStudentAccounts } from '../account/student-accounts.db.ts'
import { lockStudents, type StudentState, selectStudentsOfTeacher, setAccounts } from './student.db.ts'

/** First passwords for as many students, hashed outside any transaction. */
export async function makeFirstPasswords(count: number, { accountId }: Pick<Actor, 'accountId'>) {
  const making = Array.from({ length: count }, async (): Promise<FirstPassword> => {
    const plain = firstPassword(randomBytes(firstPasswordBytes))
    return { plain, passwordHash: await hashPasswordOf(`account ${accountId}`, normaliseStudentPassword(plain)) }
  })
  return await Promise.all(making)
}

/** Which of these students are sat with in a hall that this member of staff watches over now (the room hall knows). */
export type WatchedStudents = (tx: Tx, userId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>

type Issue = Ctx<{ ids: string[]; evenSitting?: true | undefined }> & { prepared: FirstPassword[] }

/**
 * Gives students a new first password each and answers the slips, the only place it is ever shown. Old passwords stop
 * working and sessions end; so whoever sits an exam now is skipped, unless they are meant all the same: their page goes on by its ticket. A student without an account gets one.
 */
export async function issueSlips(
  room: Pick<PeopleServices, 'pools' | 'log'> & { watchedStudents: WatchedStudents },
  { tx, input, actor, prepared }: Issue,
) {
  const school = await selectOptionalSchool(tx)
  if (!school) throw new Error('The school of a session is not there.')
  const isTheirs = await whoseStudents(room, tx, input, actor)
  const { chosen, skipped } = partRecords(await lockStudents(tx, input.ids), {
    ids: input.ids,
    unknown: 'There is no such student in your school.',
    whySkipped(student) {
      if (!isTheirs(student)) return 'Is not in one of your classes.'
      if (student.status === 'inactive') return 'Is inactive. Activate the student first.'
      return student.isSitting && !input.evenSitting ? 'Is sitting an exam now.' : null
    },
  })
  const first = chosen.map((student, place) => ({ student, password: prepared[place] }))
  const given = first.flatMap(({ student, password }) => (password ? [{ student, ...password }] : []))
  const fresh = given.filter(({ student }) => student.accountId === null)
  const made = await makeStudentAccounts(
    room.pools.auth,
    fresh.map(({ student, passwordHash }) => ({ userId: student.id, name: student.name, passwordHash })),
  )
  await setAccounts(tx, made)
  for (const { student, passwordHash } of given) {
    if (student.accountId === null) continue
    await reissue(tx, student.accountId, passwordHash)
    noteSecurity(room.log, 'PASSWORD_CHANGED', { account: student.accountId, by: 'school', actor: actor.userId })
  }
  await insertAuditLines(
    tx,
    given.map(({ student }) => ({ actorId: actor.userId, action: 'student.slip_issued', subject: student.id })),
  )
  const classes = new Map((await selectClasses(tx)).map(({ id, name }) => [id, name]))
  const slips = given.map(({ student, plain }) => ({
    studentId: student.id,
    name: student.name,
    school: school.name,
    subdomain: school.subdomain,
    className: (student.classId && classes.get(student.classId)) || null,
    signInName: student.studentNumber,
    firstPassword: plain,
  }))
  return { slips, skipped }
}

/**
 * A school administrator issues every slip; a teacher those of the own classes; and whoever invigilates a sitting those of its candidates,
 * even while they sit it.
 */
async function whoseStudents(
  { watchedStudents }: { watchedStudents: WatchedStudents },
  tx: Tx,
  { ids, evenSitting }: Issue['input'],
  actor: Actor,
) {
  if (actor.role === 'school_admin') return () => true
  const own = new Set((await selectStudentsOfTeacher(tx, ids, actor.userId)).map(({ id }) => id))
  const watched = evenSitting ? await watchedStudents(tx, actor.userId, ids) : own
  return ({ id }: StudentState) => own.has(id) || watched.has(id)
}
