import type { Ctx } from '../platform/http/route.ts'

/** What an act on an exam is handed, whatever its lock looked up. */
export type ActCtx<Input = { examId: string }> = Ctx<Input, unknown>

/** How an act on one exam answers: what it means, in sentences. Another act of the table takes it back, where one does. */
export function acted(effects: string[]) {
  return { batch: null, doneCount: 1, skipped: [], effects }
}
