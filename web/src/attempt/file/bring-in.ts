import { modeHere } from '../../platform/mode.ts'
import type { KeptPage, LocalStore } from '../sync/local-page.ts'
import { type AnswerFileProblem, mostFileBytes, readAnswerFile } from './answer-file.ts'
import { takeIn } from './take-in.ts'

/** Of whom a file has answers, by the student's id, and how many questions they are to. */
export type Brought = { isHereAlready: boolean; ofExam: { studentId: string; count: number }[]; otherCount: number }

/** `DEMO`: nothing is sent from there. `OTHER_EXAM`: nothing in it is of this one. `NOT_KEPT`: this browser keeps nothing. */
export type BringProblem = AnswerFileProblem | 'DEMO' | 'OTHER_EXAM' | 'NOT_KEPT'

type Tools = {
  store: LocalStore
  isOpen: (key: string) => boolean
  /** Has the page sent from here. */
  send: (key: string) => void
  place: string
}

/** Takes a file into this browser's store, from where it is sent. A file that is refused changes nothing here. */
export async function bringIn(
  file: File,
  examId: string,
  { store, isOpen, send, place }: Tools,
): Promise<Brought | BringProblem> {
  if (modeHere() === 'demo') return 'DEMO'
  if (file.size > mostFileBytes) return 'TOO_LARGE'
  const pages = readAnswerFile(await file.text(), place)
  if (typeof pages === 'string') return pages
  if (!pages.some(({ page }) => page.examId === examId)) return 'OTHER_EXAM'
  try {
    const here = new Map((await store.all()).map((kept) => [kept.page.key, kept]))
    const isHere = ({ page, events }: KeptPage) => {
      const known = here.get(page.key)
      const seqs = new Set(known?.events.map(({ seq }) => seq))
      return known?.page.refusal === null && events.every(({ seq }) => seqs.has(seq))
    }
    const isHereAlready = pages.every(isHere)
    await takeIn(store, pages, isOpen)
    for (const { page } of pages) if (!isOpen(page.key)) send(page.key)
    return { isHereAlready, ...countsOf(pages, examId) }
  } catch {
    return 'NOT_KEPT'
  }
}

function countsOf(pages: readonly KeptPage[], examId: string): Pick<Brought, 'ofExam' | 'otherCount'> {
  const byWhom = new Map<string, Set<string>>()
  const others = new Set<string>()
  for (const { page, events } of pages) {
    const questions = page.examId === examId ? (byWhom.get(page.candidateId) ?? new Set()) : others
    if (page.examId === examId) byWhom.set(page.candidateId, questions)
    for (const { kind, question } of [...events, ...(page.draft ? [page.draft] : [])])
      if (kind === 'answer') questions.add(page.examId === examId ? `${question}` : `${page.attemptId} ${question}`)
  }
  const ofExam = [...byWhom].map(([studentId, { size }]) => ({ studentId, count: size }))
  return { ofExam, otherCount: others.size }
}
