import type { Ctx } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { insertImport } from '../platform/record/imports.db.ts'

type Begun = { fileName: string; format: string; foundCount: number; leftOutCount: number }

/** Begins an import. Its id sorts by its time, as those of acts do: it is the batch of all it adds. */
export async function startImport({ tx, input, actor }: Ctx<Begun>) {
  const id = newId()
  await insertImport(tx, { ...input, id, noun: 'question', createdBy: actor.userId })
  return { importId: id }
}
