import { unpackOrder } from '@sabimark/domain/exam/seal/packed-order.ts'
import type { KeptPackage } from '../../exam/package/package-store.ts'
import { holdPictures } from '../../platform/markdown/picture.tsx'
import { browserDevice } from '../device/browser-device.ts'
import { newPageId } from '../device/page-id.ts'
import { openedHere } from '../device/sender.ts'
import { arriveByNetwork, holdKept, keptHere } from '../device/unheard-here.ts'
import { keepRoom, type RoomHere } from '../rooms-here.ts'
import { arriveClosed } from '../unheard/arrive-closed.ts'
import { type CannotOpen, openUnheard } from '../unheard/open-unheard.ts'
import { aroundRoom } from './around-room.ts'
import { loadForPaper } from './load-for-paper.ts'
import { loadRoom } from './load-room.ts'
import type { OpenedByCode } from './open-by-code.ts'
import { saidUnheard } from './unheard-words.ts'
import { packageHere } from './with-package.ts'

/** Both of its families of browsers count sleep there, and nowhere else for certain (w3c/hr-time#115). */
const runsAsleep = /Windows/.test(navigator.userAgent)

/**
 * Enters the room without asking anybody: begins it, or goes on with what lies here. The time starts when everything it needs is here.
 * `isLeft`: whether its candidate has gone meanwhile.
 */
export async function enterByCode(
  kept: KeptPackage,
  { own, content, questions, pictures }: OpenedByCode,
  isLeft: () => boolean,
): Promise<RoomHere | CannotOpen> {
  const { examId, studentId, facts } = kept
  const { candidate } = facts
  holdPictures(pictures)
  const [{ LiveExam }] = await Promise.all([loadRoom({ hasMaths: facts.needs.maths }), loadForPaper(questions, own)])
  const around = aroundRoom()
  const opened = await openUnheard(
    {
      ...{ ...around.tools, device: { ...browserDevice, runsAsleep } },
      ...{ kept: keptHere, arrive: arriveByNetwork, hold: holdKept },
    },
    {
      whose: { examId, studentId },
      readLog: around.readLog,
      onPage: openedHere,
      pageId: newPageId(),
      own: { ...own, order: unpackOrder(content, own.order) },
      sitting: { opensAt: new Date(facts.opensAt), closesAt: new Date(facts.closesAt) },
      serverAheadMs: Date.parse(facts.now) - kept.wallMs,
    },
  )
  if (typeof opened === 'string') return opened
  const { started, leave } = opened
  around.heed(started)
  const sync = saidUnheard(opened.sync)
  const exam = around.enter({ started, questions, sync, studentId }, { onSaved: () => {}, onLeft: leave })
  const room = { exam, LiveExam, candidate }
  keepRoom(examId, room, isLeft())
  void packageHere({ examId, studentId }).then(
    (one) => one?.forgetAfter(sync),
    () => {},
  )
  return room
}

/** Of a paper that cannot be gone on with here: whether the usual door, by the network, goes on with it now. */
export const arriveByCode = async ({ own }: Pick<OpenedByCode, 'own'>): Promise<boolean> =>
  await arriveClosed({ ...aroundRoom().tools, arrive: arriveByNetwork }, own)
