import { counted } from '@sabimark/domain/words/plural.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changeRecords } from '../../platform/record/acts.ts'
import { findUnknownPlace, selectClasses } from '../../school/school.db.ts'
import { students } from './student.db.ts'

type Input = { ids: string[]; classId: string | null }

/** Moves students to a class. An exam they have begun goes on, and its result stays with the class it was begun in. */
export async function setClass(ctx: Ctx<Input>) {
  const { tx, input } = ctx
  const { classId } = input
  const unknown = await findUnknownPlace(tx, classId === null ? [] : [classId], [])
  if (unknown) return refuse('UNKNOWN_CLASS')
  const to = (await selectClasses(tx)).find(({ id }) => id === classId)
  const place = to?.name ?? 'no class'
  return await changeRecords(ctx, students, {
    verb: 'class_set',
    change: { classId },
    whySkipped: (student) => (student.classId === classId ? `Is already in ${place}.` : null),
    effects(done) {
      const isOne = done.length === 1
      const sitting = done.filter(({ isSitting }) => isSitting).length
      return [
        `${counted(done.length, 'student')} ${isOne ? 'moves' : 'move'} to ${place}.`,
        `${isOne ? 'The student leaves' : 'They leave'} the coming exams of the old class${to ? ` and ${isOne ? 'gets' : 'get'} those of ${to.name}` : ''}. Results stay with the class they were sat in.`,
        ...(sitting === 0 ? [] : [`${counted(sitting, 'student')} sitting an exam now can finish it.`]),
      ]
    },
  })
}
