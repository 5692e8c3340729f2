import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { editRecord } from '../../platform/record/acts.ts'
import { refuseMoreInUse } from './add-subject.ts'
import { readSubject } from './list-subjects.ts'
import { type SubjectValues, subjects } from './subject.db.ts'

type Edit = { id: string; revision: number } & { [Name in keyof SubjectValues]?: SubjectValues[Name] | undefined }

/** Changes what was sent, unless somebody else changed the subject meanwhile. */
export async function updateSubject(ctx: Ctx<Edit>) {
  const { tx, input } = ctx
  // The plan's lock comes first everywhere, so that two acts never wait for each other.
  const locked = await refuseMoreInUse(tx, 0)
  if (locked) return locked
  // No colour leaves it the one it has.
  const edit = { ...ctx, input: { ...input, color: input.color || undefined } }
  const edited = await editRecord(edit, subjects, async (before, after) =>
    before.status === 'inactive' && after.status === 'active' ? await refuseMoreInUse(tx, 1) : undefined,
  )
  if (edited === undefined) return refuse('UNKNOWN_SUBJECT')
  return isRefused(edited) ? edited : { subject: await readSubject(tx, input.id) }
}
