import { classContract } from '@sabimark/contract/school/classes/class.contract.ts'
import { classFields } from '@sabimark/domain/school/classes/class-fields.ts'
import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changeRecords } from '../../platform/record/acts.ts'
import { deleteUnused } from '../../platform/record/delete-unused.ts'
import { recordCalls } from '../../platform/record/record-calls.ts'
import { addLevels } from '../grading/add-levels.ts'
import { lockGrading } from '../grading/grading.db.ts'
import { lockLevel } from '../grading/levels.db.ts'
import type { Restore } from '../undo-act.ts'
import { undoAddedClasses } from './add-classes.ts'
import { type ClassValues, classes, classList, selectTeachers, usersOfClass } from './class.db.ts'

const calls = recordCalls({
  noun: 'class',
  call: classContract.listClasses,
  kind: classes,
  list: classList,
  unknown: 'UNKNOWN_CLASS',
  fields: { ...classFields, formTeacherId: { label: 'Form Teacher' }, status: { label: 'Status' } },
  names: selectTeachers,
})
export const { list: listClasses, get: getClass } = calls

/** Takes an act on classes back; those that were added by it go, where nothing has them yet. */
export const restoreClasses: Restore = async (tx, lines, actor) =>
  lines[0]?.action === 'class.added' ? await undoAddedClasses(tx, lines, actor) : await calls.restore(tx, lines, actor)

type NewLevel = { isNewLevel: boolean }

/** Adds an open class. A name that another open class has is refused by the database, and so is who is no teacher here. */
export async function addClass(ctx: Ctx<ClassValues & NewLevel>) {
  const { isNewLevel, ...values } = ctx.input
  const level = isNewLevel ? await newLevel(ctx, values.level) : values.level
  if (isRefused(level)) return level
  return (await whyNoLevel(ctx.tx, { level })) ?? (await calls.add(ctx, { ...values, level, status: 'open' }))
}

/** Changes what was sent of a class. Who renames its level locks the list first, too, and would otherwise wait for ever. */
export async function updateClass(ctx: Ctx<{ id: string; revision: number } & Partial<ClassValues> & NewLevel>) {
  const { isNewLevel, ...sent } = ctx.input
  if (sent.level !== undefined) await lockGrading(ctx.tx)
  const level = isNewLevel && sent.level !== undefined ? await newLevel(ctx, sent.level) : sent.level
  if (isRefused(level)) return level
  return await calls.update({ ...ctx, input: { ...sent, level } }, async (before, after) =>
    before.level === after.level ? undefined : await whyNoLevel(ctx.tx, after),
  )
}

/** Adds a level to the list of the school, and answers it as the school spells it. */
async function newLevel(ctx: Ctx<unknown>, typed: string) {
  const levels = await addLevels(ctx, [typed])
  if ('problem' in levels) return refuse('INVALID_FORM', { fields: { level: levels.problem } })
  return levels.spelt[0] ?? typed
}

/** A class has a level of the school's list. */
async function whyNoLevel(tx: Tx, { level }: { level: string }) {
  return (await lockLevel(tx, level)) ? undefined : refuse('UNKNOWN_LEVEL')
}

/** Opens classes, or closes those that nobody is in and no coming exam is only for. What refers to them keeps them. */
export async function setClassesStatus(ctx: Ctx<{ ids: string[]; status: 'open' | 'closed' }>) {
  const { status } = ctx.input
  return await changeRecords(ctx, classes, {
    verb: status === 'open' ? 'opened' : 'closed',
    change: { status },
    whySkipped(one) {
      if (one.status === status) return `Is already ${status}.`
      if (status === 'open') return null
      if (one.activeCount > 0) return `${countedAre(one.activeCount, 'student')} in it: move them first.`
      if (one.onlyForItCount === 0) return null
      return `${countedAre(one.onlyForItCount, 'coming exam')} only for it: wait for the end.`
    },
    effects: (done) =>
      status === 'open'
        ? [`${counted(done.length, 'class')} can be chosen again.`]
        : [`${countedAre(done.length, 'class')} closed. What they have stays; nothing new can choose them.`],
  })
}

/** Deletes classes that nothing refers to: no student, teacher or exam. */
export const deleteClasses = (ctx: Ctx<{ ids: string[] }>) =>
  deleteUnused(ctx, classes, {
    users: usersOfClass,
    instead: 'close it',
  })
