import type { Counted } from './figures.ts'
import { candidateOf, type Hall, save, wholePaper } from './hall.ts'
import { atFixedRate } from './loops.ts'
import type { Order, Ticketed, Typed } from './messages.ts'
import { bodyOf, getRequest, mustBeServed, rpcRequest } from './requests.ts'
import { openWire, type Reply, type Wire } from './wire.ts'

type StartOrder = Extract<Order, { kind: 'start' }>

/**
 * Everybody starts in the same moment, each from a browser that opens its connection for it, and is done when the
 * questions are there. What came is looked at afterwards: a browser does that on its own processor.
 */
export async function startAll({
  port,
  examId,
  contentHash,
  cookies,
  knows,
}: StartOrder): Promise<{ hall: Hall; counted: Counted }> {
  const wires = cookies.map(() => openWire(port))
  const replies: { started: Reply; content: Reply; cookie: string }[] = []
  const began = performance.now()
  const latenciesMs = await Promise.all(
    cookies.map(async (cookie, index) => {
      const wire = wires[index]
      if (!wire) throw new Error('Everybody has a connection.')
      const pageId = (index + 1).toString(16).padStart(32, '0')
      const started = await wire.ask(
        rpcRequest(port, 'attempt/start', cookie, JSON.stringify({ examId, pageId, knows })),
      )
      mustBeServed('A start', started)
      const { ticket } = JSON.parse(bodyOf(started)).json
      const content = await wire.ask(getRequest(port, `/api/content/${contentHash}`, ticket))
      mustBeServed('The questions', content)
      const tookMs = performance.now() - began
      replies.push({ started, content, cookie })
      return tookMs
    }),
  )
  const tookMs = performance.now() - began
  const candidates = replies.map((reply) => candidateOf(port, ticketedBy(reply, contentHash)))
  const hall: Hall = { port, candidates, wires: [] }
  const counted = { latenciesMs, tookMs, ...bytesOf(wires) }
  for (const wire of wires) wire.close()
  return { hall, counted }
}

function ticketedBy(
  { started, content, cookie }: { started: Reply; content: Reply; cookie: string },
  hash: string,
): Ticketed {
  const { ticket, epoch, contentHash, order } = JSON.parse(bodyOf(started)).json
  const { questions } = JSON.parse(bodyOf(content))
  const isWhole = epoch === 1 && contentHash === hash && order.length === questions.length && order.length > 0
  if (!isWhole) throw new Error(`A start was answered with ${bodyOf(started).slice(0, 300)}`)
  return {
    cookie,
    ticket,
    questions: order.map(({ questionId, optionIds }: { questionId: string; optionIds: string[] }) => ({
      id: questionId,
      optionIds,
    })),
  }
}

/** Everybody answers the whole paper, a few at a time: what a submit is measured on. */
export async function answerAll(hall: Hall): Promise<void> {
  const wires = Array.from({ length: 16 }, () => openWire(hall.port))
  const left = [...hall.candidates]
  await Promise.all(
    wires.map(async (wire) => {
      for (let one = left.pop(); one; one = left.pop()) await save(wire, one, wholePaper(one))
      wire.close()
    }),
  )
}

/** Everybody hands in in the same moment; done when that is acknowledged. */
export async function submitAll(hall: Hall): Promise<Counted> {
  const wires = hall.candidates.map(() => openWire(hall.port))
  const began = performance.now()
  const latenciesMs = await Promise.all(
    hall.candidates.map(async (candidate, index) => {
      const wire = wires[index]
      if (wire) await save(wire, candidate, [{ kind: 'submit' }])
      return performance.now() - began
    }),
  )
  const counted = { latenciesMs, tookMs: performance.now() - began, ...bytesOf(wires) }
  for (const wire of wires) wire.close()
  return counted
}

/** A class signs in, evenly spread over some time, each on a new connection. */
export async function signInAll(port: number, students: readonly Typed[], overMs: number): Promise<Counted> {
  const wires = students.map(() => openWire(port))
  const latenciesMs: number[] = []
  const began = performance.now()
  await atFixedRate({ perSecond: students.length / (overMs / 1000), durationMs: overMs }, async (dueAt, index) => {
    const wire = wires[index]
    if (!wire) return
    const reply = await wire.ask(rpcRequest(port, 'people/signInStudent', '', JSON.stringify(students[index])))
    mustBeServed('A sign-in', reply)
    if (!reply.headers.includes('set-cookie: sabimark_session=')) throw new Error('A sign-in was given no session.')
    latenciesMs.push(performance.now() - dueAt)
  })
  const counted = { latenciesMs, tookMs: performance.now() - began, ...bytesOf(wires) }
  for (const wire of wires) wire.close()
  return counted
}

function bytesOf(wires: readonly Wire[]): { bytesSent: number; bytesReceived: number } {
  return {
    bytesSent: wires.reduce((sum, wire) => sum + wire.bytesSent(), 0),
    bytesReceived: wires.reduce((sum, wire) => sum + wire.bytesReceived(), 0),
  }
}
