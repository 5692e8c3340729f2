import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { client } from '../platform/client.ts'
import { browserDevice } from './device/browser-device.ts'
import { watchNewerPage } from './device/newer-page.ts'
import { saveByNetwork } from './device/save-transport.ts'
import { handOver, localStore, openedHere, refusedHere } from './device/sender.ts'
import { watchAround } from './device/watch-around.ts'
import { fetchContent } from './fetch-content.ts'
import { loadForPaper } from './load-for-paper.ts'
import { type PaperQuestion, paperOf } from './paper.ts'
import type { AttemptSync } from './sync/attempt-sync.types.ts'
import { pageKey } from './sync/local-page.ts'
import { openAttempt, type Started } from './sync/open-attempt.ts'

export type EnteredExam = {
  title: string
  subject: string
  /** Whose paper it is, whoever may be signed in by now. */
  studentId: string
  ticket: string
  questions: PaperQuestion[]
  sync: AttemptSync
  /** The exam room is left; whatever waits goes on without it. */
  leave: () => void
}

const tools = { store: localStore, save: saveByNetwork, device: browserDevice, refusedHere }

type Entry = { examId: string; studentId: string; pageId: string; onStarted: () => void }

/**
 * Starts the attempt, or goes on with it. The same `pageId` again is the same entry: a reply that was lost can be asked
 * for once more. `onStarted`: from here on the time runs.
 */
export async function enterExam({ examId, studentId, pageId, onStarted }: Entry): Promise<EnteredExam> {
  let stopWatching = () => {}
  // Also while this one is still loading: it must not open as if it were the newest.
  let isNewerOpen = false
  let replace = () => {
    isNewerOpen = true
  }
  const load = async (started: Started) => {
    onStarted()
    // At once: what is done in an older window from here on, this one would not see.
    stopWatching()
    stopWatching = watchNewerPage(started, () => replace())
    const questions = paperOf(await fetchContent(started, browserDevice), started.order)
    await loadForPaper(questions)
    return questions
  }
  const { started, paper, sync } = await openAttempt(tools, {
    whose: { examId, studentId },
    start: (signal) => client.attempt.start({ examId, pageId, knows: newestRulesVersion }, { signal }),
    readLog: (ticket, signal) => client.attempt.log({ ticket }, { signal, context: { isByTicket: true } }),
    load,
    onPage: openedHere,
  })
  replace = sync.replace
  if (isNewerOpen) sync.replace()
  const endWatch = watchAround(sync)
  const leave = () => {
    stopWatching()
    endWatch()
    void sync.stop().then(() => handOver(pageKey(started.attemptId, started.epoch)))
  }
  const { title, subject, ticket } = started
  return { title, subject, studentId, ticket, questions: paper, sync, leave }
}
