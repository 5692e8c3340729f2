import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { client } from '../../platform/client.ts'
import { modeHere } from '../../platform/mode.ts'
import { hasPackages } from '../../platform/packages-mark.ts'
import { browserDevice } from '../device/browser-device.ts'
import { openedHere } from '../device/sender.ts'
import type { EnteredExam } from '../entered-exam.ts'
import { paperOf } from '../paper.ts'
import type { RoomHere } from '../rooms-here.ts'
import { inTime } from '../sync/in-time.ts'
import { openAttempt } from '../sync/open-attempt.ts'
import { aroundRoom } from './around-room.ts'
import { fetchContent } from './fetch-content.ts'
import { loadForPaper } from './load-for-paper.ts'

/** `code`: what the candidate typed, where the exam asks for an access code. */
type Entry = {
  examId: string
  studentId: string
  candidate: RoomHere['candidate']
  pageId: string
  code?: string | undefined
  onStarted: () => void
}

/**
 * Starts the attempt, or goes on with it. The same `pageId` again is the same entry: a reply that was lost can be asked
 * for once more. `onStarted`: from here on the time runs.
 */
export async function enterExam({
  examId,
  studentId,
  candidate,
  pageId,
  code,
  onStarted,
}: Entry): Promise<EnteredExam> {
  const around = aroundRoom()
  const whose = { examId, studentId }
  const packed = hasPackages() ? await (await withPackage())?.startWithPackage(around, whose, pageId) : null
  const load = async (started: StartedAttempt) => {
    onStarted()
    around.heed(started)
    const keeping = packed?.began(started)
    const content = (await packed?.open(started)) ?? (await fetchContent(started, browserDevice))
    const questions = paperOf(content, started.order)
    await Promise.all([loadForPaper(questions, started), keeping])
    return { content, questions }
  }
  const { started, paper, sync } = await openAttempt((packed ?? around).tools, {
    whose,
    start: (signal) =>
      client.attempt.start(
        {
          examId,
          pageId,
          knows: newestRulesVersion,
          ...(code && { code }),
          ...(packed?.sealId && { sealId: packed.sealId }),
        },
        { signal },
      ),
    readLog: (packed ?? around).readLog,
    load,
    onPage: openedHere,
  })
  packed?.forgetAfter(sync)
  const { content, questions } = paper
  let takeAway = () => {}
  const onSaved = () => {
    takeAway = sealed({ sync, started, content, examId, candidate, personId: studentId })
  }
  return around.enter(
    { started, questions, sync, studentId },
    {
      onSaved,
      onLeft: () => {
        takeAway()
        packed?.leave(sync)
      },
    },
  )
}

/** What a device needs that was got ready for exams; one that does not load it in time has nothing. */
const withPackage = () => inTime(browserDevice, 3_000, import('./with-package.ts'), null)

type Room = { sync: EnteredExam['sync']; started: StartedAttempt; content: ExamContent } & Pick<
  Entry,
  'examId' | 'candidate'
> & { personId: string }

/** So that a reload without a network comes back here; by plain http there is nothing to seal by. Returns how to take it away. */
function sealed({ sync, ...room }: Room): () => void {
  if (!window.isSecureContext || modeHere() === 'demo') return () => {}
  const sealing = import('../seal/seal-room.ts').then(({ sealRoom }) => sealRoom(sync, room))
  return () =>
    void sealing.then(
      (end) => end(),
      () => {},
    )
}
