import { readPage } from '../../platform/database/keyset.ts'
import { foldForSearch } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { selectStudents } from './student.db.ts'

type StudentQuery = { cursor?: string | undefined; search?: string | undefined; classId?: string | undefined }

/** A page of students: all of them for the administrator, those of the own classes for a teacher. */
export async function listStudents(tx: Tx, { cursor, search, classId }: StudentQuery, actor: Actor) {
  const ofTeacher = actor.role === 'teacher' ? actor.userId : undefined
  return await readPage(cursor, {
    read: (asked) => selectStudents(tx, { ...asked, classId, search: foldForSearch(search ?? ''), ofTeacher }),
    asItem: (student) => student,
    idOf: ({ id }) => id,
  })
}
