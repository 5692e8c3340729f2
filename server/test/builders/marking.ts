import { markAttempts } from '../../src/marking/mark-attempts.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import type { TestClient } from '../client.ts'
import type { TestServer } from '../server.ts'
import { act, keyOf, moveBack, type Page, type SentEvent, type Sitting, send } from './sitting.ts'

const hour = 3_600_000

/** The right answer to the question at this place of the paper. */
export async function answerRight(server: TestServer, of: Sitting, page: Page, place: number): Promise<SentEvent> {
  const { questionId } = page.order[place] ?? { questionId: '' }
  const key = await keyOf(server, of)
  return act(page, { kind: 'answer', question: questionId, value: key[questionId]?.correctOptionIds ?? [] })
}

/** Hands in when the time was long over, with one right answer that comes only now. */
export async function handInLate(server: TestServer, of: Sitting, page: Page): Promise<void> {
  await moveBack(server, of.school, page.attemptId, hour + 120_000)
  await send(page, [await answerRight(server, of, page, 0), act(page, { kind: 'submit' })])
}

/** Decides about an attempt's late answers as somebody does who has just looked at them. */
export async function decideHaving(
  staff: TestClient,
  { attemptId }: { attemptId: string },
  decision: 'accepted' | 'refused',
  more: { evenAfterAnswers?: boolean } = {},
) {
  const { card } = await staff.result.get({ attemptId })
  return await staff.marking.decideLate({ attemptId, decision, seen: card?.afterEnd?.late?.count ?? 0, ...more })
}

/** Marks the attempt once more, as the queue would. */
export async function remark(server: TestServer, of: Sitting, page: Page): Promise<void> {
  await inSchool(server.pools.app, of.school, (tx) => markAttempts(tx, [page.attemptId], 'test'))
}

/** What the lists and the dashboard read of an exam; the sum in whole per cent. */
export async function countersOf(server: TestServer, of: Sitting) {
  return await inSchool(server.pools.app, of.school, (tx) =>
    tx.optional<{ count: number; sum: number }>(
      'SELECT marked_count AS count, round(millionths_sum / 1e6)::int AS sum FROM exam_counters WHERE exam_id = $1',
      [of.examId],
    ),
  )
}
