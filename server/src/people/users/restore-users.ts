import { isAdminRole, type StaffRole } from '@sabimark/domain/people/users/staff-role.ts'
import { isRefused } from '../../platform/http/refused.ts'
import { isRehearsal } from '../../platform/http/repeated-call.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { restoreRecords } from '../../platform/record/restore.ts'
import type { ActLine } from '../../platform/record/undo.db.ts'
import type { Restore } from '../../school/undo-act.ts'
import type { PeopleServices } from '../account/services.ts'
import { signOutInactive } from '../teachers/staff-status.ts'
import { refuseWithoutAdmin } from './user.access.ts'
import { selectActiveAdmins, type UserState, users } from './user.db.ts'

/**
 * Takes an act on staff back, by an active administrator alone. Nobody loses by it what they undo it with, and an
 * administrator is always left.
 */
export const restoreUsers =
  ({ log }: Pick<PeopleServices, 'log'>): Restore =>
  async (tx, lines, actor, request) => {
    const refused = await refuseWithoutAdmin(tx, actor)
    if (isRefused(refused)) return refused
    const admins = new Set(await selectActiveAdmins(tx))
    const restored = await restoreRecords(tx, users, lines, actor, (line) => {
      const { subject } = line
      if (!admins.has(subject) || !endsAdministering(line)) return null
      if (subject === actor.userId) return 'Is you: another administrator can do it.'
      if (admins.size === 1) return 'Is the last active administrator, and stays as they are.'
      admins.delete(subject)
      return null
    })
    const ids = lines.map(({ subject }) => subject)
    await signOutInactive(tx, await users.lock(tx, ids))
    const left = new Set(restored.skipped.map(({ id }) => id))
    for (const { subject, changes } of isRehearsal(request) ? [] : lines) {
      const [role] = (changes?.role ?? []) as [StaffRole?]
      if (role !== undefined && !left.has(subject))
        noteSecurity(log, 'ROLE_GIVEN', { user: subject, school: tx.schoolId, role, by: actor.userId })
    }
    return restored
  }

/** Whether who administers now would not, as they were before. */
function endsAdministering({ changes }: ActLine): boolean {
  const [status] = (changes?.status ?? []) as [UserState['status']?]
  const [role] = (changes?.role ?? []) as [StaffRole?]
  return (status !== undefined && status !== 'active') || (role !== undefined && !isAdminRole(role))
}
