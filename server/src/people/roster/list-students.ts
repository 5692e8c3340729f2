import { foldForSearch } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { selectStudents } from './student.db.ts'

const pageSize = 50

type Asked = { cursor?: string | undefined; search?: string | undefined; classId?: string | undefined }

/** A page of students: all of them for the administrator, those of the own classes for a teacher. */
export async function listStudents(tx: Tx, { cursor, search, classId }: Asked, actor: Actor) {
  const ofTeacher = actor.role === 'teacher' ? actor.userId : undefined
  const found = await selectStudents(tx, {
    cursor,
    classId,
    search: foldForSearch(search ?? ''),
    ofTeacher,
    limit: pageSize + 1,
  })
  const items = found.slice(0, pageSize)
  return { items, nextCursor: found.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}
