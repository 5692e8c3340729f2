import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import { narrowedTo } from '../bank/bank.access.ts'
import { lookUp } from '../platform/database/look-up.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { type ListInput, type ListSpec, readList } from '../platform/list/read-list.ts'
import { waitsForApproval } from './approval/approval.db.ts'
import { type ExamRow, examColumns, examJoins, ofTheirWork } from './exam.db.ts'
import { asExamItem } from './exam-view.ts'
import { selectRegistered } from './registered.db.ts'

type ExamSort = 'newest' | 'title' | 'subject' | 'opens' | 'needs' | 'recent'

export type ExamQuery = ListInput<ExamSort> & {
  status?: ExamStatus | undefined
  examType?: ExamType | undefined
  subjectId?: string | undefined
  classId?: string | undefined
  only?: 'published' | undefined
  approval?: 'waiting' | undefined
  /** Only what this teacher works on. */
  teacherId?: string | null
}

const classesOf = (column: string) => `SELECT ${column} FROM exam_classes x
  JOIN classes c ON c.school_id = x.school_id AND c.id = x.class_id WHERE x.school_id = $1 AND x.exam_id = e.id`

/** Before publishing, when its author wants it; the earliest sitting from then on. */
const opensSeconds = `extract(epoch FROM coalesce(
        (SELECT min(t.opens_at) FROM exam_sittings t WHERE t.school_id = e.school_id AND t.exam_id = e.id),
        (e.scheduled_date + e.scheduled_time) AT TIME ZONE 'Africa/Lagos'))`

// Scripts belong to a room behind: looked at ahead, in SQL only. The states are those of their index.
const isToMark = `EXISTS (SELECT FROM scripts o WHERE o.school_id = $1 AND o.exam_id = e.id
        AND o.state IN ('waiting', 'second', 'conflict'))`

const exams: ListSpec<ExamSort, ExamQuery> = {
  name: 'exams',
  from: 'exams e JOIN subjects s ON s.school_id = e.school_id AND s.id = e.subject_id',
  id: 'e.id',
  whose: 'e.school_id = $1 AND e.deleted_at IS NULL',
  equals: { status: 'e.status', examType: 'e.exam_type', subjectId: 'e.subject_id' },
  where: (query, bind) => [
    ...(query.teacherId ? [ofTheirWork(bind(query.teacherId))] : []),
    ...(query.only === undefined ? [] : [`e.status <> 'draft'`]),
    // What is put away is there for who asks for it, and where results are looked for.
    ...(query.status === undefined && query.only === undefined ? [`e.status <> 'archived'`] : []),
    ...(query.approval === undefined ? [] : [waitsForApproval]),
    ...(query.classId === undefined ? [] : [`EXISTS (${classesOf('1')} AND x.class_id = ${bind(query.classId)})`]),
  ],
  searched: ['e.title_key', 's.name_key', `coalesce((${classesOf(`string_agg(c.find_key, E'\\n')`)}), '')`],
  sorts: {
    newest: { key: 'e.id', type: 'uuid', usual: 'desc' },
    title: { key: 'e.title_key', type: 'text', usual: 'asc' },
    // In a subject by title.
    subject: { key: `s.name_key || E'\\t' || e.title_key`, type: 'text', usual: 'asc' },
    opens: { key: `${opensSeconds}::float8`, type: 'float8', usual: 'desc' },
    // A place among the states, and within it the time: no clock, so that a page begins where the one before ended.
    needs: {
      key: `(1e11 * CASE e.status WHEN 'active' THEN 0 WHEN 'draft' THEN 2 WHEN 'scheduled' THEN 3
          ELSE CASE WHEN ${isToMark} THEN 1 ELSE 4 END END
        + CASE WHEN e.status IN ('completed', 'archived') THEN -1 ELSE 1 END * ${opensSeconds})::float8`,
      type: 'float8',
      usual: 'asc',
    },
    // What has begun, the latest first, before what is to come, the soonest first.
    recent: {
      key: `(CASE WHEN e.status IN ('draft', 'scheduled') THEN 1e11 + ${opensSeconds} ELSE -${opensSeconds} END)::float8`,
      type: 'float8',
      usual: 'asc',
    },
  },
  first: 'newest',
  columns: examColumns,
  joins: `${lookUp('exams', 'e', 'e.school_id = $1 AND e.id = p.id')} ${examJoins}`,
}

/** A page of the exams the actor works on. */
export async function listExams(tx: Tx, input: ExamQuery, actor: Actor) {
  const query = { ...input, teacherId: narrowedTo(actor) }
  const page = await readList<ExamRow, ExamSort, ExamQuery>(tx, exams, query)
  if (isRefused(page)) return page
  const registered = await selectRegistered(
    tx,
    page.items.map(({ id }) => id),
  )
  return { ...page, items: page.items.map((exam) => asExamItem(exam, actor, registered.get(exam.id) ?? 0)) }
}
