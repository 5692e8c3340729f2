import { counted, countedAll, countedAre } from '@sabimark/domain/words/plural.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { deleteRecords } from '../../platform/record/acts.ts'
import { type TeacherState, teachers } from './teacher.db.ts'

/** Deletes teachers who have made and decided nothing. An account with other schools keeps them. */
export async function deleteTeachers(ctx: Ctx<{ ids: string[] }>) {
  return await deleteRecords(ctx, teachers, {
    whySkipped: ({ examsCount, questionsCount, hasActed }) => {
      const made = countedAll({ exam: examsCount, question: questionsCount })
      if (made) return `Has made ${made.text}: deactivate instead.`
      return hasActed ? 'Is named in the history of exams or students: deactivate instead.' : null
    },
    effects: (done) => [
      `${countedAre(done.length, 'teacher')} deleted, with their sign-in here and their picture.`,
      'You can undo this for 30 days; a new invitation or first password, and a new picture, are needed then.',
      ...classesLeft(done),
    ],
  })
}

function classesLeft(done: readonly TeacherState[]): string[] {
  const count = done.reduce((sum, { formClassIds }) => sum + formClassIds.length, 0)
  if (count === 0) return []
  return [
    `${counted(count, 'class')} ${count === 1 ? 'has' : 'have'} no form teacher then: an undo gives ${count === 1 ? 'it' : 'each'} back to them unless it has another by now.`,
  ]
}
