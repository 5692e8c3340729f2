import type { ServerLog, StartedAttempt } from '@sabimark/contract/answers.ts'
import { rebaseRemaining } from '@sabimark/domain/attempt/timing.ts'
import { askAgain } from './ask-again.ts'
import { attemptSync } from './attempt-sync.ts'
import type { AttemptSync } from './attempt-sync.types.ts'
import { inTime } from './in-time.ts'
import { isOf, type KeptPage, type LocalPage, type Owner, pageKey, toResume } from './local-page.ts'
import type { Device } from './save-call.ts'
import { type LeftoverTools, sendLeftovers } from './send-leftovers.ts'

const readingWithinMs = 2_000
const startTries = 3
const readLogTries = 3

export type Opening<Paper> = {
  whose: Owner
  /** Asks the server for the attempt; may be asked again, as a reply may be lost. */
  start: (signal: AbortSignal) => Promise<StartedAttempt>
  /** Asks what the server has of the attempt, by its ticket. */
  readLog: (ticket: string, signal: AbortSignal) => Promise<ServerLog>
  /** Brings what the screen needs beside the answers. The time runs by then. */
  load: (started: StartedAttempt) => Promise<Paper>
  /** From here on this page sends for itself. */
  onPage: (key: string) => void
}

/** One load of the exam room, from the door to a page that keeps and sends: the same on every device. */
export async function openAttempt<Paper>(
  tools: LeftoverTools,
  { whose, start, readLog, load, onPage }: Opening<Paper>,
): Promise<{ started: StartedAttempt; paper: Paper; sync: AttemptSync }> {
  const { device } = tools
  // What is delivered between the server's look at the log and ours at the device would stand in neither.
  const before = read(tools, whose)
  await before.soon
  let sentAt = device.now()
  const started = await askAgain(device, startTries, async (signal) => {
    sentAt = device.now()
    return start(signal)
  })
  const receivedAt = device.now()
  const paper = await load(started)
  const { attemptId, epoch, allowedMs, elapsedMs, remainingMs } = started
  const after = read(tools, whose)
  const known = [await before.soon, await after.soon] as const
  const page = pageOf(started, whose, { elapsedMs, remainingMs }, device)
  onPage(page.key)
  const around = aroundPage(tools, started, readLog)
  const sync = attemptSync({
    ...around,
    page,
    allowedMs,
    clock: rebaseRemaining({ remainingMs, allowedMs, monotonicSent: sentAt, monotonicReceived: receivedAt }),
    known: started,
  })
  // What happened since an earlier load was closed, nobody knows; one that began without the server has the number 0.
  sync.note(epoch === 1 && started.elsewhere === 0 ? 'start' : 'gap')
  const takeUp = (earlier: readonly KeptPage[], later: readonly KeptPage[]) => {
    sync.takeUp(toResume(earlier, later).filter((one) => one.page.attemptId === attemptId))
  }
  takeUp(known[0] ?? [], known[1] ?? [])
  // A slow disk is heard all the same: what it keeps is on its way to the server, and must not stand on no screen.
  if (known.includes(null)) void Promise.all([before.all, after.all]).then(([earlier, later]) => takeUp(earlier, later))
  // Only now: what were sent between the two looks at the device would stand in neither.
  void Promise.all([before.all, after.all])
    .then(around.sendOlder)
    .catch(() => {})
  return { started, paper, sync }
}

/** The page as the device keeps it, `elapsedMs` after the beginning. */
export function pageOf(
  { attemptId, epoch, deliveryTicket }: StartedAttempt,
  { examId, studentId }: Owner,
  { elapsedMs, remainingMs }: { elapsedMs: number; remainingMs: number },
  device: Device,
): LocalPage {
  return {
    key: pageKey(attemptId, epoch),
    attemptId,
    epoch,
    examId,
    candidateId: studentId,
    deliveryTicket,
    elapsedMs,
    notedAtWallMs: device.wallNow(),
    endsAtWallMs: device.wallNow() + remainingMs,
    refusal: null,
    isSuperseded: false,
  }
}

/** What a page keeps and sends by. */
export function aroundPage(
  tools: LeftoverTools,
  { attemptId, epoch, ticket, submitsByItself }: StartedAttempt,
  readLog: Opening<unknown>['readLog'],
) {
  const { save, store, device } = tools
  return {
    ...{ ticket, submitsByItself, save, store, device },
    readLog: () => askAgain(device, readLogTries, (signal) => readLog(ticket, signal)),
    // What earlier pages left is this candidate's own again, as this page vouches for it.
    sendOlder: () => sendLeftovers(tools, (older) => older.attemptId === attemptId && older.epoch < epoch, ticket),
  }
}

type Reading = { all: Promise<KeptPage[]>; soon: Promise<KeptPage[] | null> }

/**
 * What the device keeps of somebody's exam; a device that keeps nothing has nothing to add. `soon` is null when it has
 * not answered by then: the time runs, and nobody is kept waiting for a disk.
 */
function read({ device, store }: LeftoverTools, whose: Owner): Reading {
  const all = store.all().then(
    (kept) => kept.filter(({ page }) => isOf(page, whose)),
    () => [],
  )
  return { all, soon: inTime<KeptPage[] | null>(device, readingWithinMs, all, null) }
}
