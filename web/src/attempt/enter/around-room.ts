import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import { conductOf } from '@sabimark/domain/exam/conduct.ts'
import { client } from '../../platform/client.ts'
import { browserDevice } from '../device/browser-device.ts'
import { leaveFullScreen } from '../device/full-screen.ts'
import { liveLane } from '../device/live-lane.ts'
import { openHere } from '../device/live-socket.ts'
import { watchNewerPage } from '../device/newer-page.ts'
import { saveFile } from '../device/save-file.ts'
import { saveByNetwork } from '../device/save-transport.ts'
import { handOver, localStore, refusedHere } from '../device/sender.ts'
import { watchAround } from '../device/watch-around.ts'
import type { EnteredExam } from '../entered-exam.ts'
import type { PaperQuestion } from '../paper.ts'
import type { AttemptSync } from '../sync/attempt-sync.types.ts'
import { pageKey } from '../sync/local-page.ts'
import { replyInTime, type Save } from '../sync/save-call.ts'

const checkByNetwork = (asked: Parameters<typeof client.marking.checkAnswer>[0]) =>
  replyInTime((signal) => client.marking.checkAnswer(asked, { signal, context: { isByTicket: true } }), browserDevice)

/** What happens around one load of the room, from before its attempt is known until it is left. */
export function aroundRoom() {
  let stopWatching = () => {}
  // Also while this one is still loading: it must not open as if it were the newest.
  let isNewerOpen = false
  let replace = () => {
    isNewerOpen = true
  }
  // Not before a save has arrived: nothing shall stand in the way of the first.
  let hasSaved = () => {}
  const save: Save = async (batch, signal) => {
    const reply = await saveByNetwork(batch, signal)
    hasSaved()
    return reply
  }
  return {
    tools: { store: localStore, device: browserDevice, refusedHere, save },
    readLog: (ticket: string, signal: AbortSignal) =>
      client.attempt.log({ ticket }, { signal, context: { isByTicket: true } }),
    /** At once: what is done in an older window from here on, this one would not see. */
    heed: (started: StartedAttempt) => {
      stopWatching()
      stopWatching = watchNewerPage(started, () => replace())
    },
    /** `onSaved`: the server has the first of it. `onLeft`: the room is left, and what it kept beside the answers goes. */
    enter: (
      room: { started: StartedAttempt; questions: PaperQuestion[]; sync: AttemptSync; studentId: string },
      { onSaved, onLeft }: { onSaved: () => void; onLeft: () => void },
    ): EnteredExam => {
      const { started, questions, sync, studentId } = room
      const { title, subject } = started
      replace = sync.replace
      if (isNewerOpen) sync.replace()
      const conduct = conductOf(started)
      const endWatch = watchAround(sync, conduct)
      let endLane = () => {}
      hasSaved = () => {
        hasSaved = () => {}
        endLane = liveLane(started.ticket, sync, { device: browserDevice, openSocket: openHere })
        onSaved()
      }
      const leave = () => {
        stopWatching()
        endWatch()
        hasSaved = () => {}
        endLane()
        onLeft()
        if (conduct.asksFullScreen) leaveFullScreen()
        void sync.stop().then(() => handOver(pageKey(started.attemptId, started.epoch)))
      }
      const practice = started.isPractice
        ? {
            sync,
            check: (questionId?: string) =>
              checkByNetwork({ ticket: started.ticket, ...(questionId && { questionId }) }),
          }
        : undefined
      return {
        ...{ title, subject, studentId, conduct, practice, questions, sync, leave },
        saveAnswers: (named) => saveFile(localStore, named, ({ page }) => page.attemptId === started.attemptId),
        // Who began without the server has none before it is heard.
        get ticket() {
          return started.ticket
        },
      }
    },
  }
}
