import type { Ctx } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { insertImport } from '../../platform/record/imports.db.ts'
import { students } from './student.db.ts'

type Begun = { fileName: string; format: string; foundCount: number; leftOutCount: number }

/** Begins to bring a register. Its id is the batch of all that is added and changed by it. */
export async function startRegister({ tx, input, actor }: Ctx<Begun>) {
  const id = newId()
  await insertImport(tx, { ...input, id, noun: students.noun, createdBy: actor.userId })
  return { importId: id }
}
