import type { difficulties } from '@sabimark/domain/school/subject-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { type ListInput, type ListSpec, readList } from '../../platform/list/read-list.ts'
import { examsCount, questionsCount, type SubjectStatus, type SubjectValues } from './subject.db.ts'

type Sort = 'newest' | 'name' | 'code' | 'questions'

type Query = ListInput<Sort> & {
  status?: SubjectStatus | undefined
  difficulty?: (typeof difficulties)[number] | undefined
  /** Only this subject. */
  id?: string
  /** Only the subjects this teacher is assigned to. */
  teacherId?: string | null
}

type Row = SubjectValues & { id: string; questionsCount: number; examsCount: number; revision: number }

const list: ListSpec<Sort, Query> = {
  name: 'subjects',
  from: 'subjects s',
  id: 's.id',
  where: ({ id, status, difficulty, teacherId }, bind) => [
    's.school_id = $1',
    ...(id === undefined ? [] : [`s.id = ${bind(id)}`]),
    ...(status === undefined ? [] : [`s.status = ${bind(status)}`]),
    ...(difficulty === undefined ? [] : [`s.difficulty = ${bind(difficulty)}`]),
    ...(teacherId ? [`s.id IN (${subjectsOf(bind(teacherId))})`] : []),
  ],
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

/** A page of subjects: all of them for the administrator, the own ones for a teacher. */
export async function listSubjects(tx: Tx, query: Query, actor: Actor) {
  return await readList<Row, Sort, Query>(tx, list, {
    ...query,
    teacherId: actor.role === 'teacher' ? actor.userId : null,
  })
}

/** One of them, as the list has it; undefined where the school has no such subject. */
export async function selectOptionalSubject(tx: Tx, id: string): Promise<Row | undefined> {
  const page = await readList<Row, Sort, Query>(tx, list, { id, size: 1 })
  return isRefused(page) ? undefined : page.items[0]
}

/** The subject of that id, which is there. */
export async function readSubject(tx: Tx, id: string): Promise<Row> {
  const subject = await selectOptionalSubject(tx, id)
  if (!subject) throw new Error('The subject just written is not there.')
  return subject
}
