import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { askedHost } from '../asked-host.ts'
import { markPage, markWorker } from '../guards.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { asksFor } from './etag.ts'
import { type Fill, type PublicPage, readPublicPages } from './public-pages.ts'

type WebOptions = {
  /** The address people use: what a shared link and its picture point to. */
  publicUrl: string
  /** Whether this host, without its port, is a school's own. */
  isSchoolHost(host: string): boolean
  /** False: devices that have a service worker are rid of it. */
  hasWorker: boolean
  /** What the pages cannot know when they are built. */
  filling(): Promise<Fill>
}

/** Named by its content; where the whole app was put says nothing. */
const isHashed = (folder: string, path: string) => /^assets[\\/]/.test(relative(folder, path))

const keptFor = (folder: string, path: string) => {
  if (isHashed(folder, path)) return 'public, max-age=31536000, immutable'
  // The few pictures without a hash: a browser asks for the mark anew at every change of the title.
  return /\.(?:svg|png|ico|webmanifest)$/.test(path) ? 'public, max-age=86400' : 'no-cache'
}

/** Serves the built web app: hashed assets for ever, the pages always fresh. */
export async function serveWeb(
  fastify: FastifyInstance,
  folder: string,
  { publicUrl, isSchoolHost, hasWorker, filling }: WebOptions,
): Promise<void> {
  if (!existsSync(folder)) return
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // The build puts a `.br` and a `.gz` beside each file; one that is missing is compressed on its way.
    preCompressed: true,
    // A page has the address a person types and no other.
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', 'sw*.js'],
    // The ETag says it all, and what is a few kilobytes is not fetched in parts.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      if (/\.html(\.br|\.gz)?$/.test(path)) markPage(reply)
      reply.header('cache-control', keptFor(folder, path))
      // Kept for ever it is never asked about again: fifteen times some bytes of everybody's first exam.
      if (isHashed(folder, path)) reply.removeHeader('etag')
    },
  })
  const pages = readPublicPages(folder, publicUrl)
  fastify.get('/sw.js', async (_request, reply) => {
    markWorker(reply)
    return reply.sendFile(hasWorker ? 'sw.js' : 'sw-off.js')
  })
  fastify.get('/*', async (request, reply) => {
    const path = request.url.replace(/[?#].*/s, '')
    // A file that is not there is not a page: an old page asking for a removed chunk must learn so.
    if (/\.\w{1,8}$/.test(path)) return reply.callNotFound()
    if (/^\/dashboard(\/|$)/.test(path)) return reply.sendFile('app.html')
    // A school's own host greets its people at the sign-in.
    if (path === '/' && isSchoolHost(askedHost(request))) return reply.redirect('/login')
    const place = pages.find(path)
    if (place.kind === 'unknown') return reply.redirect('/')
    const fill = await filling()
    return await sendPage(request, place.kind === 'nothing' ? reply.status(404) : reply, { page: place.page, fill })
  })
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, fill }: { page: PublicPage; fill: Fill },
) {
  const { encoding, etag, bytes } = await page.packed(acceptedEncoding(request.headers['accept-encoding']), fill)
  markPage(reply)
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
  const isKnown = reply.statusCode === 200 && asksFor(request.headers['if-none-match'], etag)
  if (isKnown) return reply.status(304).send()
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(bytes)
}
