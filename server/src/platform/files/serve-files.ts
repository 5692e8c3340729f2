import { isId } from '@sabimark/domain/words/is-id.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inSchool } from '../database/tenant.ts'
import { requestFacts } from '../http/request.ts'
import type { CallContext } from '../http/route.ts'
import { sendReportFile } from '../http/send-report-file.ts'
import { tagsOf } from '../http/web/etag.ts'
import {
  type FoundFile,
  selectOptionalLogo,
  selectOptionalPhoto,
  selectOptionalSmallLogo,
  selectSchoolOfLogo,
} from './files.db.ts'
import { createPictureShelf } from './picture-shelf.ts'
import { readSlices } from './read-slices.ts'
import { selectOptionalReportFile } from './report-files.db.ts'

export type FilesOptions = Pick<CallContext, 'app' | 'whoIs'> & { trustsProxy: boolean }

/** A file is never changed: another picture has another id. After the hour a browser asks whether it may still see it. */
const keptFor = 'max-age=3600'
/** A question's picture is fetched once and kept: data are paid for, and its id is all the permission it needs. */
const keptForGood = 'public, max-age=31536000, immutable'

/**
 * Serves files at /files/{id}, outside the contract, with a guard of its own: the logo of an active school to everybody,
 * a photo to the staff of the school and to whom it shows, a question's picture to who knows its id: candidates may have lost
 * their session; a report to the administrators of its school. Whatever else is asked for is not there.
 */
export function serveFiles(fastify: FastifyInstance, options: FilesOptions): void {
  const pictureOf = createPictureShelf(options.app)
  fastify.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const { id } = request.params
    if (!isId(id)) return reply.callNotFound()
    const known = tagsOf(request.headers['if-none-match']).map((tag) => tag.replaceAll('"', ''))
    const ofQuestion = await pictureOf(id)
    if (ofQuestion)
      return send(reply, known.includes(ofQuestion.sha256) ? { ...ofQuestion, bytes: null } : ofQuestion, keptForGood)
    const logo = await findLogo(options, id, known)
    if (logo) return send(reply, logo, `public, ${keptFor}`)
    const session = await sessionOf(options, request, reply)
    if (!session) return reply.callNotFound()
    const { accountId, schoolId } = session
    const { photo, report } = await inSchool(options.app, { schoolId }, async (tx) => {
      const shown = await selectOptionalPhoto(tx, id, { accountId, known })
      return { photo: shown, report: shown ? undefined : await selectOptionalReportFile(tx, id, accountId) }
    })
    if (photo) return send(reply, photo, `private, ${keptFor}`)
    if (!report) return reply.callNotFound()
    await sendReportFile(reply, { ...report, slices: readSlices(options.app, { ...report, schoolId, id }) })
    return reply
  })
  serveSmallLogos(fastify, options)
}

/** The logo of an active school as small as its candidates have it, to everybody; fetched once and kept, for their data are paid for. */
function serveSmallLogos(fastify: FastifyInstance, { app }: FilesOptions): void {
  fastify.get<{ Params: { id: string } }>('/files/:id/small', async (request, reply) => {
    const { id } = request.params
    const schoolId = isId(id) ? await selectSchoolOfLogo(app, id) : null
    const small = schoolId && (await inSchool(app, { schoolId }, (tx) => selectOptionalSmallLogo(tx, id)))
    if (!small) return reply.callNotFound()
    return reply.header('cache-control', keptForGood).type(small.mediaType).send(small.bytes)
  })
}

async function findLogo({ app }: FilesOptions, id: string, known: string[]): Promise<FoundFile | undefined> {
  const schoolId = await selectSchoolOfLogo(app, id)
  return schoolId === null ? undefined : await inSchool(app, { schoolId }, (tx) => selectOptionalLogo(tx, id, known))
}

/** Who asks, where it is somebody of a school. */
async function sessionOf({ whoIs, trustsProxy }: FilesOptions, request: FastifyRequest, reply: FastifyReply) {
  const who = await whoIs(requestFacts(request, reply, trustsProxy))
  return who?.schoolId ? { accountId: who.accountId, schoolId: who.schoolId } : undefined
}

function send(reply: FastifyReply, { sha256, mediaType, bytes }: FoundFile, cacheControl: string) {
  reply.headers({ 'cache-control': cacheControl, etag: `"${sha256}"` })
  return bytes === null ? reply.status(304).send() : reply.type(mediaType).send(bytes)
}
