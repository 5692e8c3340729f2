import { counted } from '@sabimark/domain/words/plural.ts'
import { selectLastChange } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { isRehearsal } from '../../platform/http/repeated-call.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { changeRecords } from '../../platform/record/acts.ts'
import { lockSchool } from '../../school/school.db.ts'
import { refuseBeyondTrial } from '../../school/trial-limit.ts'
import type { PeopleServices } from '../account/services.ts'
import { countTeachers, selectWork } from '../teachers/teacher.db.ts'
import { refuseWithoutAdmin } from './user.access.ts'
import { hasTeacherRecord, insertTeacherRecord, type UserState, users } from './user.db.ts'

type Input = { id: string; revision: number; role: 'school_admin' | 'teacher' }

/** Makes a teacher an administrator, or the other way round. Who they are is read for every request, so it holds at once. */
export async function changeRole({ log }: Pick<PeopleServices, 'log'>, ctx: Ctx<Input>) {
  const { tx, input, actor, request } = ctx
  const { id, revision, role } = input
  // First everywhere, so that two acts never wait for each other.
  await lockSchool(tx)
  const [before] = await users.lock(tx, [id])
  if (!before) return refuse('UNKNOWN_PERSON')
  const isDemotion = role === 'teacher' && before.role !== 'teacher'
  const refused = await refuseWithoutAdmin(tx, actor, isDemotion ? [before] : [])
  if (isRefused(refused)) return refused
  if (before.revision !== revision) {
    return refuse('CHANGED_MEANWHILE', { ...(await selectLastChange(tx, id)), revision: before.revision })
  }
  const isRecordNew = isDemotion && !(await hasTeacherRecord(tx, id))
  if (isRecordNew) {
    const beyond = await refuseBeyondTrial(tx, 'teachers', countTeachers)
    if (beyond) return beyond
  }
  const employeeId = isRecordNew ? await insertTeacherRecord(tx, id) : null
  const outcome = await changeRecords({ ...ctx, input: { ids: [id] } }, users, {
    verb: 'role_changed',
    change: { role },
    whySkipped: (user) => {
      if (user.accountId === null) return 'Has no account yet: send the invitation first.'
      return user.role === role ? `Is already ${called[role]}.` : null
    },
    effects: async ([user]) => (user ? await effectsOf(tx, user, { role, employeeId }) : []),
  })
  if (!isRefused(outcome) && outcome.doneCount > 0 && !isRehearsal(request))
    noteSecurity(log, 'ROLE_GIVEN', { user: id, school: tx.schoolId, role, by: actor.userId })
  return outcome
}

const called = { school_admin: 'an administrator', teacher: 'a teacher' } as const

async function effectsOf(
  tx: Tx,
  { id, name, isInvited }: UserState,
  { role, employeeId }: { role: Input['role']; employeeId: string | null },
): Promise<string[]> {
  const when = isInvited
    ? 'It applies once the invitation is accepted.'
    : 'It applies at once, also where they are signed in now; they see it when they reload the page.'
  if (role === 'school_admin') {
    return [
      `${name} can then see and change everything at your school: students, teachers, questions, exams, results, reports and settings.`,
      'They can invite administrators, and deactivate them, including you.',
      'They are no longer in the list of teachers. Their subjects and classes are kept, in case they become a teacher again.',
      when,
    ]
  }
  const { drafts, scheduled, running, questions } = await selectWork(tx, [id])
  const own = [counted(drafts + scheduled + running, 'open exam'), counted(questions, 'question')].join(' and ')
  return [
    `${name} can then only work on what they wrote themselves, and in the subjects and classes assigned to them.`,
    `They can no longer change students, teachers, classes, reports or settings.`,
    `What they wrote stays theirs: ${own}.`,
    ...(employeeId === null
      ? ['They are in the list of teachers again, with the subjects and classes they had.']
      : [
          `They get a record as a teacher, with the employee ID ${employeeId}. Assign subjects and classes under Teachers.`,
        ]),
    when,
  ]
}
