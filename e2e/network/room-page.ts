// One load of the exam room by the real sync core: opened as the browser opens it, with the sender every page of ours has.

import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import type { RandomSource } from '@sabimark/domain/exam/seeded-random.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { liveLane } from '@sabimark/web/src/attempt/device/live-lane.ts'
import { askAgain } from '@sabimark/web/src/attempt/sync/ask-again.ts'
import type { AttemptSync } from '@sabimark/web/src/attempt/sync/attempt-sync.types.ts'
import { type LocalPage, mayBeOpen } from '@sabimark/web/src/attempt/sync/local-page.ts'
import { openAttempt } from '@sabimark/web/src/attempt/sync/open-attempt.ts'
import type { QuestionMove } from '@sabimark/web/src/attempt/sync/progress.ts'
import { sendLeftovers } from '@sabimark/web/src/attempt/sync/send-leftovers.ts'
import { refusalCode } from '@sabimark/web/src/platform/refusal.ts'
import { type Ground, type Life, newLife } from './browser-life.ts'

export type RoomPage = {
  key: string
  started: StartedAttempt
  content: ExamContent
  sync: AttemptSync
  life: Life
  /** What was done on this page, in order. */
  moves: QuestionMove[]
}

const contentTries = 8
const pressesBeforeReload = 3
const pressAgainMs = 2_000
const senderEveryMs = 20_000

export type Where = { ground: Ground; examId: string; studentId: string }

/**
 * Presses the button until the exam opens, as a person would; loads the page again when that does not help.
 * `onStarted`: from here on this is the newest page.
 */
export async function openRoomPage(
  { ground, examId, studentId }: Where,
  onStarted: () => void = () => undefined,
): Promise<RoomPage> {
  for (;;) {
    const life = newLife(ground)
    const openHere = new Set<string>()
    void runSender(life, openHere)
    const pageId = hexId(ground.random)
    for (let presses = 0; presses < pressesBeforeReload; presses += 1) {
      try {
        const { started, paper, sync } = await openAttempt(life.tools, {
          whose: { examId, studentId },
          start: (signal) => life.client.attempt.start({ examId, pageId, knows: 2 }, { signal }),
          readLog: (ticket, signal) => life.client.attempt.log({ ticket }, { signal }),
          load: ({ contentHash, ticket }) => {
            onStarted()
            return readContent(life, contentHash, ticket)
          },
          onPage: (key) => openHere.add(key),
        })
        const [key = ''] = openHere
        liveLane(started.ticket, sync, { device: life.tools.device, openSocket: life.openSocket })
        return { key, started, content: paper, sync, life, moves: [] }
      } catch (error) {
        if (isRefusal(error)) throw error
        await after(life, pressAgainMs)
      }
    }
    life.end('left')
  }
}

/** What the network may still bring when its page is long gone: nobody hears the answer. */
export function startUnheard({ ground, examId }: Where, { life }: RoomPage): void {
  void life.client.attempt.start({ examId, pageId: hexId(ground.random) }).catch(() => undefined)
}

function isRefusal(error: unknown): boolean {
  const code = refusalCode(error)
  return code !== null && !['UNAVAILABLE', 'BAD_GATEWAY', 'INTERNAL_SERVER_ERROR'].includes(code)
}

function readContent({ tools, read }: Life, contentHash: string, ticket: string): Promise<ExamContent> {
  return askAgain(tools.device, contentTries, async (signal) => {
    const response = await read(`/api/content/${contentHash}`, {
      signal,
      headers: { authorization: `Bearer ${ticket}` },
    })
    if (!response.ok) throw new TypeError(`The paper did not come: ${response.status}`)
    return response.json()
  })
}

/** Sends what closed pages left, again and again, as every page of ours does. */
async function runSender(life: Life, openHere: ReadonlySet<string>): Promise<void> {
  const isClosed = (page: LocalPage) => !openHere.has(page.key) && !mayBeOpen(page, life.tools.device.wallNow())
  while (!life.isOver()) {
    await sendLeftovers(life.tools, isClosed)
    await after(life, senderEveryMs)
  }
}

export function after({ tools }: Pick<Life, 'tools'>, ms: number): Promise<void> {
  return new Promise((resolve) => tools.device.after(ms, resolve))
}

function hexId(random: RandomSource): string {
  return Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
}
