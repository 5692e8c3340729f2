import { restoreRecords } from '../../platform/record/restore.ts'
import { withinTrial } from '../../school/trial-limit.ts'
import type { Restore } from '../../school/undo-act.ts'
import { signOutInactive } from './staff-status.ts'
import { countTeachers, lockTeachers, selectNoTeachers, teachers } from './teacher.db.ts'

/**
 * Takes an act on teachers back; those who are there again take up room of the trial. Who became an administrator since stays
 * as they are: that is User Management's.
 */
export const restoreTeachers: Restore = (tx, lines, actor) =>
  withinTrial(tx, 'teachers', countTeachers, async () => {
    const others = await selectNoTeachers(
      tx,
      lines.map(({ subject }) => subject),
    )
    const restored = await restoreRecords(tx, teachers, lines, actor, ({ subject }) =>
      others.has(subject) ? 'Is no longer a teacher, and stays as they are.' : null,
    )
    const back = lines.map(({ subject }) => subject)
    await signOutInactive(tx, await lockTeachers(tx, back))
    return restored
  })
