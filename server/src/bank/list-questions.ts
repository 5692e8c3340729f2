import type { Difficulty, QuestionType } from '@sabimark/domain/bank/question.ts'
import { folded } from '../platform/database/search-fold.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { type ListInput, type ListSpec, readList } from '../platform/list/read-list.ts'
import { asTheySee, narrowedTo } from './bank.access.ts'
import { ofTheirs, type QuestionRow, type QuestionStatus, questionColumns } from './bank.db.ts'

type QuestionSort = 'newest' | 'topic'

export type QuestionQuery = ListInput<QuestionSort> & {
  subjectId?: string | undefined
  type?: QuestionType | undefined
  difficulty?: Difficulty | undefined
  topic?: string | undefined
  status: QuestionStatus
  used?: 'never' | 'before' | undefined
  searched?: 'questions' | 'choice' | undefined
  teacherId?: string | null
}

/** Only a search looks at the name of the subject: to count thousands it need not be read. */
const withSubjects = 'questions q JOIN subjects s ON s.school_id = q.school_id AND s.id = q.subject_id'

/** Tags are not folded as they are stored: only the choice looks at them, among the questions of one subject. */
const searched = {
  questions: ['q.find_key', 's.name_key'],
  choice: ['q.find_key', folded(`array_to_string(q.tags, ' ')`)],
}

const inAnExam = '(SELECT FROM exam_questions e WHERE e.school_id = q.school_id AND e.question_id = q.id)'

const questions: ListSpec<QuestionSort, QuestionQuery> = {
  name: 'questions',
  from: 'questions q',
  id: 'q.id',
  whose: 'q.school_id = $1',
  equals: {
    status: 'q.status',
    subjectId: 'q.subject_id',
    type: 'q.type',
    difficulty: 'q.difficulty',
    topic: 'q.topic',
  },
  where: ({ teacherId, used }, bind) => [
    ...(teacherId ? [ofTheirs(bind(teacherId))] : []),
    ...(used ? [`${used === 'never' ? 'NOT ' : ''}EXISTS ${inAnExam}`] : []),
  ],
  searched: searched.questions,
  sorts: {
    newest: { key: 'q.id', type: 'uuid', usual: 'desc' },
    topic: { key: 'q.topic_key', type: 'text', usual: 'asc' },
  },
  first: 'newest',
  columns: questionColumns,
  joins: `JOIN questions q ON q.school_id = $1 AND q.id = p.id
    JOIN subjects s ON s.school_id = q.school_id AND s.id = q.subject_id`,
}

/** A page of the bank; a teacher sees the subjects assigned to them. */
export async function listQuestions(tx: Tx, input: QuestionQuery, actor: Actor) {
  const query = { ...input, teacherId: narrowedTo(actor) }
  const from = input.search === undefined ? questions.from : withSubjects
  const spec = { ...questions, from, searched: searched[input.searched ?? 'questions'] }
  const page = await readList<QuestionRow, QuestionSort, QuestionQuery>(tx, spec, query)
  return isRefused(page) ? page : { ...page, items: page.items.map((row) => asTheySee(row, actor)) }
}
