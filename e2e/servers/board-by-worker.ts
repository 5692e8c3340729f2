// A board as one of several processes answers it, each asked over a connection of its own.
import { request } from 'node:http'
import type { HallBoard } from '@sabimark/contract/answers.ts'
import type { Browser } from '../kill/call.ts'

type Sitting = { examId: string; sittingId: string }

/** The board, and which process has read it: its name stands in the token of the next look. */
export async function readBoard({ url, cookies }: Browser, { examId, sittingId }: Sitting) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const board = await new Promise<HallBoard>((resolve, reject) => {
    const path = `${url}/api/exams/${examId}/sittings/${sittingId}/board`
    const asked = request(path, { agent: false, headers: { cookie } }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => resolve(JSON.parse(String(Buffer.concat(parts))) as HallBoard))
    })
    asked.on('error', reject)
    asked.end()
  })
  return { board, worker: board.since.split('.')[1] ?? '' }
}
