import { modeHere } from '../../platform/mode.ts'
import { browserDevice } from '../device/browser-device.ts'
import { inTime } from '../sync/in-time.ts'
import { type KeptPage, type LocalStore, mayBeOpen } from '../sync/local-page.ts'
import { type AnswerFileProblem, mostFileBytes, readAnswerFile } from './answer-file.ts'
import { type TakenIn, takeIn } from './take-in.ts'

/**
 * What a file has of one candidate: of how many questions there are answers in it, and the pages they are of. `isOfOtherDevice`: they were left
 * in the file, as this browser has those of another device.
 */
export type BroughtOf = {
  studentId: string
  isOfExam: boolean
  isOfOtherDevice: boolean
  count: number
  keys: string[]
}

/** What is the same of two files is one line. */
export function lineOf({ isOfExam, isOfOtherDevice, studentId, keys }: BroughtOf): string {
  return [isOfExam, isOfOtherDevice, studentId, ...keys].join(' ')
}

/** Those of this exam first. */
export type Brought = { isHereAlready: boolean; of: BroughtOf[] }

/** `DEMO`: nothing is sent from there. `OTHER_EXAM`: nothing in it is of this one. `NOT_KEPT`: this browser cannot keep it. */
export type BringProblem = AnswerFileProblem | 'DEMO' | 'OTHER_EXAM' | 'NOT_KEPT'

type Tools = {
  store: LocalStore
  /** Whether a room of this window has the page. */
  isOpen: (key: string) => boolean
  /** Has the page sent from here. */
  send: (key: string) => void
  place: string
}

/** A disk that does not answer keeps nobody waiting: what it keeps after all is sent, too. */
const keepingWithinMs = 20_000

/** Takes a file into this browser's store, from where it is sent. A file that is refused changes nothing here. */
export async function bringIn(
  file: File,
  examId: string,
  { store, isOpen, send, place }: Tools,
): Promise<Brought | BringProblem> {
  if (modeHere() === 'demo') return 'DEMO'
  if (file.size > mostFileBytes) return 'TOO_LARGE'
  // A stick that was pulled out meanwhile is a file of which a part is missing.
  const pages = readAnswerFile(await file.text().catch(() => ''), place)
  if (!Array.isArray(pages)) return pages
  if (!pages.some(({ page }) => page.examId === examId)) return 'OTHER_EXAM'
  const isLeftAlone = ({ page }: KeptPage) => isOpen(page.key) || mayBeOpen(page, browserDevice.wallNow())
  const keeping = takeIn(store, pages, isLeftAlone).then(({ isHereAlready, ofOtherDevice }) => {
    for (const { page } of pages) if (!isOpen(page.key) && !ofOtherDevice.has(page.key)) send(page.key)
    return { isHereAlready, of: broughtOf(pages, examId, ofOtherDevice) }
  })
  return await inTime<Brought | BringProblem>(browserDevice, keepingWithinMs, keeping, 'NOT_KEPT')
}

function broughtOf(pages: readonly KeptPage[], examId: string, ofOtherDevice: TakenIn['ofOtherDevice']): BroughtOf[] {
  const found = new Map<string, BroughtOf & { questions: Set<string> }>()
  for (const { page, events } of pages) {
    const { candidateId: studentId, attemptId, key } = page
    const isOfExam = page.examId === examId
    const isOfOtherDevice = ofOtherDevice.has(key)
    const whose = `${isOfExam} ${isOfOtherDevice} ${studentId}`
    const whole = { studentId, isOfExam, isOfOtherDevice, count: 0, keys: [], questions: new Set<string>() }
    const one = found.get(whose) ?? whole
    for (const { kind, question } of [...events, ...(page.draft ? [page.draft] : [])])
      if (kind === 'answer') one.questions.add(`${attemptId} ${question}`)
    one.keys.push(key)
    found.set(whose, one)
  }
  return [...found.values()]
    .map(({ questions, ...one }) => ({ ...one, count: questions.size }))
    .sort((a, b) => Number(b.isOfExam) - Number(a.isOfExam))
}
