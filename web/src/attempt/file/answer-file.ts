import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { answerFileVersion, mostPages } from '../device/save-file.ts'
import { type KeptPage, type LocalPage, pageKey } from '../sync/local-page.ts'
import { ticketFits } from './ticket-fits.ts'

/** An exam weighs some kilobytes, and essays some hundred; whatever is larger is no file of ours, which are cut at the half. */
export const mostFileBytes = 10_000_000
const mostEvents = 20_000
/** As long as the longest answer the server takes; a sign of it can be four bytes. */
const longestText = 80_000
const longestTicket = 4_000

/** An address as a browser writes it, with a port or without; nothing else of a file is ever shown as one. */
const addressShape = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

/**
 * Why a file is not taken in: too large, none of ours or cut off on its way, of a later version of this app, without anything that could
 * be sent, or of another address (`place`), whose server alone takes it.
 */
export type AnswerFileProblem = 'TOO_LARGE' | 'NOT_OURS' | 'NEWER' | 'EMPTY' | { place: string }

/** The pages of a file, each as a page that was closed; whatever else stands in it is left there. The server judges what they say. */
export function readAnswerFile(text: string, place: string): KeptPage[] | AnswerFileProblem {
  if (new Blob([text]).size > mostFileBytes) return 'TOO_LARGE'
  const file = parsed(text)
  if (!isRecord(file) || file.sabimark !== 'answers' || !isWhole(file.version)) return 'NOT_OURS'
  if (file.version > answerFileVersion) return 'NEWER'
  if (typeof file.place !== 'string' || !Array.isArray(file.pages) || file.pages.length > mostPages) return 'NOT_OURS'
  if (file.place !== place) return addressShape.test(file.place) ? { place: file.place } : 'NOT_OURS'
  const pages: KeptPage[] = []
  for (const one of file.pages) {
    const page = keptPageOf(one)
    if (!page) return 'NOT_OURS'
    pages.push(page)
  }
  if (new Set(pages.map(({ page }) => page.key)).size < pages.length) return 'NOT_OURS'
  return pages.some(({ page, events }) => events.length > 0 || page.draft) ? pages : 'EMPTY'
}

function keptPageOf(one: unknown): KeptPage | null {
  if (!isRecord(one) || !isRecord(one.page) || !Array.isArray(one.events) || one.events.length > mostEvents) return null
  const { attemptId, epoch, examId, candidateId, deliveryTicket, elapsedMs, endsAtWallMs, isSuperseded, draft } =
    one.page
  if (!isId(attemptId) || !isId(examId) || !isId(candidateId) || !isWhole(epoch) || !isTime(elapsedMs)) return null
  if (typeof deliveryTicket !== 'string' || deliveryTicket === '' || deliveryTicket.length > longestTicket) return null
  // Whose answers the screen says they are is who the server takes them for.
  if (!ticketFits(deliveryTicket, { attemptId, studentId: candidateId, epoch })) return null
  const events = one.events.map(eventOf)
  const typed = draft === undefined ? undefined : eventOf(draft)
  if (events.includes(null) || typed === null) return null
  const known = events.filter((event) => event !== null).sort((a, b) => a.seq - b.seq)
  if (known.some(({ seq }, place) => seq === known[place - 1]?.seq)) return null
  const page: LocalPage = {
    ...{ key: pageKey(attemptId, epoch), attemptId, epoch, examId, candidateId, deliveryTicket, elapsedMs },
    // Nobody has it open, whatever the clock of the other device said.
    ...{ notedAtWallMs: 0, refusal: null, isSuperseded: isSuperseded === true },
    ...(isTime(endsAtWallMs) && { endsAtWallMs }),
    ...(typed && { draft: typed }),
    ...begunHere(one.page),
  }
  return { page, events: known }
}

/** What a page that began without the server says of itself as it arrives. */
function begunHere({ pageId, isBegunHere, hasArrived, begun }: Record<string, unknown>): Partial<LocalPage> {
  if (typeof pageId !== 'string' || !/^[0-9a-f]{32}$/.test(pageId)) return {}
  const times = isRecord(begun) && isTime(begun.wallMs) && isWhole(begun.breaks) ? begun : null
  return {
    pageId,
    ...(isBegunHere === true && { isBegunHere }),
    ...(hasArrived === true && { hasArrived }),
    ...(times && { begun: { wallMs: times.wallMs as number, breaks: times.breaks as number } }),
  }
}

function eventOf(one: unknown): AttemptEvent | null {
  if (!isRecord(one)) return null
  const { seq, atMs, kind, question, value } = one
  if (!isWhole(seq) || seq < 1 || !isTime(atMs)) return null
  // A later page may report what this version does not know; the server keeps it, and counts it for nothing.
  if (typeof kind !== 'string' || !/^[a-z_]{1,40}$/.test(kind)) return null
  if (question !== undefined && !isShort(question)) return null
  const isList = Array.isArray(value) && value.length <= 100 && value.every(isShort)
  if (value !== undefined && !isList && !(typeof value === 'string' && value.length <= longestText)) return null
  return {
    seq,
    atMs,
    kind,
    ...(question !== undefined && { question }),
    ...(value !== undefined && { value }),
  } as AttemptEvent
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (one: unknown): one is Record<string, unknown> =>
  typeof one === 'object' && one !== null && !Array.isArray(one)
const isWhole = (one: unknown): one is number => Number.isSafeInteger(one) && Number(one) >= 0
const isTime = (one: unknown): one is number =>
  typeof one === 'number' && Number.isFinite(one) && one >= 0 && one < 1e15
const isShort = (one: unknown): one is string => typeof one === 'string' && one.length <= 64
const isId = (one: unknown): one is string =>
  typeof one === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(one)
