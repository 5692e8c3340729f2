import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import { conductOf } from '@sabimark/domain/exam/conduct.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { client } from '../../platform/client.ts'
import { browserDevice } from '../device/browser-device.ts'
import { leaveFullScreen } from '../device/full-screen.ts'
import { liveLane } from '../device/live-lane.ts'
import { openHere } from '../device/live-socket.ts'
import { watchNewerPage } from '../device/newer-page.ts'
import { saveByNetwork } from '../device/save-transport.ts'
import { handOver, localStore, openedHere, refusedHere } from '../device/sender.ts'
import { watchAround } from '../device/watch-around.ts'
import type { EnteredExam } from '../entered-exam.ts'
import { paperOf } from '../paper.ts'
import { pageKey } from '../sync/local-page.ts'
import { openAttempt } from '../sync/open-attempt.ts'
import { replyInTime, type Save } from '../sync/save-call.ts'
import { fetchContent } from './fetch-content.ts'
import { loadForPaper } from './load-for-paper.ts'

const checkByNetwork = (asked: Parameters<typeof client.marking.checkAnswer>[0]) =>
  replyInTime((signal) => client.marking.checkAnswer(asked, { signal, context: { isByTicket: true } }), browserDevice)

const tools = { store: localStore, device: browserDevice, refusedHere }

/** `code`: what the candidate typed, where the exam asks for an access code. */
type Entry = { examId: string; studentId: string; pageId: string; code?: string | undefined; onStarted: () => void }

/**
 * Starts the attempt, or goes on with it. The same `pageId` again is the same entry: a reply that was lost can be asked
 * for once more. `onStarted`: from here on the time runs.
 */
export async function enterExam({ examId, studentId, pageId, code, onStarted }: Entry): Promise<EnteredExam> {
  let stopWatching = () => {}
  // Also while this one is still loading: it must not open as if it were the newest.
  let isNewerOpen = false
  let replace = () => {
    isNewerOpen = true
  }
  const load = async (started: StartedAttempt) => {
    onStarted()
    // At once: what is done in an older window from here on, this one would not see.
    stopWatching()
    stopWatching = watchNewerPage(started, () => replace())
    const questions = paperOf(await fetchContent(started, browserDevice), started.order)
    await loadForPaper(questions, started)
    return questions
  }
  // Not before a save has arrived: nothing shall stand in the way of the first.
  let hasSaved = () => {}
  const save: Save = async (batch, signal) => {
    const reply = await saveByNetwork(batch, signal)
    hasSaved()
    return reply
  }
  const { started, paper, sync } = await openAttempt(
    { ...tools, save },
    {
      whose: { examId, studentId },
      start: (signal) =>
        client.attempt.start({ examId, pageId, knows: newestRulesVersion, ...(code && { code }) }, { signal }),
      readLog: (ticket, signal) => client.attempt.log({ ticket }, { signal, context: { isByTicket: true } }),
      load,
      onPage: openedHere,
    },
  )
  replace = sync.replace
  if (isNewerOpen) sync.replace()
  const conduct = conductOf(started)
  const endWatch = watchAround(sync, conduct)
  let endLane = () => {}
  hasSaved = () => {
    hasSaved = () => {}
    endLane = liveLane(started.ticket, sync, { device: browserDevice, openSocket: openHere })
  }
  const leave = () => {
    stopWatching()
    endWatch()
    hasSaved = () => {}
    endLane()
    if (conduct.asksFullScreen) leaveFullScreen()
    void sync.stop().then(() => handOver(pageKey(started.attemptId, started.epoch)))
  }
  const { title, subject, ticket } = started
  const practice = started.isPractice
    ? { sync, check: (questionId?: string) => checkByNetwork({ ticket, ...(questionId && { questionId }) }) }
    : undefined
  return { title, subject, studentId, ticket, conduct, practice, questions: paper, sync, leave }
}
