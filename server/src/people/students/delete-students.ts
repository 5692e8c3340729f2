import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { deleteRecords } from '../../platform/record/acts.ts'
import { lockForDelete, type StudentState, students } from './student.db.ts'

/** Deletes students who never began an exam; whoever did stays, because results do. */
export async function deleteStudents(ctx: Ctx<{ ids: string[] }>) {
  await lockForDelete(ctx.tx, ctx.input.ids)
  return await deleteRecords(ctx, students, {
    whySkipped: ({ attemptsCount, mayHaveBegun }) => {
      if (attemptsCount > 0) return `Has taken ${counted(attemptsCount, 'exam')}: deactivate instead.`
      return mayHaveBegun ? 'May have begun an exam on a device that is ready: deactivate instead, or wait.' : null
    },
    effects: (done) => [
      `${countedAre(done.length, 'student')} deleted, with their sign-in, picture and prepared papers. You can undo this for 30 days; a new slip and picture are needed then.`,
      ...placesLost(done),
    ],
  })
}

function placesLost(done: readonly StudentState[]): string[] {
  const count = done.reduce((sum, { namedFor }) => sum + namedFor.length, 0)
  if (count === 0) return []
  return [
    `${counted(count, 'place')} by name in exams ${count === 1 ? 'goes' : 'go'} with them: an undo gives back each that can still be sat.`,
  ]
}
