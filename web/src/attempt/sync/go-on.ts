import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import type { AttemptEvent, LogEntry } from '@sabimark/domain/attempt/event.ts'
import { elapsedAfterReload } from '@sabimark/domain/attempt/timing.ts'
import { attemptSync } from './attempt-sync.ts'
import type { AttemptSync, SyncStart } from './attempt-sync.types.ts'
import { pageKey, toResume } from './local-page.ts'
import { aroundPage, type Opening, pageOf } from './open-attempt.ts'
import type { LeftoverTools } from './send-leftovers.ts'
import type { PageNote } from './way-back.ts'

/** What the device kept of a page so that it can be gone on with: how it began, what others had done, and what of it the server has. */
export type LeftPage = { started: StartedAttempt; others: readonly LogEntry[]; acked: readonly AttemptEvent[] }

/**
 * Goes on with the page of an earlier load, without asking anybody: the same number and ticket, all it has done, and its clock.
 * Null where the device does not have all of it any more, for what is missing may be on the server under a number that
 * would then be used twice.
 */
export async function goOn(
  tools: LeftoverTools,
  {
    whose,
    left,
    noted,
    readLog,
    onPage,
    unheard,
  }: { left: LeftPage; noted: PageNote } & Pick<Opening<unknown>, 'whose' | 'readLog' | 'onPage'> &
    Pick<SyncStart, 'unheard'>,
): Promise<AttemptSync | null> {
  const { device, store } = tools
  const { started, others, acked } = left
  const { attemptId, epoch, elsewhere } = started
  const { allowedMs } = noted
  const kept = await store.all()
  const own = kept.find((one) => one.page.key === pageKey(attemptId, epoch))
  const did = withoutGap([...noted.unstored, ...(own?.events ?? []), ...acked])
  if (did === null || (own && own.page.refusal !== null)) return null
  // The clock was put right since the last of it was done: nothing that follows was done before.
  const lastMs = Math.max(did.at(-1)?.atMs ?? 0, own?.page.draft?.atMs ?? 0)
  const notedMs = elapsedAfterReload(noted, { wallNowMs: device.wallNow(), allowedMs })
  const elapsedMs = Math.min(allowedMs, Math.max(notedMs, lastMs))
  const page = pageOf(started, whose, { elapsedMs, remainingMs: allowedMs - elapsedMs }, device)
  onPage(page.key)
  const around = aroundPage(tools, started, readLog)
  const sync = attemptSync({
    ...around,
    unheard,
    // The device keeps no page of which the server has everything.
    page: { ...page, ...own?.page },
    goesOn: { did, ackedSeq: acked.reduce((most, { seq }) => Math.max(most, seq), 0) },
    allowedMs,
    clock: { baseElapsedMs: elapsedMs, monotonicAtBase: device.now() },
    known: { log: [...others], elsewhere },
  })
  sync.takeUp(toResume(kept, []).filter((one) => one.page.attemptId === attemptId))
  const draft = own?.page.draft
  if (draft?.question !== undefined && draft.seq > did.length) sync.move({ ...draft, question: draft.question })
  // Of a page that was lost as it began nothing is known but that.
  sync.note(did.length === 0 ? 'start' : 'gap')
  void around.sendOlder().catch(() => {})
  return sync
}

/** In order, each number once; null where one is missing. */
function withoutGap(events: readonly AttemptEvent[]): AttemptEvent[] | null {
  const bySeq = new Map(events.map((event) => [event.seq, event]))
  const did = [...bySeq.values()].sort((one, other) => one.seq - other.seq)
  return did.every(({ seq }, index) => seq === index + 1) ? did : null
}
