import type { Ctx } from '../../platform/http/route.ts'
import { deleteUnused } from '../../platform/record/delete-unused.ts'
import { subjects } from './subject.db.ts'

/** Deletes subjects that nothing refers to: no question, exam, student or teacher. */
export const deleteSubjects = (ctx: Ctx<{ ids: string[] }>) =>
  deleteUnused(ctx, subjects, {
    users: {
      question: 'questionsCount',
      exam: 'examsCount',
      student: 'studentsCount',
      teacher: 'teachersCount',
    },
    kept: 'keptCount',
    instead: 'deactivate it',
  })
