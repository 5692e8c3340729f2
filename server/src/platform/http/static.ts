import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { markPage } from './guards.ts'

const keptFor = (path: string) => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  // The few pictures without a hash: a browser asks for the mark anew at every change of the title.
  return path.endsWith('.svg') ? 'public, max-age=86400' : 'no-cache'
}

/** Serves the built web app: hashed assets for ever, the two pages always fresh. */
export async function serveWeb(fastify: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // The build puts a `.br` and a `.gz` beside each file; one that is missing is compressed on its way.
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    // The ETag says it all, and what is a few kilobytes is not fetched in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      if (/\.html(\.br|\.gz)?$/.test(path)) markPage(reply)
      reply.header('cache-control', keptFor(path))
      // Kept for ever it is never asked about again: fifteen times some bytes of everybody's first exam.
      if (path.includes('/assets/')) reply.removeHeader('etag')
    },
  })
  const pageOf = (path: string) => (/^\/dashboard(\/|$)/.test(path) ? 'app.html' : 'index.html')
  fastify.get('/*', (request, reply) => {
    const path = request.url.replace(/[?#].*$/s, '')
    // A file that is not there is not a page: an old page asking for a removed chunk must learn so.
    if (/\.\w{1,8}$/.test(path)) return reply.callNotFound()
    return reply.sendFile(pageOf(path))
  })
}
