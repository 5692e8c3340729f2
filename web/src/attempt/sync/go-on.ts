import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import type { AttemptEvent, LogEntry } from '@sabimark/domain/attempt/event.ts'
import { elapsedAfterReload } from '@sabimark/domain/attempt/timing.ts'
import { askAgain } from './ask-again.ts'
import { attemptSync } from './attempt-sync.ts'
import type { AttemptSync } from './attempt-sync.types.ts'
import { type LocalPage, type Owner, pageKey, toResume } from './local-page.ts'
import { type Opening, readLogTries } from './open-attempt.ts'
import { type LeftoverTools, sendLeftovers } from './send-leftovers.ts'
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
  }: { left: LeftPage; noted: PageNote } & Pick<Opening<unknown>, 'whose' | 'readLog' | 'onPage'>,
): Promise<AttemptSync | null> {
  const { device, store } = tools
  const { started, others, acked } = left
  const { attemptId, epoch, ticket } = started
  const key = pageKey(attemptId, epoch)
  const kept = await store.all()
  const own = kept.find(({ page }) => page.key === key)
  const did = withoutGap([...noted.unstored, ...(own?.events ?? []), ...acked])
  if (did === null || (own?.page.refusal ?? null) !== null) return null
  const { allowedMs } = noted
  const elapsedMs = Math.min(allowedMs, elapsedAfterReload(noted, { wallNowMs: device.wallNow(), allowedMs }))
  onPage(key)
  const sync = attemptSync({
    page: { ...pageOf(started, whose, { elapsedMs, wallNowMs: device.wallNow(), allowedMs }), ...own?.page },
    goesOn: { did, ackedSeq: acked.reduce((most, { seq }) => Math.max(most, seq), 0) },
    ticket,
    allowedMs,
    submitsByItself: started.submitsByItself,
    clock: { baseElapsedMs: elapsedMs, monotonicAtBase: device.now() },
    known: { log: [...others], elsewhere: started.elsewhere },
    readLog: () => askAgain(device, readLogTries, (signal) => readLog(ticket, signal)),
    save: tools.save,
    sendOlder,
    store,
    device,
  })
  sync.takeUp(toResume(kept, []).filter(({ page }) => page.attemptId === attemptId))
  const draft = own?.page.draft
  if (draft?.question !== undefined && draft.seq > did.length) sync.move({ ...draft, question: draft.question })
  sync.note('gap')
  void sendOlder().catch(() => {})
  return sync

  async function sendOlder() {
    return await sendLeftovers(tools, (older) => older.attemptId === attemptId && older.epoch < epoch, ticket)
  }
}

/** In order, each number once; null where one is missing. */
function withoutGap(events: readonly AttemptEvent[]): AttemptEvent[] | null {
  const bySeq = new Map(events.map((event) => [event.seq, event]))
  const did = [...bySeq.values()].sort((one, other) => one.seq - other.seq)
  return did.every(({ seq }, index) => seq === index + 1) ? did : null
}

/** As it was begun; the device keeps no page of which the server has everything. */
function pageOf(
  { attemptId, epoch, deliveryTicket }: StartedAttempt,
  { examId, studentId }: Owner,
  { elapsedMs, wallNowMs, allowedMs }: { elapsedMs: number; wallNowMs: number; allowedMs: number },
): LocalPage {
  return {
    ...{ key: pageKey(attemptId, epoch), attemptId, epoch, examId, candidateId: studentId, deliveryTicket, elapsedMs },
    ...{
      notedAtWallMs: wallNowMs,
      endsAtWallMs: wallNowMs + allowedMs - elapsedMs,
      refusal: null,
      isSuperseded: false,
    },
  }
}
