import { rebaseRemaining } from '@sabimark/domain/attempt/timing.ts'
import type { Client } from '../../platform/client.ts'
import { askAgain } from '../ask-again.ts'
import { inTime } from '../in-time.ts'
import { type AttemptSync, attemptSync } from './attempt-sync.ts'
import { type KeptPage, type LocalPage, pageKey, toResume, unsentOf } from './local-page.ts'
import { resume } from './progress.ts'
import { type LeftoverTools, sendLeftovers } from './send-leftovers.ts'

export type Started = Awaited<ReturnType<Client['attempt']['start']>>

/** How long the candidate waits at most for older answers to go first; they are shown and sent in any case. */
const leftoversFirstMs = 4_000
const readingWithinMs = 2_000
const startTries = 3

export type Opening<Paper> = {
  whose: Pick<LocalPage, 'examId' | 'candidateId'>
  /** Asks the server for the attempt; may be asked again, as a reply may be lost. */
  start: (signal: AbortSignal) => Promise<Started>
  /** Brings what the screen needs beside the answers. The time runs by then. */
  load: (started: Started) => Promise<Paper>
  /** From here on this page sends for itself. */
  onPage: (key: string) => void
}

/** One load of the exam room, from the door to a page that keeps and sends: the same on every device. */
export async function openAttempt<Paper>(
  tools: LeftoverTools,
  { whose, start, load, onPage }: Opening<Paper>,
): Promise<{ started: Started; paper: Paper; sync: AttemptSync }> {
  const { device, store } = tools
  await inTime(
    device,
    leftoversFirstMs,
    sendLeftovers(tools, (page) => page.examId === whose.examId),
    null,
  )
  // What is delivered between the server's look at the log and ours at the device would stand in neither.
  const before = await read(tools, ({ examId, candidateId }) => {
    return examId === whose.examId && candidateId === whose.candidateId
  })
  let sentAt = device.now()
  const started = await askAgain(device, startTries, async (signal) => {
    sentAt = device.now()
    return start(signal)
  })
  const receivedAt = device.now()
  const paper = await load(started)
  const { attemptId, epoch, ticket, allowedMs, elapsedMs, remainingMs } = started
  const ofAttempt = (page: LocalPage) => page.attemptId === attemptId
  const olders = toResume(
    before.filter(({ page }) => ofAttempt(page)),
    await read(tools, ofAttempt),
  )
  const { progress, again } = resume(started.log, unsentOf(olders))
  const page: LocalPage = {
    key: pageKey(attemptId, epoch),
    attemptId,
    epoch,
    ...whose,
    ticket,
    elapsedMs,
    notedAtWallMs: device.wallNow(),
    endsAtWallMs: device.wallNow() + remainingMs,
    refusal: null,
    isSuperseded: false,
  }
  onPage(page.key)
  const sync = attemptSync({
    page,
    allowedMs,
    clock: rebaseRemaining({ remainingMs, allowedMs, monotonicSent: sentAt, monotonicReceived: receivedAt }),
    progress,
    save: tools.save,
    sendOlder: () => sendLeftovers(tools, (older) => older.attemptId === attemptId && older.epoch < epoch),
    store,
    device,
  })
  // What happened since an earlier load was closed, nobody knows.
  sync.note(epoch === 1 ? 'start' : 'gap')
  for (const act of again) sync.act(act)
  sync.supersede(olders.map((older) => older.page).filter(({ isSuperseded }) => !isSuperseded))
  return { started, paper, sync }
}

/** A device that keeps nothing, or whose storage hangs, has nothing to add. */
async function read({ device, store }: LeftoverTools, isWanted: (page: LocalPage) => boolean): Promise<KeptPage[]> {
  const kept = await inTime(device, readingWithinMs, store.all(), [])
  return kept.filter(({ page }) => isWanted(page))
}
