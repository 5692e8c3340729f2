import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { batchLimit } from '@sabimark/domain/attempt/outbox.ts'
import { writeTicket } from '@sabimark/server/src/attempt/ticket.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import { quantile } from '../load/figures.ts'
import { type Stage, withProcessorTime } from '../parts/stage.ts'
import { layExam } from '../product/exam.ts'

export type ArriveFigures = {
  /** From the moment the network is back until the last of all devices has everything acknowledged. */
  allMs: number
  /** Of one device, from its first word to its last acknowledgement. */
  p95Ms: number
  /** Until a device has its ticket, while all the others come, too. */
  arriveP50Ms: number
  /** Processor of server and database for one first word. */
  cpuMicros: number
}

/** One device as the network finds it: its pass, and what it could not send. */
type Device = {
  pass: string
  pageId: string
  events: { seq: number; atMs: number; kind: 'answer'; question: string; value: string[] }[]
}

const begunAgoMs = 30 * 60_000

/** A hall that began without a network and has it again: every device comes back at once and brings what was answered. */
export async function measureArrive(stage: Stage): Promise<ArriveFigures> {
  const { pace, say } = stage
  const agent = new Agent({ keepAlive: true })
  const ask = <T>(path: string, body: object) => post<T>(agent, stage.product.port, path, body)
  try {
    const first = await layDevices(stage)
    say(`${first.length} devices say their first word`)
    const { cpuMicros } = await withProcessorTime(stage, 'arriving', () =>
      Promise.all(first.map((one) => arrive(ask, one))),
    )
    const devices = await layDevices(stage)
    say(`${devices.length} devices come back with ${pace.arrive.unsent} answers each`)
    const began = performance.now()
    const times = await Promise.all(
      devices.map(async (device) => {
        const ticket = await arrive(ask, device)
        const arrivedMs = performance.now() - began
        for (let from = 0; from < device.events.length; from += batchLimit) {
          const events = device.events.slice(from, from + batchLimit)
          const isPart = from + batchLimit < device.events.length
          const sent = {
            ticket,
            events,
            sentAtMs: begunAgoMs,
            ...(isPart && { isPart, waitsTo: device.events.length }),
          }
          const { ackedSeq, refused } = await ask<{ ackedSeq: number; refused: unknown[] }>('/attempts/save', sent)
          if (ackedSeq !== events.at(-1)?.seq || refused.length > 0) throw new Error('A device was not acknowledged.')
        }
        return { arrivedMs, allMs: performance.now() - began }
      }),
    )
    const all = times.map(({ allMs }) => allMs)
    return {
      ...{ allMs: Math.max(...all), p95Ms: quantile(all, 0.95) },
      arriveP50Ms: quantile(
        times.map(({ arrivedMs }) => arrivedMs),
        0.5,
      ),
      cpuMicros: cpuMicros / first.length,
    }
  } finally {
    agent.destroy()
  }
}

type Asking = <T>(path: string, body: object) => Promise<T>

/** Gets a device its ticket; what it did is in time, or something else would be measured. */
async function arrive(ask: Asking, { pass, pageId }: Device): Promise<string> {
  const now = Date.now()
  const said = { pageId, epoch: 0, begunAgoMs, breaks: 0, walls: { begun: now - begunAgoMs, now } }
  const { ticket, allWaits } = await ask<{ ticket: string; allWaits: boolean }>('/attempts/arrive', {
    ticket: pass,
    ...said,
  })
  if (allWaits) throw new Error('A device that began with the hall waits for staff.')
  return ticket
}

/** An exam whose code was shown as it began, and a prepared device for each of its candidates. */
async function layDevices({ product, school, questionIds, pace }: Stage): Promise<Device[]> {
  const { devices, unsent } = pace.arrive
  const { examId } = await layExam(product, school, questionIds, devices)
  const { schoolId } = school
  const papers = await inSchool(product.pools.app, { schoolId }, async (tx) => {
    await tx.run(
      `INSERT INTO sitting_seals (school_id, id, sitting_id, version_id, code, key, made_at, shown_at)
       SELECT school_id, $3, id, version_id, '5720000000000004', decode(repeat('07', 32), 'hex'), now(), now() - interval '31 minutes'
       FROM exam_sittings WHERE school_id = $1 AND exam_id = $2`,
      [schoolId, examId, randomUUID()],
    )
    await tx.run(
      `INSERT INTO exam_packages (school_id, sitting_id, student_id, seal_id, attempt_id, class_id, fetched_at, device, address)
       SELECT p.school_id, p.sitting_id, p.student_id, l.id, p.attempt_id, k.class_id, now(), '', ''
       FROM exam_sittings s JOIN sitting_seals l ON l.school_id = s.school_id AND l.sitting_id = s.id
       JOIN exam_papers p ON p.school_id = s.school_id AND p.sitting_id = s.id
       JOIN students k ON k.school_id = p.school_id AND k.user_id = p.student_id
       WHERE s.school_id = $1 AND s.exam_id = $2`,
      [schoolId, examId],
    )
    return await tx.rows<{
      attemptId: string
      studentId: string
      order: { questionId: string; optionIds: string[] }[]
    }>(
      `SELECT p.attempt_id AS "attemptId", p.student_id AS "studentId", p.paper->'order' AS "order"
       FROM exam_sittings s JOIN exam_papers p ON p.school_id = s.school_id AND p.sitting_id = s.id
       WHERE s.school_id = $1 AND s.exam_id = $2 ORDER BY p.student_id LIMIT $3`,
      [schoolId, examId, devices],
    )
  })
  return papers.map(({ order, ...whose }) => ({
    pass: writeTicket({ schoolId, ...whose, epoch: 0 }, [product.secret], 'pass'),
    pageId: randomBytes(16).toString('hex'),
    events: Array.from({ length: unsent }, (_, index) => {
      const { questionId = '', optionIds = [] } = order[index % order.length] ?? {}
      const value = optionIds.slice(index % optionIds.length).slice(0, 1)
      return { seq: index + 1, atMs: (index + 1) * 25_000, kind: 'answer' as const, question: questionId, value }
    }),
  }))
}

function post<T>(agent: Agent, port: number, path: string, body: object): Promise<T> {
  const host = `localhost:${port}`
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, path: `/api${path}`, method: 'POST', headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (reply.statusCode === 200) resolve(JSON.parse(text))
        else reject(new Error(`POST ${path} was answered with ${reply.statusCode}: ${text}`))
      })
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}
