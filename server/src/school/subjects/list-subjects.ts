import { subjectContract } from '@sabimark/contract/school/subjects/subject.contract.ts'
import { subjectFields } from '@sabimark/domain/school/subjects/subject-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { ListSpec, QueryOf, SortOf } from '../../platform/list/read-list.ts'
import { recordCalls } from '../../platform/record/record-calls.ts'
import { examsCount, questionsCount, subjects } from './subject.db.ts'

type Call = typeof subjectContract.listSubjects
type Sort = SortOf<Call>
type Query = QueryOf<Call> & {
  /** Only the subjects this teacher is assigned to. */
  teacherId?: string | null
}

const list: ListSpec<Sort, Query> = {
  name: 'subjects',
  from: 'subjects s',
  id: 's.id',
  whose: 's.school_id = $1',
  equals: { status: 's.status', difficulty: 's.difficulty' },
  where: ({ teacherId }, bind) => (teacherId ? [`s.id IN (${subjectsOf(bind(teacherId))})`] : []),
  searched: ['s.find_key'],
  sorts: {
    newest: { key: 's.id', type: 'uuid', usual: 'desc' },
    name: { key: 's.name_key', type: 'text', usual: 'asc' },
    code: { key: 'lower(s.code)', type: 'text', usual: 'asc' },
    questions: { key: `${questionsCount('s')}::float8`, type: 'float8', usual: 'desc' },
  },
  first: 'newest',
  columns: `s.id, s.name, s.code, s.description, s.color, s.difficulty, s.duration_minutes AS "durationMinutes",
    s.status, s.revision, ${questionsCount('s')} AS "questionsCount", ${examsCount('s')} AS "examsCount"`,
  joins: 'JOIN subjects s ON s.school_id = $1 AND s.id = p.id',
}

const subjectsOf = (teacher: string) =>
  `SELECT t.subject_id FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = ${teacher}`

const calls = recordCalls({
  noun: 'subject',
  call: subjectContract.listSubjects,
  kind: subjects,
  list,
  unknown: 'UNKNOWN_SUBJECT',
  fields: subjectFields,
})
export const { get: getSubject, add: insertSubject, update: editSubject } = calls

/** A page of subjects: all of them for the administrator, the own ones for a teacher. */
export async function listSubjects(tx: Tx, query: Query, actor: Actor) {
  return await calls.list(tx, { ...query, teacherId: actor.role === 'teacher' ? actor.userId : null })
}
