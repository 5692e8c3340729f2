import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { page, userEvent } from 'vitest/browser'
import { localStore } from '../src/attempt/device/sender.ts'
import { pageKey } from '../src/attempt/sync/local-page.ts'

/** A page that began here with a code, with what was done on it, and whose time is over unless it is said otherwise; `take` takes it away. */
export async function pageZero(
  attemptId: string,
  events: AttemptEvent[] = [{ seq: 1, atMs: 1, kind: 'start' }],
  endsAtWallMs = Date.UTC(2026, 10, 20, 9, 5),
  candidateId = 'amina',
) {
  const key = pageKey(attemptId, 0)
  const times = { elapsedMs: 1, notedAtWallMs: 0, refusal: null, isSuperseded: false, isBegunHere: true }
  const whose = { examId: 'exam', candidateId, pageId: 'f'.repeat(32), endsAtWallMs }
  await localStore.append({ key, attemptId, epoch: 0, ...whose, ...times }, events)
  const take = async () => {
    await localStore.forget(
      key,
      events.map(({ seq }) => seq),
    )
    await localStore.remove(key)
  }
  return { key, take }
}

/** Types a hall code into its fields. */
export async function typeCode(code: string) {
  await page.getByRole('textbox', { name: 'Digits 1 to 4' }).click()
  await userEvent.keyboard(code)
}
