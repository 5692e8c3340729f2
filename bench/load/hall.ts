import type { Ticketed } from './messages.ts'
import { bodyOf, mustBeServed, rpcRequest } from './requests.ts'
import type { Reply, Wire } from './wire.ts'

/** A candidate in the exam room: what the next event is numbered, and since when the paper is open. */
export type Candidate = Ticketed & { port: number; nextSeq: number; openedAt: number }

/** Candidates and, for each lane of a load, the connection they save over. */
export type Hall = { port: number; candidates: Candidate[]; wires: Wire[] }

export function candidateOf(port: number, ticketed: Ticketed): Candidate {
  return { ...ticketed, port, nextSeq: 1, openedAt: performance.now() }
}

type Move = { kind: 'answer' | 'start' | 'submit'; question?: string; value?: string[] | string }

/** Sends what a candidate did, as the sync of the exam room does, and checks that exactly this was acknowledged. */
export async function save(wire: Wire, candidate: Candidate, moves: Move[]): Promise<void> {
  const { port, cookie, ticket, openedAt } = candidate
  const atMs = Math.floor(performance.now() - openedAt)
  const events = moves.map((move) => ({ seq: candidate.nextSeq++, atMs, ...move }))
  const lastSeq = candidate.nextSeq - 1
  const reply = await wire.ask(
    rpcRequest(port, 'attempt/save', cookie, JSON.stringify({ ticket, sentAtMs: atMs, events })),
  )
  checkSaved(reply, lastSeq, moves.at(-1)?.kind === 'submit')
}

function checkSaved(reply: Reply, lastSeq: number, isSubmit: boolean): void {
  mustBeServed('A save', reply)
  const text = bodyOf(reply)
  const { ackedSeq, isLive, isSubmitted, refused } = JSON.parse(text).json
  if (ackedSeq !== lastSeq || isLive !== true || isSubmitted !== isSubmit || refused.length !== 0) {
    throw new Error(`A save up to ${lastSeq} was answered with ${text.slice(0, 300)}`)
  }
}

/** The next answer of somebody who goes round the paper and changes the choice each time. */
export function nextAnswer({ questions, nextSeq }: Candidate): Move {
  const question = questions[nextSeq % questions.length]
  const options = question?.optionIds ?? []
  if (!question) throw new Error('A paper has questions.')
  const option = options[Math.floor(nextSeq / questions.length) % options.length]
  return { kind: 'answer', question: question.id, value: option === undefined ? textOf(nextSeq) : [option] }
}

const sentence = 'The harmattan dries what the rains have left, and dust from the desert hangs over every town. '

/** Some two hundred characters, another text each time. */
function textOf(number: number): string {
  return `${number}. ${sentence.repeat(2)}`
}

/** The moves of a whole sitting: every question answered once. */
export function wholePaper({ questions }: Candidate): Move[] {
  const answers = questions.map(
    ({ id, optionIds }): Move => ({
      kind: 'answer',
      question: id,
      value: optionIds.length === 0 ? textOf(1) : optionIds.slice(0, 1),
    }),
  )
  return [{ kind: 'start' }, ...answers]
}
