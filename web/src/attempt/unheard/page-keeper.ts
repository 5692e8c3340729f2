import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { KeptPage, LocalPage, LocalStore } from '../sync/local-page.ts'
import type { Opening } from '../sync/open-attempt.ts'
import type { LeftoverTools } from '../sync/send-leftovers.ts'
import type { KeptHead, KeptPages, KeptTime } from './kept-pages.ts'

/** As long as a writer waits for its store. */
const durableWithinMs = 5_000

type ReadLog = Opening<unknown>['readLog']

export type PageKeeper = {
  /** As the tools of a room, for the page that is kept. */
  tools: LeftoverTools
  /**
   * From here on this is the page, whose saves go by this ticket; `own` and `acked`: what is here of it already. Durable when it resolves;
   * fails where the device keeps nothing. `isWanted`: what that is not known of yet is treated as kept, and forgotten by nobody.
   */
  keep: (
    head: KeptHead,
    time: KeptTime,
    by: { ticket: string; own?: KeptPage | undefined; acked?: readonly AttemptEvent[]; isWanted?: Promise<boolean> },
  ) => Promise<void>
  /** The server has taken it in. */
  arrived: () => void
  /** As it asks; what others have done is known better by then. */
  hearing: (readLog: ReadLog) => ReadLog
  isKept: () => boolean
  /** Nobody goes on with it here any more. */
  close: () => void
}

/**
 * Keeps one page of the room as one that a later load goes on with: nothing leaves it that the device could forget, and how far its time is
 * stands beside it. Where the device can keep nothing any more it is sent all the same, and nobody goes on. `getThere`: as long as that fails
 * nothing of the page leaves, so a disk that was full for a moment takes nobody's way back.
 */
export function pageKeeper({
  kept,
  getThere = async () => {},
  ...tools
}: LeftoverTools & { kept: KeptPages; getThere?: (signal: AbortSignal) => Promise<unknown> }): PageKeeper {
  const { store, device } = tools
  let own: { head: KeptHead; time: KeptTime; ticket: string } | null = null
  let isKept = false
  /** Whether it is kept is not known yet: what the server has meanwhile is forgotten afterwards. */
  let isAsked = false
  let forgottenLater: (readonly number[])[] = []
  let isClosed = false
  let hasArrived = false
  let storedSeq = 0
  let hasFailed = false
  const waiting = new Set<() => void>()

  const close = () => {
    if (own && !isClosed) kept.close(own.head.key)
    isClosed = true
    isKept = false
  }

  const marked = ({ head }: { head: KeptHead }, page: LocalPage, lastSeq: number): LocalPage => ({
    ...page,
    ...{ pageId: head.pageId, begun: head.begun, lastSeq, hasArrived },
    ...(head.epoch === 0 && { isBegunHere: true }),
  })

  const look = () => {
    for (const again of waiting) again()
  }

  /** Whether all up to this number is durable; false also where the store has failed, or is not heard of in time. */
  const isDurable = async (seq: number): Promise<boolean> =>
    await new Promise<boolean>((resolve) => {
      const done = (is: boolean) => {
        waiting.delete(again)
        callOff()
        resolve(is)
      }
      const again = () => {
        if (seq <= storedSeq) done(true)
        else if (hasFailed) done(false)
      }
      const callOff = device.after(durableWithinMs, () => done(false))
      waiting.add(again)
      again()
    })

  const keptStore: LocalStore = {
    ...store,
    append: async (page, events) => {
      if (page.key !== own?.head.key) return await store.append(page, events)
      const lastSeq = Math.max(storedSeq, events.at(-1)?.seq ?? 0)
      try {
        await store.append(marked(own, page, lastSeq), events)
        storedSeq = lastSeq
        hasFailed = false
      } catch (error) {
        hasFailed = true
        throw error
      } finally {
        look()
      }
    },
    forget: async (key, seqs) => {
      if (isAsked && key === own?.head.key) forgottenLater.push(seqs)
      else await store.forget(key, seqs)
    },
    note: async (page) => {
      if (page.key !== own?.head.key) return await store.note(page)
      const { elapsedMs, notedAtWallMs } = page
      own.time = { ...own.time, elapsedMs, wallMs: notedAtWallMs || device.wallNow() }
      const { head, time } = own
      await Promise.all([
        store.note(marked(own, page, storedSeq)),
        // Without it the clock on the wall says more than there was, or less: the first contact puts it right.
        isKept ? kept.note(head.key, time).catch(() => {}) : null,
      ])
    },
  }

  return {
    tools: {
      ...tools,
      store: keptStore,
      save: async (batch, signal) => {
        const last = batch.ticket === own?.ticket ? batch.events.at(-1)?.seq : undefined
        if (last !== undefined) await getThere(signal)
        if (!isClosed && (isKept || isAsked) && last !== undefined && last > storedSeq && !(await isDurable(last)))
          close()
        const reply = await tools.save(batch, signal)
        if (own && batch.ticket === own.ticket && reply.allowedMs !== undefined)
          own.time = { ...own.time, allowedMs: reply.allowedMs }
        return reply
      },
    },
    keep: async (head, time, by) => {
      own = { head, time, ticket: by.ticket }
      storedSeq = [...(by.acked ?? []), ...(by.own?.events ?? [])].reduce((most, { seq }) => Math.max(most, seq), 0)
      hasArrived = head.epoch > 0 || by.own?.page.hasArrived === true
      isAsked = true
      try {
        if (await (by.isWanted ?? true)) {
          await kept.put(own.head, own.time)
          isKept = !isClosed
        } else {
          own = null
          if (isClosed) await kept.forget(head.attemptId)
        }
      } finally {
        isAsked = false
        for (const seqs of forgottenLater) store.forget(head.key, seqs).catch(() => {})
        forgottenLater = []
      }
    },
    arrived: () => {
      hasArrived = true
    },
    hearing: (readLog) => async (ticket, signal) => {
      const now = await readLog(ticket, signal)
      if (own) {
        const others = now.log.filter(({ epoch }) => epoch !== own?.head.epoch)
        own.head = { ...own.head, others, elsewhere: now.elsewhere }
        // In vain: what others did is asked for again at the next contact.
        if (isKept) await kept.put(own.head, own.time).catch(() => {})
      }
      return now
    },
    isKept: () => isKept,
    close,
  }
}
