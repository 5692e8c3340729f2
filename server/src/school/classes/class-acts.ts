import { classFields } from '@sabimark/domain/school/class-fields.ts'
import { counted, countedAll } from '@sabimark/domain/school/plural.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { readList } from '../../platform/list/read-list.ts'
import { changeRecords, deleteRecords, editRecord } from '../../platform/record/acts.ts'
import { shownHistory } from '../../platform/record/history.ts'
import { selectHistory } from '../../platform/record/record-log.ts'
import { restoreRecords } from '../../platform/record/restore.ts'
import type { Restore } from '../undo-act.ts'
import {
  type ClassQuery,
  type ClassSort,
  type ClassState,
  type ClassStatus,
  type ClassValues,
  classes,
  classList,
} from './class.db.ts'

type Row = Pick<
  ClassState,
  'id' | 'name' | 'level' | 'arm' | 'status' | 'revision' | 'studentsCount' | 'examsCount'
> & {
  position: number
  formTeacher: { id: string; name: string } | null
}

/** A page of classes, in the order the school gave them. */
export async function listClasses(tx: Tx, query: ClassQuery) {
  return await readList<Row, ClassSort, ClassQuery>(tx, classList, query)
}

/** All that is kept of a class, and what was done to it. */
export async function getClass(tx: Tx, id: string) {
  const [found, history, people] = await Promise.all([
    selectOptionalClass(tx, id),
    selectHistory(tx, id),
    tx.rows<{ id: string; name: string }>(`SELECT id, name FROM users WHERE school_id = $1 AND role = 'teacher'`, [
      tx.schoolId,
    ]),
  ])
  if (!found) return refuse('UNKNOWN_CLASS')
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const labels = { ...classFields, formTeacherId: { label: 'Form Teacher' }, status: { label: 'Status' } }
  return { class: found, history: shownHistory(history, labels, names) }
}

/** Adds an open class. A name that another open class has is refused by the database, and so is who is no teacher here. */
export async function addClass({ tx, input, note }: Ctx<ClassValues>) {
  const id = newId()
  await classes.insert(tx, [{ ...input, id, status: 'open', revision: 1 }])
  await note('class.added', id)
  return await written(tx, id)
}

type Edit = { id: string; revision: number } & { [Name in keyof ClassValues]?: ClassValues[Name] | undefined }

/** Changes what was sent, unless somebody else changed the class meanwhile. */
export async function updateClass(ctx: Ctx<Edit>) {
  const edited = await editRecord(ctx, classes)
  if (edited === undefined) return refuse('UNKNOWN_CLASS')
  return isRefused(edited) ? edited : await written(ctx.tx, ctx.input.id)
}

/** Opens classes, or closes those that nobody is in and no coming exam is only for. What refers to them keeps them. */
export async function setClassesStatus(ctx: Ctx<{ ids: string[]; status: ClassStatus }>) {
  const { status } = ctx.input
  return await changeRecords(ctx, classes, {
    verb: status === 'open' ? 'opened' : 'closed',
    change: { status },
    whySkipped(one) {
      if (one.status === status) return `Is already ${status}.`
      if (status === 'open') return null
      if (one.activeCount > 0) return `${are(one.activeCount, 'student')} in it: move them first.`
      return one.onlyForItCount > 0 ? `${are(one.onlyForItCount, 'coming exam')} only for it: wait for the end.` : null
    },
    effects: (done) =>
      status === 'open'
        ? [`${counted(done.length, 'class', 'classes')} can be chosen again.`]
        : [`${are(done.length, 'class', 'classes')} closed. What they have stays; nothing new can choose them.`],
  })
}

/** Deletes classes that nothing refers to: no student, teacher or exam. */
export async function deleteClasses(ctx: Ctx<{ ids: string[] }>) {
  return await deleteRecords(ctx, classes, {
    whySkipped: ({ studentsCount, teachersCount, examsCount }) => {
      const users = countedAll({ student: studentsCount, teacher: teachersCount, exam: examsCount })
      return users && `${users.text} ${users.count === 1 ? 'has' : 'have'} it: close it instead.`
    },
    effects: (done) => [`${are(done.length, 'class', 'classes')} deleted. You can undo this for 30 days.`],
  })
}

/** Takes an act on classes back. */
export const restoreClasses: Restore = (tx, lines, actor) => restoreRecords(tx, classes, lines, actor)

const are = (count: number, noun: string, plural?: string) =>
  `${counted(count, noun, plural)} ${count === 1 ? 'is' : 'are'}`

async function selectOptionalClass(tx: Tx, id: string): Promise<Row | undefined> {
  const page = await listClasses(tx, { id, size: 1 })
  return isRefused(page) ? undefined : page.items[0]
}

async function written(tx: Tx, id: string) {
  const found = await selectOptionalClass(tx, id)
  if (!found) throw new Error('The class just written is not there.')
  return { class: found }
}
