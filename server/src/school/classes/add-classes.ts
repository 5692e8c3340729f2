import {
  armsProblem,
  classesOf,
  judgeClassSet,
  mostOpenClasses,
  namesOfClasses,
} from '@sabimark/domain/school/classes/class-set.ts'
import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import { insertAct, insertAuditLines } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor, Ctx } from '../../platform/http/route.ts'
import { usedText } from '../../platform/record/delete-unused.ts'
import type { ActLine } from '../../platform/record/undo.db.ts'
import { addLevels, dropUnusedLevels } from '../grading/add-levels.ts'
import { lockGrading } from '../grading/grading.db.ts'
import { insertClasses } from '../school.db.ts'
import { classes, markClassesNamed, selectClassParts, usersOfClass } from './class.db.ts'

type Input = { levels: string[]; arms: string[] }

/**
 * Adds every level with every arm, and the levels that are new to the list of the school, as one act. What stands already
 * stays as it is, so that the same again adds nothing; a name that only a closed class has is left to be opened again.
 */
export async function addClasses(ctx: Ctx<Input>) {
  const { tx, input, actor } = ctx
  const arms = armsProblem(input.arms)
  if (arms !== null) return refuse('INVALID_FORM', { fields: { arms } })
  const levels = await addLevels(ctx, input.levels)
  if ('problem' in levels) return refuse('INVALID_FORM', { fields: { levels: levels.problem } })
  const kept = await selectClassParts(tx)
  const { added, standing, closed } = judgeClassSet(classesOf(levels.spelt, input.arms), kept)
  const openCount = kept.filter(({ status }) => status === 'open').length + added.length
  if (added.length > 0 && openCount > mostOpenClasses) {
    const sentence = `A school has at most ${mostOpenClasses} open classes; with these it would have ${openCount.toLocaleString('en-NG')}.`
    return refuse('INVALID_FORM', { fields: { arms: sentence } })
  }
  await markClassesNamed(tx)
  const ids = await insertClasses(tx, added)
  const isNew = new Set(levels.added)
  const lines = added.map(({ level }, place) => ({
    ...{ action: 'class.added', subject: ids[place] ?? '' },
    // The level goes with its classes, should they be taken back.
    detail: { revision: 1, ...(isNew.has(level) && { addedLevel: level }) },
  }))
  const batch = await insertAct(tx, actor.userId, lines)
  return {
    batch,
    doneCount: added.length,
    skipped: closed.map(({ id, name }) => ({ id, name, why: 'Is closed: open it again instead.' })),
    effects: [
      ...(added.length > 0 ? [`${countedAre(added.length, 'class')} added: ${namesOfClasses(added)}.`] : []),
      ...(levels.added.length > 0
        ? [`${countedAre(levels.added.length, 'level')} added: ${levels.added.join(', ')}.`]
        : []),
      ...(standing.length > 0
        ? [
            `${counted(standing.length, 'class')} ${standing.length === 1 ? 'stands' : 'stand'} already: ${namesOfClasses(standing)}.`,
          ]
        : []),
    ],
  }
}

/** Takes added classes back: what nothing has and nobody changed goes, with the levels that only they had. */
export async function undoAddedClasses(tx: Tx, lines: readonly ActLine[], actor: Actor) {
  // The list of levels first, as whoever changes it does.
  await lockGrading(tx)
  const ids = lines.map(({ subject }) => subject)
  const found = new Map((await classes.lock(tx, ids)).map((one) => [one.id, one]))
  const judged = lines.map(({ subject: id, detail }) => {
    const one = found.get(id)
    if (!one) return { id, name: '', why: 'Is no longer there.' }
    const used = usedText(one, usersOfClass)
    if (used !== null) return { id, name: one.name, why: `${used}, so it stays.` }
    return {
      id,
      name: one.name,
      why: one.revision === detail.revision ? null : 'Was changed since, and stays as it is.',
    }
  })
  const skipped = judged.flatMap(({ why, ...one }) => (why === null ? [] : [{ ...one, why }]))
  const gone = judged.flatMap(({ id, why }) => (why === null ? (found.get(id) ?? []) : []))
  await classes.remove(
    tx,
    gone.map(({ id }) => id),
  )
  await insertAuditLines(
    tx,
    gone.map((one) => ({
      ...{ actorId: actor.userId, action: 'class.deleted', subject: one.id },
      detail: { record: classes.imageOf(one) },
    })),
  )
  const levels = lines.flatMap(({ detail }) => detail.addedLevel ?? [])
  if (levels.length > 0) await dropUnusedLevels({ tx, actor }, new Set(levels))
  return { doneCount: gone.length, skipped }
}
