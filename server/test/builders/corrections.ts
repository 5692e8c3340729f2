import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@sabimark/contract/contract.ts'
import { markingWorkers } from '../../src/marking/marking.workers.ts'
import type { TestClient } from '../client.ts'
import type { TestServer } from '../server.ts'

type Inputs = InferContractRouterInputs<typeof contract>
export type Correction = Inputs['marking']['tryCorrection']['correction']

/** Corrects as somebody does who has just seen whom it moves. */
export async function correctHaving(
  staff: TestClient,
  asked: Inputs['marking']['tryCorrection'],
  more: { reason?: string; inBank?: boolean } = {},
) {
  const { seen, ...moves } = await staff.marking.tryCorrection(asked)
  const made = await staff.marking.correctKey({ ...asked, seen, reason: 'Wrong letter in the key', ...more })
  return { ...made, seen, moves }
}

/** Marks papers again that wait for it, as the queue would. */
export async function markAgain(server: TestServer, { schoolId }: { schoolId: string }): Promise<void> {
  const { rows } = await server.pools.app.query<{ reference: string }>(
    "SELECT reference FROM due_work WHERE kind = 'mark_version' AND school_id = $1",
    [schoolId],
  )
  const worker = markingWorkers({ pools: server.pools }).mark_version
  for (const { reference } of rows) await worker?.run({ schoolId, reference })
}
