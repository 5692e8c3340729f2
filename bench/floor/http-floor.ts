/**
 * What HTTP alone can do here, in a process of its own: the product's own stack and its own save (parsed, validated,
 * ticket and paper checked, queued) with a memory in place of the database.
 */
import { contract } from '@sabimark/contract/contract.ts'
import { saveAnswers } from '@sabimark/server/src/attempt/save-answers.ts'
import type { Save, SaveVerdict } from '@sabimark/server/src/attempt/save-events.db.ts'
import { createSaveQueue } from '@sabimark/server/src/attempt/save-queue.ts'
import { createTicketReader, writeTicket } from '@sabimark/server/src/attempt/ticket.ts'
import { openPools } from '@sabimark/server/src/platform/database/pools.ts'
import { serveCalls } from '@sabimark/server/src/platform/http/calls.ts'
import { openHttp } from '@sabimark/server/src/platform/http/open-http.ts'
import { openRoute } from '@sabimark/server/src/platform/http/route.ts'
import { newId } from '@sabimark/server/src/platform/ids.ts'
import { createLog } from '@sabimark/server/src/platform/process/log.ts'
import { sampleContent } from '../core/sample.ts'
import type { Ticketed } from '../load/messages.ts'

/** What the bench is told when it serves. */
export type HttpFloor = { port: number; candidates: Ticketed[] }

const candidateCount = 64
const secrets = ['a secret for the bench, long enough to be one']
const content = sampleContent(50)

const log = createLog({ level: 'info', to: { write: () => undefined } })
const config = {
  trustsProxy: false,
  logLevel: 'info' as const,
  host: '127.0.0.1',
  isHall: false,
  publicUrl: 'http://localhost',
  isPublicUrlSet: false,
  isPublicHttps: false,
}
const fastify = await openHttp({ config, log })
const room = {
  readTicket: createTicketReader(secrets),
  readDeliveryTicket: () => null,
  isEarly: async () => false,
  contentOf: async () => ({ content, contentHash: '', authorOrder: [] }),
  queue: createSaveQueue({ save: async (batch) => batch.map(verdictOn) }),
  isClockTrusted: () => true,
  onHandedIn: () => undefined,
  onHeard: () => undefined,
}
const save = openRoute(contract.attempt.save, {
  may: 'ticket',
  run: ({ input, request }) => saveAnswers(room, input, request.address),
})
// Pools connect when first used, and nothing here does.
const nowhere = 'postgresql://nobody@127.0.0.1:9/nothing'
const { app } = openPools({ app: nowhere, auth: nowhere, platform: nowhere })
serveCalls(fastify, {
  router: { attempt: { save } },
  context: { app, whoIs: async () => null },
  log,
  trustsProxy: false,
})
await fastify.listen({ port: 0, host: '127.0.0.1' })

const address = fastify.server.address()
const told: HttpFloor = {
  port: typeof address === 'object' && address ? address.port : 0,
  candidates: Array.from({ length: candidateCount }, ticketed),
}
process.send?.(told)
process.on('disconnect', () => process.exit(0))

function verdictOn({ events }: Save): SaveVerdict {
  const ackedSeq = events.at(-1)?.seq ?? 0
  const open = { isLive: true, isSubmitted: false, justSubmitted: false, refused: null, elsewhere: 0, allowedMs: null }
  return { verdict: 'SAVED', ackedSeq, remainingMs: 3_600_000, ...open }
}

function ticketed(): Ticketed {
  const claims = { schoolId: newId(), attemptId: newId(), studentId: newId(), epoch: 1 }
  return {
    // As long as the product's own, which a browser sends along.
    cookie: `sabimark_session=${'a'.repeat(32)}.${'b'.repeat(43)}`,
    ticket: writeTicket(claims, secrets),
    questions: content.questions.map(({ id, options }) => ({ id, optionIds: options.map((one) => one.id) })),
  }
}
