import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import type { AttemptSync } from '../sync/attempt-sync.types.ts'
import { inTime } from '../sync/in-time.ts'
import { type Owner, pageKey } from '../sync/local-page.ts'
import type { Opening } from '../sync/open-attempt.ts'
import type { LeftoverTools } from '../sync/send-leftovers.ts'
import { forgetWhenDone, stopThen } from './forget-when-done.ts'
import type { UnheardTools } from './open-unheard.ts'
import { pageKeeper } from './page-keeper.ts'

/** The time runs: the room opens without waiting longer. */
const keptSoonMs = 3_000

type KeptStart = {
  /** For the room. */
  tools: LeftoverTools
  /** As of Opening: what is heard of others is kept, too. */
  readLog: Opening<unknown>['readLog']
  /** The server has answered: from here on, and before anything is done in the room. Resolves when it is kept, or a slow disk is waited for no longer. */
  began: (started: StartedAttempt) => Promise<void>
  /** Once all of it is at the server, nothing of it is kept. Goes with the room, as `leave` says. */
  forgetAfter: (sync: AttemptSync) => void
  /** Other windows may go on with it, once this one has written all. */
  leave: (sync: AttemptSync | null) => void
}

type Starting = {
  whose: Owner
  pageId: string
  readLog: Opening<unknown>['readLog']
  /** Whether the sealed paper lies here; a slow disk may say so when the room is open. */
  isHere: Promise<boolean>
}

/**
 * Keeps a page that is begun with a network, where its sealed paper lies on the device: when the network has gone a later load goes on with
 * it by the hall's code. Where that fails the room is as it would be without a paper here.
 */
export function keepStarted(
  { hold, ...tools }: Omit<UnheardTools, 'arrive'>,
  { whose, pageId, readLog, isHere }: Starting,
): KeptStart {
  const { device, kept } = tools
  const keeper = pageKeeper(tools)
  let held: Promise<(() => void) | null> = Promise.resolve(null)
  let keeping = Promise.resolve()
  let attemptId = ''
  const began = async (started: StartedAttempt) => {
    const { epoch, deliveryTicket, log, elsewhere, elapsedMs, allowedMs, ticket } = started
    attemptId = started.attemptId
    const key = pageKey(attemptId, epoch)
    held = isHere.then((is) => (is ? hold(key) : null))
    const isWanted = Promise.all([isHere, held]).then(([is, letGo]) => {
      if (is && !letGo) throw new Error('Another window has it.')
      return is
    })
    const wallMs = device.wallNow()
    const begun = { wallMs: wallMs - elapsedMs, breaks: 0 }
    const head = { key, attemptId, epoch, whose, pageId, deliveryTicket, begun, others: log, elsewhere }
    const time = { elapsedMs, wallMs, allowedMs, badGaps: 0 }
    keeping = keeper.keep(head, time, { ticket, isWanted }).catch(() => {
      keeper.close()
      // An older page that lies here must not be taken for the newest.
      kept.close(key)
    })
    await inTime(device, keptSoonMs, keeping, undefined)
  }
  return {
    tools: keeper.tools,
    readLog: keeper.hearing(readLog),
    began,
    forgetAfter: (sync) => {
      const forget = async (id: string) => await keeping.then(() => kept.forget(id))
      forgetWhenDone(sync, { forget }, { attemptId, onReplaced: keeper.close })
    },
    leave: (sync) => void stopThen(sync, () => held.then((letGo) => letGo?.())).catch(() => {}),
  }
}

/**
 * As `keepStarted`, for a page that its tab goes on with after a reload. Where it is not kept, the tools as they are; null where another
 * window has it by the code of the hall.
 */
export async function keepAgain(
  { hold, ...tools }: Omit<UnheardTools, 'arrive'>,
  { started, readLog }: { started: StartedAttempt; readLog: Opening<unknown>['readLog'] },
): Promise<Omit<KeptStart, 'began'> | null> {
  const { kept, store } = tools
  const { attemptId, epoch, ticket } = started
  const key = pageKey(attemptId, epoch)
  const letGo = await hold(key)
  if (!letGo) return null
  const keeper = pageKeeper(tools)
  try {
    const room = (await kept.ofAttempt(attemptId)).find(({ head }) => head.key === key)
    if (room && !room.isClosed) {
      const own = (await store.all()).find(({ page }) => page.key === key)
      const head = { ...room.head, begun: { ...room.head.begun, breaks: room.head.begun.breaks + 1 } }
      await keeper.keep(head, room.time, { ticket, own, acked: room.acked })
    }
  } catch {
    kept.close(key)
  }
  return {
    tools: keeper.tools,
    readLog: keeper.hearing(readLog),
    forgetAfter: (sync) => forgetWhenDone(sync, kept, { attemptId, onReplaced: keeper.close }),
    leave: (sync) => void stopThen(sync, letGo),
  }
}
