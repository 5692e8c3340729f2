import { missingParts } from '../../exam/package/fetch-parts.ts'
import { type KeptPackage, packageStore, type Whose } from '../../exam/package/package-store.ts'
import { hasProgram } from '../../exam/package/program-for.ts'
import { localStore } from '../device/sender.ts'
import { isOf, type KeptPage } from '../sync/local-page.ts'
import { isUnheardOf } from '../unheard/arrive-closed.ts'

/** How far somebody is with an exam on this device, by what lies on it alone. */
export type StageHere = 'ready' | 'begun' | 'handed_in'

/** An exam whose sealed paper lies on this device. */
export type ExamHere = { kept: KeptPackage; stage: StageHere }

/** The exams that can be opened here without asking anybody, the next first. */
export async function examsHere(): Promise<ExamHere[]> {
  const [packages, pages] = await Promise.all([allPackages(), localStore.all()])
  const found = packages.map((kept): ExamHere => ({ kept, stage: stageOf(kept, pages) }))
  return found.filter(({ kept, stage }) => kept.readyWith !== null || stage !== 'ready').sort(byOpening)
}

/** The exam of this student that began here and that no server has heard of; null for none. */
export async function begunHere(whose: Whose): Promise<ExamHere | null> {
  const pages = await localStore.all()
  if (!pages.some((one) => isUnheard(one, whose))) return null
  const kept = (await allPackages()).find((one) => one.studentId === whose.studentId && one.examId === whose.examId)
  return kept && isReadable(kept) ? { kept, stage: stageOf(kept, pages) } : null
}

/** Whether all of it is here: looked at again before anybody is asked for the code. */
export async function isWholeHere(kept: KeptPackage): Promise<boolean> {
  const store = await packageStore()
  try {
    const [missing, all] = [await missingParts(store, kept.facts), await store.all()]
    return missing.length === 0 && (await hasProgram(kept, all))
  } finally {
    store.close()
  }
}

async function allPackages(): Promise<KeptPackage[]> {
  const store = await packageStore()
  try {
    return await store.all()
  } finally {
    store.close()
  }
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

function isUnheard({ page }: KeptPage, whose: Whose): boolean {
  return isOf(page, whose) && isUnheardOf(page)
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
