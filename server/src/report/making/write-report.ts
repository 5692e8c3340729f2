import { fileKinds, keptForDays, largestFile } from '@sabimark/domain/report/report-file.ts'
import { reportFailed } from '@sabimark/domain/report/report-notices.ts'
import type { Pool } from 'pg'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { insertReportFile } from '../../platform/files/report-files.db.ts'
import { type DueKind, enqueue, type Hold, type LongWorker } from '../../platform/jobs/due-work.ts'
import { whileStepping } from '../../platform/jobs/while-stepping.ts'
import { tell } from '../../platform/notice/tell.ts'
import { openReportFile } from '../render/report-file.ts'
import { hashContent } from './content-hash.ts'
import { expireReportKind } from './expire-report.ts'
import {
  type Begun,
  beginReport,
  failReport,
  finishReport,
  isStillTheirs,
  noteProgress,
  putBack,
} from './made-reports.db.ts'
import { makeReportKind } from './make-report.ts'
import { beginPieces, CannotBeMade, type Step } from './read-pieces.ts'
import { tellLater } from './tell-ready.ts'

const mostTries = 3
const failedThreeTimes =
  'Making this file has failed three times. Please try again with fewer days or one class; if it fails again, tell us.'
const tooLarge = 'The file would be larger than 20 MB. Choose fewer days or one class.'
const keptChanging =
  'Papers were handed in or marked while this file was made, three times over. Please make it again when they are in.'
const mostTakes = 3
const dayMs = 86_400_000

/** It was cancelled, or another makes it by now: nothing more is to be done here. */
class LetGo extends Error {}
/** The server stops: it is begun again by the next one. */
class Stopping extends Error {}

type Places = { pools: { app: Pool }; openFile?: typeof openReportFile }

/** How a report is made: at most three times, then it has failed. */
export function reportMaking(places: Places): DueKind<LongWorker> {
  const { app } = places.pools
  return {
    needsClock: false,
    run: writeReport(places),
    ends: {
      mostTries,
      giveUp: ({ schoolId, reference }) => inSchool(app, { schoolId }, (tx) => fail(tx, reference, failedThreeTimes)),
    },
  }
}

/**
 * Makes one report, from its first row: begun again, whatever an earlier try had done is forgotten. Its file and that it is
 * ready are one transaction.
 */
export function writeReport({ pools: { app }, openFile = openReportFile }: Places): LongWorker {
  return async ({ schoolId, reference }, hold) => {
    const inIt = <T>(work: (tx: Tx) => Promise<T>) => inSchool(app, { schoolId }, work)
    const begun = await inIt((tx) => beginReport(tx, reference))
    if (!begun) return
    const step = stepsOf(begun, hold, inIt)
    let file: ReturnType<typeof openReportFile> | undefined
    try {
      const written = await writePieces(begun, step, openFile)
      file = written.file
      const { doneCount, contentHash } = written
      const bytes = await whileStepping(written.file.end(), () => step(doneCount, async () => undefined))
      if (bytes.length > largestFile) throw new CannotBeMade(tooLarge)
      await inIt((tx) => finish(tx, begun, { bytes, doneCount, contentHash }))
    } catch (error) {
      file?.drop()
      if (error instanceof LetGo) return
      if (error instanceof Stopping) return await inIt((tx) => leaveToNext(tx, begun))
      if (error instanceof CannotBeMade) return await inIt((tx) => fail(tx, reference, error.message))
      // It waits for its next try; who cannot even say so is begun again all the same.
      await inIt((tx) => putBack(tx, begun)).catch(() => undefined)
      throw error
    }
  }
}

/** A file with all its pieces. A report whose figures are not its rows' is worse than none: after three takes it has failed. */
async function writePieces(begun: Begun, step: Step, openFile: typeof openReportFile) {
  for (let take = 1; take <= mostTakes; take += 1) {
    const { head, pieces, agrees } = await step(0, (tx) => beginPieces(tx, begun))
    const file = openFile(head)
    const hash = hashContent(head)
    let doneCount = 0
    let isWhole = false
    try {
      for await (const { piece, count } of pieces(step, () => doneCount)) {
        hash.add(piece, count)
        await file.add(piece)
        doneCount += count
      }
      isWhole = await step(doneCount, (tx) => agrees(tx, doneCount))
      if (isWhole) return { file, doneCount, contentHash: hash.end() }
    } finally {
      if (!isWhole) file.drop()
    }
  }
  throw new CannotBeMade(keptChanging)
}

/** Between two steps: the lease is renewed, it is said how far it is, and whoever cancelled is heard. */
function stepsOf(begun: Begun, hold: Hold, inIt: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>): Step {
  return async (doneCount, read) => {
    if (hold.isStopping()) throw new Stopping()
    if (!(await hold.renew())) throw new LetGo()
    return await inIt(async (tx) => {
      if (!(await noteProgress(tx, begun, doneCount))) throw new LetGo()
      return await read(tx)
    })
  }
}

type Written = { bytes: Uint8Array; doneCount: number; contentHash: string | null }

async function finish(tx: Tx, begun: Begun, { bytes, doneCount, contentHash }: Written) {
  const { id, format, requestedBy } = begun
  const expiresAt = new Date(tx.now.getTime() + keptForDays * dayMs)
  const { mediaType } = fileKinds[format]
  const fileId = await insertReportFile(tx, { bytes, mediaType, madeBy: requestedBy, expiresAt })
  if (!(await finishReport(tx, begun, { fileId, bytes: bytes.length, doneCount, expiresAt, contentHash })))
    throw new LetGo()
  await enqueue(tx, expireReportKind, id, expiresAt)
  if (requestedBy) await tellLater(tx, id)
}

/** It has failed for good, and whoever asked for it is told why. */
async function fail(tx: Tx, id: string, problem: string): Promise<void> {
  const failed = await failReport(tx, id, problem)
  if (!failed?.requestedBy || !(await isStillTheirs(tx, failed.requestedBy, failed.teacherId))) return
  const { requestedBy, title, range } = failed
  await tell(tx, reportFailed, [{ userId: requestedBy, about: id, data: { title, range, problem } }])
}

async function leaveToNext(tx: Tx, begun: Begun): Promise<void> {
  if (await putBack(tx, begun)) await enqueue(tx, makeReportKind, begun.id)
}
