import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachmentHeader } from './attachment-header.ts'

type SentFile = { fileName: string; mediaType: string; size: number; slices: AsyncIterable<Buffer> }

/**
 * Sends the file of a report, to be saved under its name; it stays nowhere on the way. Resolves when it is sent or whoever
 * fetched it has gone.
 */
export async function sendReportFile(
  reply: FastifyReply,
  { fileName, mediaType, size, slices }: SentFile,
): Promise<void> {
  const body = Readable.from(slices, { objectMode: false })
  const isOver = new Promise((over) => body.once('close', over))
  const leave = () => body.destroy()
  if (reply.raw.closed) leave()
  else reply.raw.once('close', leave)
  reply.headers({
    'cache-control': 'no-store',
    'content-disposition': attachmentHeader(fileName),
    'content-length': size,
  })
  void reply.type(mediaType).send(body)
  await isOver
}
