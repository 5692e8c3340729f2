import { counted, countedAll } from '@sabimark/domain/words/plural.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changeRecords } from '../../platform/record/acts.ts'
import { placesTaken } from '../plan-room.ts'
import { refuseMoreInUse } from './add-subject.ts'
import { countActiveSubjects, type SubjectStatus, subjects } from './subject.db.ts'

/** Activates or deactivates subjects. What is written in them stays, and coming exams go on. */
export async function setSubjectsStatus(ctx: Ctx<{ ids: string[]; status: SubjectStatus }>) {
  const { tx, input } = ctx
  const { status } = input
  const locked = await refuseMoreInUse(tx, 0)
  if (locked) return locked
  return await changeRecords(ctx, subjects, {
    verb: status === 'active' ? 'activated' : 'deactivated',
    change: { status },
    whySkipped: (subject) => (subject.status === status ? `Is already ${status}.` : null),
    check: async (chosen) => await refuseMoreInUse(tx, status === 'active' ? chosen.length : 0),
    async effects(done) {
      const places = await placesTaken(tx, 'subjects', await countActiveSubjects(tx))
      const taken = places === null ? [] : [`${places} places of your plan are then taken.`]
      const them = done.length === 1 ? 'it' : 'them'
      if (status === 'active') return [`New questions and exams can choose ${them} again.`, ...taken]
      const sum = (of: 'questionsCount' | 'examsCount' | 'comingCount') =>
        done.reduce((total, subject) => total + subject[of], 0)
      const kept = countedAll({ question: sum('questionsCount'), exam: sum('examsCount') })
      const coming = sum('comingCount')
      return [
        ...(kept ? [`${kept.text} ${kept.count === 1 ? 'keeps' : 'keep'} ${them}.`] : []),
        ...(coming === 0 ? [] : [`${counted(coming, 'scheduled exam')} ${coming === 1 ? 'goes' : 'go'} on.`]),
        `New ones cannot choose ${them}.`,
        ...taken,
      ]
    },
  })
}
