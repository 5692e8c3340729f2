// One load of the exam room: moves that are recorded and sent, and an essay that is typed and said later.
import { type AttemptEvent, changesAnAnswer } from '@sabimark/domain/attempt/event.ts'
import { type Move, type Outbox, record } from '@sabimark/domain/attempt/outbox.ts'
import { type ElapsedBase, elapsedNow } from '@sabimark/domain/attempt/timing.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { type UnsaidDraft, unsaidDraft } from '@sabimark/web/src/attempt/sync/unsaid-draft.ts'
import type { LivePage } from '../../scripts/live/live-page.ts'
import { questionText } from './questions.ts'
import type { Step } from './script.ts'

/** One load of the exam room, and what became of everything it did. */
export type Page = {
  attemptId: string
  epoch: number
  ticket: string
  /** What it leaves on the device. */
  deliveryTicket: string
  clock: ElapsedBase
  allowedMs: number
  outbox: Outbox
  /** Everything ever recorded here; the event numbered n stands at n - 1. */
  events: AttemptEvent[]
  /** What is typed and not said yet: the device keeps it, and a later load says it. */
  draft: UnsaidDraft
  /** The highest number that ever left. */
  sentSeq: number
  /** Loaded anew since: what waits is sent by what it left, and the newest load vouches for it. */
  isLeft: boolean
  wake: () => void
  /** Its socket, of who has one. */
  live?: LivePage
}

const device = {
  now: () => performance.now(),
  wallNow: () => Date.now(),
  random: () => 0.5,
  after: (delayMs: number, callBack: () => void) => {
    const timer = setTimeout(callBack, delayMs).unref()
    return () => clearTimeout(timer)
  },
}

/** What is being typed on a page, by the exam room's own rules. */
export function draftOf(onDue: () => void) {
  return unsaidDraft(device, { isKept: () => true, onDue })
}

/** Records a move, to be sent. */
export function add(page: Page, move: Omit<Move, 'elapsedMs'>): void {
  const elapsedMs = elapsedNow({ ...page.clock, monotonicNow: performance.now() })
  page.outbox = record(page.outbox, { ...move, elapsedMs })
  const event = page.outbox.events.at(-1)
  if (event) page.events.push(event)
  page.wake()
}

type Written = { question: string; value: string }

/** An essay has come so far. */
export function write(page: Page, { question, value }: Written): void {
  if (page.draft.move()?.question !== question) sayDraft(page)
  const before =
    page.draft.move() ?? page.events.findLast((one) => one.question === question && changesAnAnswer(one.kind))
  page.draft.typed({ kind: 'answer', question, value }, before?.value)
}

/** What was typed is said now. */
export function sayDraft(page: Page): void {
  const move = page.draft.take()
  if (move && !page.isLeft) add(page, move)
}

function questionOf(content: ExamContent | null, number: number) {
  const question = content?.questions.find(({ text }) => text === questionText(number))
  if (!question) throw new Error(`The paper has no question ${number}.`)
  return question
}

/** What an essay has come to, for its question in this paper. */
export function writtenIn(content: ExamContent | null, step: Extract<Step, { kind: 'write' }>): Written {
  return { question: questionOf(content, step.question).id, value: step.said }
}

/** A step as the move it is on this paper. */
export function moveOf(
  content: ExamContent | null,
  step: Exclude<Step, { kind: 'reload' | 'write' }>,
): Omit<Move, 'elapsedMs'> {
  const question = questionOf(content, step.question)
  if (step.kind !== 'answer') return { kind: step.kind, question: question.id }
  const { said } = step
  if (typeof said === 'string') return { kind: 'answer', question: question.id, value: said }
  const value = question.options.filter(({ text }) => said.includes(text)).map(({ id }) => id)
  if (value.length !== said.length) throw new Error(`Question ${step.question} has no options ${said.join(', ')}.`)
  return { kind: 'answer', question: question.id, value }
}
