import type { FastifyInstance } from 'fastify'
import { atFirstUse } from '../../first-use.ts'
import { type ApiDocument, makeDocument } from './api-document.ts'
import { referencePage } from './reference-page.ts'

/** The OpenAPI document of the contract and a page to read it; made, and what makes them loaded, on first use. */
export function serveReference(fastify: FastifyInstance, publicUrl: string, webFolder: string): void {
  const document = atFirstUse<ApiDocument>(() => makeDocument(publicUrl))
  fastify.get('/api/openapi.json', async (_request, reply) => reply.send(await document()))
  fastify.get('/api', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(await document(), webFolder)),
  )
}
