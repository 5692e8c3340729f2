import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { keyOf, openPaper } from '../../exam/package/open-paper.ts'
import { packageStore, type Whose } from '../../exam/package/package-store.ts'
import { holdPictures } from '../../platform/markdown/picture.tsx'
import { browserDevice } from '../device/browser-device.ts'
import { holdKept, keptHere } from '../device/unheard-here.ts'
import { tidySealed } from '../seal/seal-room.ts'
import type { AttemptSync } from '../sync/attempt-sync.types.ts'
import { inTime } from '../sync/in-time.ts'
import { keepAgain, keepStarted } from '../unheard/keep-started.ts'
import type { aroundRoom } from './around-room.ts'

type Around = Pick<ReturnType<typeof aroundRoom>, 'tools' | 'readLog'>

/** A candidate waits no longer for a disk: the paper comes by the network then. */
const foundSoonMs = 3_000
/** The time runs: a disk that takes longer is slower than the network. */
const openedWithinMs = 4_000

const keptBy = ({ tools }: Around) => ({ ...tools, kept: keptHere, hold: holdKept })

/** As `keepAgain`; where the device keeps nothing, as if nothing were kept. */
export const keepGoing = async (around: Around, started: StartedAttempt) =>
  await keepAgain(keptBy(around), { started, readLog: around.readLog })

/**
 * A page that is about to begin with a network, where sealed papers lie: `sealId` and what `open` opens are of the one that was found at once.
 * One that a slow disk finds later leaves the way back by the hall's code all the same.
 */
export async function startWithPackage(around: Around, whose: Whose, pageId: string) {
  const found = packageHere(whose).catch(() => null)
  const soon = await inTime(browserDevice, foundSoonMs, found, null)
  const isHere = found.then((one) => one !== null)
  const kept = keepStarted(keptBy(around), { whose, pageId, isHere, readLog: around.readLog })
  return {
    ...kept,
    sealId: soon?.sealId,
    open: async (started: StartedAttempt) => (await soon?.open(started)) ?? null,
    forgetAfter: (sync: AttemptSync) => {
      kept.forgetAfter(sync)
      void found.then((one) => one?.forgetAfter(sync))
    },
  }
}

/** The sealed paper of this candidate and exam that lies here; null for none. */
export async function packageHere(whose: Whose) {
  const store = await packageStore()
  const kept = await store.get(whose)
  if (!kept) {
    store.close()
    return null
  }
  const { facts } = kept
  return {
    sealId: facts.sealId,
    /** The paper the attempt is about, by the key its start gave; null where it gave none, or the paper does not open: then it is fetched. */
    open: async ({ contentKey, contentHash }: StartedAttempt): Promise<ExamContent | null> => {
      if (contentKey === undefined) return null
      const partOf = (number: number) => store.part(facts.sealId, number)
      const opening = keyOf(contentKey).then((key) => openPaper(facts, partOf, { key, contentHash }))
      const paper = await inTime(browserDevice, openedWithinMs, opening, null)
      holdPictures(paper?.pictures ?? {})
      return paper?.content ?? null
    },
    /** Once everything of the attempt is at the server, what lies here goes; with the last of it the worker and its files. */
    forgetAfter: (sync: AttemptSync) => {
      const look = () => {
        const { isSubmitted, waitingCount } = sync.view()
        if (!isSubmitted || waitingCount > 0) return
        unsubscribe()
        void forget(whose).catch(() => {})
      }
      const unsubscribe = sync.subscribe(look)
      look()
    },
  }

  async function forget(one: Whose) {
    holdPictures({})
    await store.remove(one)
    store.close()
    await tidySealed()
  }
}
