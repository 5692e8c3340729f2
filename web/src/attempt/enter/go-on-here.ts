import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import { holdPictures } from '../../platform/markdown/picture.tsx'
import { hasPackages } from '../../platform/packages-mark.ts'
import { dropTabSeal, tabSeal } from '../../platform/tab-seal.ts'
import { openedHere } from '../device/sender.ts'
import { paperOf } from '../paper.ts'
import { keepRoom, type RoomHere, roomHere } from '../rooms-here.ts'
import { openSealed } from '../seal/open-sealed.ts'
import { sealAgain } from '../seal/seal-room.ts'
import type { AttemptSync } from '../sync/attempt-sync.types.ts'
import { goOn } from '../sync/go-on.ts'
import { aroundRoom } from './around-room.ts'
import { loadForPaper } from './load-for-paper.ts'
import { loadRoom } from './load-room.ts'

let going: Promise<RoomHere | null> | null = null

/**
 * Opens, without asking anybody, the room this tab had before it was loaded again; null where there is none, or another window
 * has it. Asked for twice, it is opened once.
 */
export function goOnHere(): Promise<RoomHere | null> {
  going ??= open().catch(() => null)
  return going
}

async function open(): Promise<RoomHere | null> {
  const seal = tabSeal()
  const opened = seal && (await openSealed(seal))
  if (!opened) {
    dropTabSeal()
    return null
  }
  const { room, acked, noted, place } = opened
  const { started, content, examId, candidate, others, pictures = {} } = room
  holdPictures(pictures)
  const { personId: studentId } = seal
  const around = aroundRoom()
  around.heed(started)
  const questions = paperOf(content, started.order)
  const [{ LiveExam }] = await Promise.all([loadRoom({ hasMaths: false }), loadForPaper(questions, started)])
  const plain = { ...around, forgetAfter: () => {}, leave: () => {} }
  const kept = hasPackages() ? await keptPage(around, started).catch(() => plain) : plain
  const sync =
    kept &&
    (await goOn(kept.tools, {
      whose: { examId, studentId },
      left: { started, others, acked },
      noted,
      readLog: kept.readLog,
      onPage: openedHere,
    }))
  if (!sync) {
    kept?.leave(null)
    dropTabSeal()
    place.letGo()
    return null
  }
  const takeAway = sealAgain(sync, place)
  const onLeft = () => {
    takeAway()
    kept.leave(sync)
  }
  kept.forgetAfter(sync)
  if (hasPackages()) forgetPackageAfter(sync, { examId, studentId })
  const exam = around.enter({ started, questions, sync, studentId }, { onSaved: () => {}, onLeft })
  const here = { exam, LiveExam, candidate }
  keepRoom(examId, here)
  return roomHere(examId, studentId) ?? here
}

/** Null where another window has it by the code of the hall. */
const keptPage = (around: ReturnType<typeof aroundRoom>, started: StartedAttempt) =>
  import('./with-package.ts').then(({ keepGoing }) => keepGoing(around, started))

/** As for a room that was entered: what the device was got ready with goes once all of it has arrived. */
function forgetPackageAfter(sync: AttemptSync, whose: { examId: string; studentId: string }): void {
  import('./with-package.ts')
    .then(({ packageHere }) => packageHere(whose))
    .then(
      (kept) => kept?.forgetAfter(sync),
      () => {},
    )
}
