import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { bodyOf, getRequest, mustBeServed, rpcRequest } from '../load/requests.ts'
import { openWire, type Wire } from '../load/wire.ts'
import type { Exam } from '../product/exam.ts'

export type CountedCandidate = {
  wire: Wire
  /** Begins the attempt and fetches the questions. */
  start(): Promise<void>
  save(): Promise<void>
  answerTheRest(): Promise<void>
  submit(): Promise<void>
}

/** Times of equal length, so that each candidate's requests are as long as the next one's. */
const atMs = 1_000
const mostAtOnce = 25

/** One candidate in a browser. The first answer is a save of its own, the others go before handing in. */
export function openCandidate(port: number, { examId, contentHash }: Exam, cookie: string): CountedCandidate {
  const wire = openWire(port)
  let ticket = ''
  let questions: { id: string; optionIds: string[] }[] = []
  let nextSeq = 1
  const send = async (acts: object[]) => {
    const events = acts.map((act) => ({ seq: nextSeq++, atMs, ...act }))
    const input = JSON.stringify({ ticket, sentAtMs: atMs, events })
    const reply = await wire.ask(rpcRequest(port, 'attempt/save', cookie, input))
    mustBeServed('A save', reply)
    const { ackedSeq, refused } = JSON.parse(bodyOf(reply)).json
    if (ackedSeq !== nextSeq - 1 || refused.length > 0) throw new Error(`A save was answered with ${bodyOf(reply)}`)
  }
  const answers = () =>
    questions.map(({ id, optionIds }) => ({ kind: 'answer', question: id, value: optionIds.slice(0, 1) }))
  return {
    wire,
    start: async () => {
      const pageId = crypto.randomUUID().replaceAll('-', '')
      const started = await wire.ask(
        rpcRequest(port, 'attempt/start', cookie, JSON.stringify({ examId, pageId, knows: newestRulesVersion })),
      )
      mustBeServed('A start', started)
      const { json } = JSON.parse(bodyOf(started))
      ticket = json.ticket
      questions = json.order.map(({ questionId, optionIds }: { questionId: string; optionIds: string[] }) => ({
        id: questionId,
        optionIds,
      }))
      mustBeServed('The questions', await wire.ask(getRequest(port, `/api/content/${contentHash}`, ticket)))
    },
    save: () => send(answers().slice(0, 1)),
    answerTheRest: async () => {
      const rest = answers().slice(1)
      for (let from = 0; from < rest.length; from += mostAtOnce) await send(rest.slice(from, from + mostAtOnce))
    },
    submit: () => send([{ kind: 'submit' }]),
  }
}
