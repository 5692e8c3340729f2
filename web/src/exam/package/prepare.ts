import type { ExamPackage } from '@sabimark/contract/answers.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import type { DeviceReason, LostReason } from '@sabimark/domain/exam/seal/unready.ts'
import { client } from '../../platform/client.ts'
import { isNetworkError, refusalCode } from '../../platform/refusal.ts'
import { fetchParts, missingParts, OtherPartError } from './fetch-parts.ts'
import { buildHere, isProgramKept, keepProgram, NotKeptError, programFiles } from './keep-program.ts'
import { type KeptPackage, type PackageStore, packageStore, type Whose } from './package-store.ts'
import { programFor } from './program-for.ts'
import { schoolHere } from './school-here.ts'

/** What would come, and how much of it in bytes. */
export type Offer = { facts: ExamPackage; program: Awaited<ReturnType<typeof programFiles>>; bytes: number }

/**
 * Why a device did not get ready; what failed has a sentence of its own. `old_page`: the server gives out a newer one than this; `changed`: the
 * paper is another since the getting ready began.
 */
export type NotReady = Exclude<DeviceReason, 'failed' | 'gone' | 'other_build'> | 'old_page' | { failed: unknown }

/** All of it is here; `opensAt`: the doors, as the server said last. */
export type Ready = { opensAt: Date }

/** Whether all of it is here, some is, or none, and what has become of what was all here. */
export type Standing = 'none' | 'begun' | Ready | LostReason

const ask = (examId: string, { facts, deviceId }: { facts?: Pick<ExamPackage, 'sealId'>; deviceId?: string } = {}) =>
  client.attempt.package({
    ...{ examId, knows: newestRulesVersion },
    ...(facts && { has: facts.sealId }),
    ...(deviceId !== undefined && { deviceId }),
  })

/** As what lies here already names this device, or drawn. */
async function deviceIdHere(store: PackageStore): Promise<string> {
  const known = (await store.all()).find(({ deviceId }) => deviceId !== undefined)?.deviceId
  return known ?? crypto.randomUUID().replaceAll('-', '')
}

/** Opens the store for one piece of work. */
async function inStore<Outcome>(work: (store: PackageStore) => Promise<Outcome>): Promise<Outcome> {
  const store = await packageStore().catch((error) => {
    throw new DOMException(String(error), 'SecurityError')
  })
  try {
    return await work(store)
  } finally {
    store.close()
  }
}

/** What getting ready would cost. Nothing of it is fetched yet but the list. */
export async function lookAtOffer({ examId }: Whose): Promise<Offer> {
  const facts = await ask(examId)
  const program = await programFiles(facts.needs)
  const paperBytes = facts.parts.reduce((sum, { bytes }) => sum + bytes, 0)
  return { facts, program, bytes: paperBytes + program.bytes }
}

/**
 * How this device stands: every part is looked at again, and every file. With a network the server is asked whether it is still the paper
 * of the sitting, and hears that it is here.
 */
export async function standing(whose: Whose): Promise<Standing> {
  const kept = await inStore((store) => store.get(whose))
  if (!kept) return 'none'
  if (kept.readyWith === null) return 'begun'
  const { facts } = kept
  const missing = await inStore((store) => missingParts(store, facts))
  if (missing.length > 0) return 'gone'
  if (kept.readyWith !== buildHere()) return 'other_build'
  if (!(await isProgramKept(kept.files))) return 'gone'
  try {
    const now = await ask(whose.examId, kept)
    if (isAnother(now, kept)) return 'changed'
    await inStore((store) => store.put({ ...kept, facts: now, wallMs: Date.now() }))
    return readyOf(now)
  } catch (error) {
    // Without a network it stands as it was; what was got under a plan opens after it, too.
    if (!isNetworkError(error) && refusalCode(error) !== 'PLAN_LACKS') throw error
  }
  return readyOf(facts)
}

/** Another paper, or one that needs more of the program since: its instructions may have changed alone. */
const isAnother = (now: ExamPackage, kept: Pick<KeptPackage, 'facts' | 'readyWith'>) =>
  now.sealId !== kept.facts.sealId || programFor({ facts: now }, [kept], buildHere()) === null

const readyOf = ({ opensAt }: ExamPackage): Ready => ({ opensAt: new Date(opensAt) })

/**
 * Fetches all of it: what has come stays, whatever becomes of the rest. Resolves when it was found complete and the server knows it.
 * `onBytes`: about so many more are here.
 */
export async function prepare(
  { studentId, examId }: Whose,
  { facts, program }: Offer,
  onBytes: (bytes: number) => void,
): Promise<Ready> {
  // A browser that says no may keep it all the same.
  await navigator.storage?.persist?.().catch(() => false)
  const deviceId = await inStore(deviceIdHere)
  const school = await schoolHere()
  const one = {
    studentId,
    examId,
    facts,
    deviceId,
    files: program.paths,
    wallMs: Date.now(),
    ...(school && { school }),
  }
  await inStore((store) => store.put({ ...one, readyWith: null }))
  const perFile = program.bytes / (program.paths.length + 1)
  await keepProgram(program, () => onBytes(perFile))
  await inStore(async (store) => {
    await fetchParts(store, facts, onBytes)
    if ((await missingParts(store, facts)).length > 0) throw new DOMException('', 'QuotaExceededError')
  })
  const now = await ask(examId, one)
  const ready = { ...one, readyWith: buildHere() }
  if (isAnother(now, ready)) throw new OtherPartError()
  await inStore((store) => store.put({ ...ready, facts: now, wallMs: Date.now() }))
  return readyOf(now)
}

/** In one word where there is one. */
export function whyNotReady(error: unknown): NotReady {
  if (error instanceof NotKeptError) return error.reason
  if (error instanceof OtherPartError) return 'changed'
  if (isNetworkError(error)) return 'no_network'
  if (error instanceof DOMException) return error.name === 'QuotaExceededError' ? 'no_space' : 'no_store'
  return { failed: error }
}
