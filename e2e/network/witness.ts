// Holds what the sync core says against what the database and the disk really have, at the moment it says so.
import { isDeepStrictEqual } from 'node:util'
import { type AttemptEvent, changesAnAnswer, type LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import type { LocalPage } from '@sabimark/web/src/attempt/sync/local-page.ts'
import type { QuestionMove } from '@sabimark/web/src/attempt/sync/progress.ts'
import type { SyncView } from '@sabimark/web/src/attempt/sync/sync-view.ts'
import type { Disk } from './disk.ts'
import { foldOf, type Kept, type Ledger } from './ledger.ts'
import type { RoomPage } from './room-page.ts'
import { difference, differOnlyIn, summary } from './summary.ts'

export type Witness = {
  /** What was said and was not so; empty when all is well. */
  problems: string[]
  /** Events the core took as acknowledged and that were looked up; times the core said saved on the server, saved here. */
  counts: { acknowledged: number; saidSaved: number; saidHere: number }
  /** Every event that was ever durable on the device. */
  recorded: Map<string, LoggedEvent>
  /** Those of them that were given up on purpose: said again by a later page, and the paper was handed in by then. */
  dropped: Set<string>
  onKept: (page: LocalPage, events: readonly AttemptEvent[]) => void
  onForget: (page: LocalPage, events: readonly AttemptEvent[]) => Promise<void>
  watch: (page: RoomPage, disk: Disk) => void
  /** When everything said so far has been looked up. */
  settled: () => Promise<void>
}

export function newWitness(ledger: Ledger): Witness {
  const problems: string[] = []
  const counts = { acknowledged: 0, saidSaved: 0, saidHere: 0 }
  const recorded = new Map<string, LoggedEvent>()
  const dropped = new Set<string>()
  const open = new Set<Promise<void>>()

  const look = (work: Promise<void>) => {
    const one = work
      .catch((error: unknown) => {
        problems.push(`looking it up failed: ${error}`)
      })
      .finally(() => open.delete(one))
    open.add(one)
    return one
  }

  const onForget = (page: LocalPage, events: readonly AttemptEvent[]) =>
    look(
      (async () => {
        const stored = await ledger.eventsOf(page.attemptId)
        const missing = events.filter((event) => !isStored(stored, { ...event, epoch: page.epoch }))
        counts.acknowledged += events.length - missing.length
        if (missing.length === 0) return
        if (page.isSuperseded && (await ledger.isSubmitted(page.attemptId))) {
          for (const { seq } of missing) dropped.add(`${page.epoch}:${seq}`)
          return
        }
        problems.push(`forgotten on the device, not in the database: ${JSON.stringify({ page: page.key, missing })}`)
      })(),
    )

  const checkSaved = (page: RoomPage, view: SyncView, moves: readonly QuestionMove[]) =>
    look(
      (async () => {
        counts.saidSaved += 1
        const stored = await ledger.eventsOf(page.started.attemptId)
        const ofPage = stored.filter(({ epoch, kind }) => epoch === page.started.epoch && telling.includes(kind))
        if (!holds(ofPage, moves)) {
          problems.push(
            `said saved on the server, and the database has not got it: ${page.key}, ${JSON.stringify(moves)}`,
          )
        }
        if (view.isReplaced || view.ended !== null) return
        // What was done while this was read may be stored already; the next time it says so is looked at.
        if (page.moves.length !== moves.length) return
        const shown = summary(view.progress)
        const known = summary(foldOf(stored.filter(({ epoch }) => epoch <= page.started.epoch)))
        if (!differOnlyIn(notHeardYet(page, stored), shown, known)) {
          problems.push(
            `said saved on the server, and the screen shows something else: ${page.key}, ${difference(shown, known)}`,
          )
        }
      })(),
    )

  /** What is not on the disk any more, another window has delivered and forgotten meanwhile. */
  const checkHere = (page: RoomPage, last: QuestionMove) =>
    look(
      (async () => {
        const stored = await ledger.eventsOf(page.started.attemptId)
        const ofPage = stored.filter(({ epoch }) => epoch === page.started.epoch)
        if (endsWith(ofPage, last)) return
        problems.push(`said saved on this computer, and it is neither there nor on the server: ${page.key}`)
      })(),
    )

  const watch = (page: RoomPage, disk: Disk) => {
    let saved = { isSaved: false, moveCount: -1 }
    const onView = () => {
      if (page.life.isOver()) return
      const view = page.sync.view()
      const isSaved = view.status.status === 'saved_on_server'
      const moveCount = page.moves.length + (view.ended === null ? 0 : 1)
      if (saved.isSaved && !isSaved && saved.moveCount === moveCount) {
        problems.push(`went back to ${view.status.status} after it was saved on the server: ${page.key}`)
      }
      if (isSaved && !(saved.isSaved && saved.moveCount === moveCount)) void checkSaved(page, view, [...page.moves])
      saved = { isSaved, moveCount }
      if (view.status.status !== 'saved_here') return
      counts.saidHere += 1
      const last = page.moves.filter(({ kind }) => isTelling(kind)).at(-1)
      if (last === undefined) return
      const kept = disk.kept().find((one) => one.page.key === page.key)?.events ?? []
      if (!endsWith(kept, last)) void checkHere(page, last)
    }
    page.sync.subscribe(onView)
    onView()
  }

  return {
    problems,
    counts,
    recorded,
    dropped,
    onKept: ({ epoch }, events) => {
      for (const event of events) recorded.set(`${epoch}:${event.seq}`, { ...event, epoch })
    },
    onForget,
    watch,
    settled: async () => {
      while (open.size > 0) await Promise.all(open)
    },
  }
}

/**
 * Questions about which an older page has delivered something since this one began: it hears of that by the next reply,
 * and what stands on the screen in the end is looked at then.
 */
function notHeardYet({ started }: RoomPage, stored: readonly Kept[]): ReadonlySet<string> {
  const since = stored.filter((event) => event.epoch < started.epoch && event.arrivedAtMs >= started.elapsedMs)
  return new Set(since.flatMap(({ question }) => (question === undefined ? [] : [question])))
}

const telling: readonly string[] = ['answer', 'clear', 'flag', 'unflag']
const isTelling = (kind: string) => telling.includes(kind)

/** Whether this move is the last that tells anything. */
function endsWith(events: readonly AttemptEvent[], move: QuestionMove): boolean {
  const last = events.filter(({ kind }) => isTelling(kind)).at(-1)
  return last !== undefined && asText(last) === asText(move)
}

export function isStored(stored: readonly Kept[], event: LoggedEvent): boolean {
  const found = stored.find(({ epoch, seq }) => epoch === event.epoch && seq === event.seq)
  if (!found) return false
  const { kind, question, value, atMs } = found
  return isDeepStrictEqual(
    { kind, question, value, atMs },
    { kind: event.kind, question: event.question, value: event.value, atMs: event.atMs },
  )
}

/** Whether the moves stand in the log of their page, in order and with nothing between. */
function holds(log: readonly Kept[], moves: readonly QuestionMove[]): boolean {
  const said = moves.filter(({ kind }) => isTelling(kind)).map(asText)
  const stored = log.map(asText)
  return stored.some((_, from) => isDeepStrictEqual(stored.slice(from, from + said.length), said)) || said.length === 0
}

function asText({ kind, question, value }: Pick<AttemptEvent, 'kind' | 'question' | 'value'>): string {
  return JSON.stringify([kind, question, changesAnAnswer(kind) ? value : undefined])
}
