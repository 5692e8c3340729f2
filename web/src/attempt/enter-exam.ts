import { rebaseRemaining } from '@sabimark/domain/attempt/timing.ts'
import { type Client, client } from '../platform/client.ts'
import { askAgain } from './ask-again.ts'
import { browserDevice } from './device/browser-device.ts'
import { watchNewerPage } from './device/newer-page.ts'
import { saveByNetwork } from './device/save-transport.ts'
import { handOver, localStore, openHere, refusedHere } from './device/sender.ts'
import { fetchContent } from './fetch-content.ts'
import { inTime } from './in-time.ts'
import { loadForPaper } from './load-for-paper.ts'
import { type PaperQuestion, paperOf } from './paper.ts'
import { type AttemptSync, attemptSync } from './sync/attempt-sync.ts'
import { type LocalPage, pageKey, toResume, unsentOf } from './sync/local-page.ts'
import { resume } from './sync/progress.ts'
import { sendLeftovers } from './sync/send-leftovers.ts'

type Started = Awaited<ReturnType<Client['attempt']['start']>>

export type EnteredExam = {
  title: string
  subject: string
  /** Whose paper it is, whoever may be signed in by now. */
  candidateId: string
  ticket: string
  questions: PaperQuestion[]
  sync: AttemptSync
  /** The exam room is left; whatever waits goes on without it. */
  leave: () => void
}

/** How long the candidate waits at most for older answers to go first; they are shown and sent in any case. */
const leftoversFirstMs = 4_000
const readingWithinMs = 2_000
const startTries = 3

const leftoverTools = { store: localStore, save: saveByNetwork, device: browserDevice, refusedHere }

type Entry = { examId: string; candidateId: string; pageId: string; onStarted: () => void }

/**
 * Starts the attempt, or goes on with it. The same `pageId` again is the same entry: a reply that was lost can be asked
 * for once more. `onStarted`: from here on the time runs.
 */
export async function enterExam({ examId, candidateId, pageId, onStarted }: Entry): Promise<EnteredExam> {
  await inTime(
    browserDevice,
    leftoversFirstMs,
    sendLeftovers(leftoverTools, (page) => page.examId === examId),
    null,
  )
  let sentAt = browserDevice.now()
  const started = await askAgain(browserDevice, startTries, async (signal) => {
    sentAt = browserDevice.now()
    return client.attempt.start({ examId, pageId }, { signal })
  })
  const receivedAt = browserDevice.now()
  onStarted()
  const content = await fetchContent(started.contentHash, browserDevice)
  const questions = paperOf(content, started.order)
  await loadForPaper(questions)
  const sync = await openSync({ examId, candidateId }, started, { sentAt, receivedAt })
  const stopWatching = watchNewerPage(started, sync.replace)
  const leave = () => {
    stopWatching()
    void sync.stop().then(() => handOver(pageKey(started.attemptId, started.epoch)))
  }
  const { title, subject, ticket } = started
  return { title, subject, candidateId, ticket, questions, sync, leave }
}

async function openSync(
  whose: Pick<LocalPage, 'examId' | 'candidateId'>,
  started: Started,
  trip: { sentAt: number; receivedAt: number },
) {
  const { attemptId, epoch, ticket, allowedMs, elapsedMs, remainingMs } = started
  // A device that keeps nothing, or whose storage hangs, has nothing to add.
  const olders = await inTime(browserDevice, readingWithinMs, toResume(localStore, attemptId), [])
  const { progress, again } = resume(stateOf(started), unsentOf(olders), epoch)
  const page: LocalPage = {
    key: pageKey(attemptId, epoch),
    attemptId,
    epoch,
    ...whose,
    ticket,
    elapsedMs,
    notedAtWallMs: browserDevice.wallNow(),
    refusal: null,
    isSuperseded: false,
  }
  openHere.add(page.key)
  const sync = attemptSync({
    page,
    allowedMs,
    clock: rebaseRemaining({ remainingMs, allowedMs, monotonicSent: trip.sentAt, monotonicReceived: trip.receivedAt }),
    progress,
    save: saveByNetwork,
    sendOlder: () => sendLeftovers(leftoverTools, (older) => older.attemptId === attemptId && older.epoch < epoch),
    store: localStore,
    device: browserDevice,
  })
  // What happened since an earlier load was closed, nobody knows.
  sync.note(epoch === 1 ? 'start' : 'gap')
  for (const act of again) sync.act(act)
  sync.supersede(olders.map((older) => older.page))
  return sync
}

function stateOf({ state: { answers, flagged, visited, lastQuestion } }: Started) {
  return { answers, flagged, visited, ...(lastQuestion === null ? {} : { lastQuestion }) }
}
