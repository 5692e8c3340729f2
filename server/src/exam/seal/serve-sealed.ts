import { isId } from '@sabimark/domain/words/is-id.ts'
import type { FastifyInstance } from 'fastify'
import { inSchool } from '../../platform/database/tenant.ts'
import { requestFacts } from '../../platform/http/request.ts'
import type { CallContext } from '../../platform/http/route.ts'
import { selectOptionalSealedPart } from './package.db.ts'

type SealedOptions = Pick<CallContext, 'app' | 'whoIs'> & { trustsProxy: boolean }

const partNumber = /^\d{1,4}$/

/**
 * Serves a sealed part at /sealed/{seal}/{part}, outside the contract: bytes of which a bad line repeats one part and not all. Whoever is
 * signed in at the school and knows the id gets it, since nobody reads it without its key. All else is not there, and has no body.
 */
export function serveSealed(fastify: FastifyInstance, { app, whoIs, trustsProxy }: SealedOptions): void {
  fastify.get<{ Params: { seal: string; part: string } }>('/sealed/:seal/:part', async (request, reply) => {
    const { seal, part } = request.params
    reply.header('cache-control', 'no-store')
    if (!isId(seal) || !partNumber.test(part)) return reply.status(404).send()
    const who = await whoIs(requestFacts(request, reply, trustsProxy))
    if (!who?.schoolId) return reply.status(404).send()
    const { accountId, schoolId } = who
    const bytes = await inSchool(app, { schoolId }, (tx) =>
      selectOptionalSealedPart(tx, { sealId: seal, number: Number(part), accountId }),
    )
    if (!bytes) return reply.status(404).send()
    return reply.type('application/octet-stream').send(bytes)
  })
}
