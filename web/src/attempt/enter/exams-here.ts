import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { missingParts } from '../../exam/package/fetch-parts.ts'
import { type KeptPackage, type PackageStore, packageStore, type Whose } from '../../exam/package/package-store.ts'
import { hasProgram } from '../../exam/package/program-for.ts'
import { client } from '../../platform/client.ts'
import { browserDevice } from '../device/browser-device.ts'
import { localStore } from '../device/sender.ts'
import { mayPass } from '../sync/ask-again.ts'
import { isOf, type KeptPage } from '../sync/local-page.ts'
import { replyInTime } from '../sync/save-call.ts'
import { isUnheardOf } from '../unheard/arrive-closed.ts'

/** How far somebody is with an exam on this device, by what lies on it alone. */
export type StageHere = 'ready' | 'begun' | 'handed_in'

/** An exam whose sealed paper lies on this device. */
export type ExamHere = {
  kept: KeptPackage
  stage: StageHere
  /** Of one that is begun: when its time is over by the clock of this device, as far as that is known. */
  endsAt?: Date
  /** Not all of its paper is here, as far as anybody has looked. */
  isGone?: boolean
}

/** The exams that can be opened here without asking anybody, the next first. */
export async function examsHere(): Promise<ExamHere[]> {
  const [packages, pages] = await Promise.all([allPackages(), localStore.all()])
  const found = packages.map((kept): ExamHere => ({ kept, stage: stageOf(kept, pages), ...endOf(kept, pages) }))
  return found.filter(({ kept, stage }) => kept.readyWith !== null || stage !== 'ready').sort(byOpening)
}

/** One that began here and that no server has heard of, as far as this device knows. */
export type BegunAttempt = ExamHere & { attemptId: string }

/**
 * What this student began of an exam here, by attempt: a second one may have been begun, and each is heard of by itself. Where its sealed paper
 * has gone, what opens it is asked for anew. Null where nobody can be asked now.
 */
export async function begunHere(whose: Whose): Promise<BegunAttempt[] | null> {
  const pages = (await localStore.all()).filter(({ page }) => isOf(page, whose))
  const begun = new Set(pages.flatMap(({ page }) => (isUnheardOf(page) ? page.attemptId : [])))
  if (begun.size === 0) return []
  const isWhose = ({ studentId, examId }: Whose) => studentId === whose.studentId && examId === whose.examId
  const kept = (await allPackages()).find(isWhose) ?? (await askAnew(whose))
  if (kept === null) return null
  if (kept === 'refused' || !isReadable(kept)) return []
  return [...begun].map((attemptId) => {
    const own = pages.filter(({ page }) => page.attemptId === attemptId)
    return { kept, attemptId, stage: stageOf(kept, own) }
  })
}

/** Its parts are not fetched: the pass in it brings in what was done, and a start with a network goes on. */
async function askAnew(whose: Whose): Promise<KeptPackage | 'refused' | null> {
  try {
    const { examId } = whose
    const facts = await replyInTime(
      (signal) => client.attempt.package({ examId, knows: newestRulesVersion }, { signal }),
      browserDevice,
    )
    const kept = { ...whose, facts, readyWith: null, files: [], wallMs: Date.now() }
    await inStore((store) => store.put(kept))
    return kept
  } catch (error) {
    return mayPass(error) ? null : 'refused'
  }
}

/** Whether the paper is here as the server made it: a list can say by that alone what nobody need open. */
export function isPaperHere({ facts }: KeptPackage): Promise<boolean> {
  return inStore(async (store) => (await missingParts(store, facts)).length === 0)
}

/** Whether paper and program are here: looked at again before anybody is asked for the code. */
export async function isWholeHere(kept: KeptPackage): Promise<boolean> {
  return (await isPaperHere(kept)) && (await hasProgram(kept, await allPackages()))
}

const allPackages = () => inStore((store) => store.all())

async function inStore<Found>(work: (store: PackageStore) => Promise<Found>): Promise<Found> {
  const store = await packageStore()
  return await work(store).finally(store.close)
}

/**
 * Without a server nobody else can have gone on with it: what lies here is how it stands. What was handed in of an earlier attempt stays here
 * until it is sent, and says nothing of one that runs.
 */
function stageOf(whose: Whose, pages: readonly KeptPage[]): StageHere {
  const own = pages.filter(({ page }) => isOf(page, whose) && page.refusal === null)
  const handedIn = own.filter(({ events }) => events.some(({ kind }) => kind === 'submit'))
  if (own.some(({ page }) => !handedIn.some((one) => one.page.attemptId === page.attemptId))) return 'begun'
  return own.length > 0 ? 'handed_in' : 'ready'
}

function endOf(whose: Whose, pages: readonly KeptPage[]): { endsAt?: Date } {
  const ends = pages.flatMap(({ page }) => (isOf(page, whose) && page.refusal === null ? [page.endsAtWallMs ?? 0] : []))
  const last = Math.max(0, ...ends)
  return last > 0 ? { endsAt: new Date(last) } : {}
}

/** Whether this version finds in it what it shows: another one may have put it here. */
export function isReadable({ facts }: { facts: Partial<KeptPackage['facts']> }): boolean {
  const { candidate, opensAt = '', closesAt = '', needs, parts } = facts
  return Boolean(candidate?.name && needs && parts && Date.parse(opensAt) && Date.parse(closesAt))
}

function byOpening(one: ExamHere, other: ExamHere): number {
  return orderOf(one).localeCompare(orderOf(other))
}

function orderOf({ kept: { facts } }: ExamHere): string {
  return isReadable({ facts }) ? `${facts.opensAt} ${facts.title} ${facts.candidate.name}` : '~'
}
