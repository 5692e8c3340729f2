import { counted, countedAll } from '@sabimark/domain/school/plural.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { deleteRecords } from '../../platform/record/acts.ts'
import { subjects } from './subject.db.ts'

/** Deletes subjects that nothing refers to: no question, exam, student or teacher. */
export async function deleteSubjects(ctx: Ctx<{ ids: string[] }>) {
  return await deleteRecords(ctx, subjects, {
    whySkipped: ({ questionsCount, examsCount, studentsCount, teachersCount }) => {
      const users = countedAll({
        ...{ question: questionsCount, exam: examsCount, student: studentsCount, teacher: teachersCount },
      })
      return users && `${users.text} ${users.count === 1 ? 'has' : 'have'} it: deactivate it instead.`
    },
    effects: (done) => [
      `${counted(done.length, 'subject')} ${done.length === 1 ? 'is' : 'are'} deleted. You can undo this for 30 days.`,
    ],
  })
}
