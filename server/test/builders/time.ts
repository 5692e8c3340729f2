import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@sabimark/contract/contract.ts'
import type { TestClient } from '../client.ts'

type Inputs = InferContractRouterInputs<typeof contract>['exam']
type Having<Call extends 'extend' | 'giveTime' | 'takeTimeBack'> = Omit<Inputs[Call], 'seen'>

/** A sitting's time as somebody reads it who has just looked. */
export async function seenOf(client: TestClient, { examId, sittingId }: { examId: string; sittingId: string }) {
  const { closesAt, changes } = await client.exam.getSitting({ examId, sittingId })
  return { closesAt, change: changes[0]?.id ?? null }
}

/** Extends a sitting as somebody does who has just looked at it. */
export async function extend(client: TestClient, asked: Having<'extend'>) {
  return await client.exam.extend({ ...asked, seen: await seenOf(client, asked) })
}

/** The same for giving candidates time. */
export async function giveTime(client: TestClient, asked: Having<'giveTime'>) {
  return await client.exam.giveTime({ ...asked, seen: (await seenOf(client, asked)).change })
}

/** And for taking it back. */
export async function takeTimeBack(client: TestClient, asked: Having<'takeTimeBack'>) {
  return await client.exam.takeTimeBack({ ...asked, seen: (await seenOf(client, asked)).change })
}
