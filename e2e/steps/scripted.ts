// Candidates without a browser: each says by calls what its script says, and keeps what the server has not acknowledged.
import { randomBytes } from 'node:crypto'
import { contract } from '@sabimark/contract/contract.ts'
import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { call } from '../kill/call.ts'
import { inDatabase } from '../kill/database.ts'
import { moveOf } from '../kill/page.ts'
import { again, untilTrue } from '../kill/patience.ts'
import { kindOf, questionCount, sayable } from '../kill/questions.ts'
import type { Pupil } from '../kill/school.ts'

const never = new AbortController().signal
/** Questions that programs mark, in the order the scripts answer them. */
const marked = Array.from({ length: questionCount }, (_, question) => question).filter((one) => kindOf(one) === 'one')

/** One load of the exam room. `woundMs`: how far the clock was wound since. */
export type Scripted = {
  pupil: Pupil
  attemptId: string
  ticket: string
  epoch: number
  events: AttemptEvent[]
  ackedSeq: number
  allowedMs: number
  woundMs: number
  say(event: Pick<AttemptEvent, 'kind' | 'question' | 'value'>): void
  /** These questions by the script: each candidate another option. */
  answer(from: number, to: number): Scripted
  /** Sends what is not acknowledged until the server has taken it. */
  deliver(): Promise<void>
}

export async function begin(pupil: Pupil, examId: string): Promise<Scripted> {
  const { browser } = pupil
  const number = Number(pupil.studentNumber.split('/')[1])
  const pageId = randomBytes(16).toString('hex')
  const started = await call(browser, contract.attempt.start, { examId, pageId, knows: newestRulesVersion })
  const { attemptId, ticket, epoch, allowedMs, contentHash } = started
  const content: ExamContent = await call(browser, contract.attempt.content, { contentHash }, ticket)
  const began = performance.now() - started.elapsedMs
  const elapsed = () => Math.round(performance.now() - began) + page.woundMs
  const page: Scripted = {
    ...{ pupil, attemptId, ticket, epoch, allowedMs, events: [], ackedSeq: 0, woundMs: 0 },
    say: (event) => void page.events.push({ seq: page.events.length + 1, atMs: elapsed(), ...event }),
    answer: (from, to) => {
      for (const question of marked.slice(from, to)) {
        const said = sayable(question)
        const chosen = said[(question + number) % said.length] ?? ''
        page.say(moveOf(content, { kind: 'answer', question, said: [chosen] }))
      }
      return page
    },
    deliver: async () => {
      const reply = await again(() => {
        const events = page.events.slice(page.ackedSeq)
        return call(browser, contract.attempt.save, { ticket, sentAtMs: elapsed(), events })
      }, never)
      page.ackedSeq = reply.ackedSeq
      page.allowedMs = reply.allowedMs ?? page.allowedMs
      if (reply.ackedSeq < page.events.length) throw new Error('Not all that was sent was acknowledged.')
    },
  }
  page.say({ kind: epoch === 1 ? 'start' : 'gap' })
  return page
}

/** Hands in, and is told that it is taken. */
export async function handIn(page: Scripted): Promise<void> {
  page.say({ kind: 'submit' })
  await page.deliver()
}

/** The score of each of these candidates, by number, once all are marked. */
export async function scoresOf(pages: readonly Scripted[]): Promise<Map<string, unknown>> {
  const scores = new Map<string, unknown>()
  for (const { pupil, ticket } of pages) {
    await untilTrue('a score is there', 60_000, async () => {
      const { card } = await again(() => call(pupil.browser, contract.result.ofTicket, { ticket }), never)
      if (card?.score) scores.set(pupil.studentNumber, card.score)
      return Boolean(card?.score)
    })
  }
  return scores
}

/** What was acknowledged to these pages and is not in the database. */
export async function missing(dataDir: string, pages: readonly Scripted[]): Promise<string[]> {
  const kept = await inDatabase(dataDir, (ask) =>
    ask<{ name: string }>("SELECT concat_ws(' ', attempt_id, epoch, seq) AS name FROM attempt_events"),
  )
  const names = new Set(kept.map(({ name }) => name))
  return pages
    .flatMap(({ attemptId, epoch, events, ackedSeq }) =>
      events.slice(0, ackedSeq).map(({ seq }) => `${attemptId} ${epoch} ${seq}`),
    )
    .filter((name) => !names.has(name))
}
