import type { Ctx } from '../../platform/http/route.ts'
import { refuseMoreInUse } from './add-subject.ts'
import { editSubject } from './list-subjects.ts'
import type { SubjectValues } from './subject.db.ts'

type Edit = { id: string; revision: number } & { [Name in keyof SubjectValues]?: SubjectValues[Name] | undefined }

/** Changes what was sent, unless somebody else changed the subject meanwhile. */
export async function updateSubject(ctx: Ctx<Edit>) {
  const { tx, input } = ctx
  // The plan's lock comes first everywhere, so that two acts never wait for each other.
  const locked = await refuseMoreInUse(tx, 0)
  if (locked) return locked
  // No colour leaves it the one it has.
  const edit = { ...ctx, input: { ...input, color: input.color || undefined } }
  return await editSubject(edit, async (before, after) =>
    before.status === 'inactive' && after.status === 'active' ? await refuseMoreInUse(tx, 1) : undefined,
  )
}
