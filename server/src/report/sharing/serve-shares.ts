import { typedPin } from '@sabimark/domain/report/sharing/share.ts'
import { waitText } from '@sabimark/domain/words/wait-text.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readSlices } from '../../platform/files/read-slices.ts'
import { asAnswer } from '../../platform/http/errors.ts'
import { markForm } from '../../platform/http/guards.ts'
import { sendReportFile } from '../../platform/http/send-report-file.ts'
import { createTurnsByName } from '../../platform/http/turns.ts'
import type { Services } from '../../platform/process/services.ts'
import { findShared, type Opening, openShare } from './open-share.ts'
import { busyPage, notValidPage, pinPage, sendingPage } from './share-page.ts'
import { isSharePass, writeSharePass } from './share-pass.ts'
import { shareToken } from './share-secret.ts'

export type SharesOptions = Pick<Services, 'config' | 'pools' | 'log' | 'isClockTrusted'>

/** A PIN and its name. */
const largestForm = 256

/** Of one link the file goes to a few phones at a time, however often it is asked for; others are told to try again. */
const sendingsOfOneLink = createTurnsByName({ mostAtOnce: 3, mostWaiting: 0 })

/**
 * Serves the files of shared reports at /s/{token}, outside the contract and without a session. Phones and mail programs fetch
 * a link to show what is behind it: GET asks for the PIN, whatever the address, and looks nothing up.
 */
export function serveShares(fastify: FastifyInstance, options: SharesOptions): void {
  void fastify.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.get<{ Params: { token: string } }>('/s/:token', async ({ params }, reply) =>
      shareToken.test(params.token) ? send(reply, 200, pinPage()) : reply.callNotFound(),
    )
    scope.post<{ Params: { token: string } }>(
      '/s/:token',
      { bodyLimit: largestForm, config: { knowsNobody: true } },
      async ({ params: { token }, body, ip }, reply) => {
        if (!shareToken.test(token)) return reply.callNotFound()
        const pin = body instanceof URLSearchParams ? typedPin(body.get('pin') ?? '') : null
        if (pin === null) return send(reply, 400, pinPage('The PIN has six digits. Please type all of them.'))
        // A link ends by the clock: while nobody knows the time, nobody can say whether it has.
        if (!options.isClockTrusted()) return send(reply, 503, pinPage(busy))
        const opening = await openShare(options, { token, pin, address: ip }).catch(nullWhenBusy)
        if (opening === null) return send(reply, 503, pinPage(busy))
        if (opening.kind !== 'opened') return sayNo(reply, opening)
        const pass = writeSharePass(token, options.config.secrets, Date.now())
        return reply.header('cache-control', 'no-store').redirect(`/s/${token}/${pass}/opened`, 303)
      },
    )
    // A page of its own: a file that is downloaded would leave the one before it on the screen, and what that says of a PIN.
    scope.get<{ Params: { token: string; pass: string } }>('/s/:token/:pass/opened', async ({ params }, reply) => {
      const { token, pass } = params
      if (!isSharePass(pass, token, options.config.secrets, Date.now())) return send(reply, 410, notValidPage())
      return send(reply, 200, sendingPage(`/s/${token}/${pass}`))
    })
    // Browsers of many phones hand a download over to a program that asks for the address again, without the form.
    scope.get<{ Params: { token: string; pass: string } }>('/s/:token/:pass', async ({ params }, reply) => {
      const { token, pass } = params
      if (!isSharePass(pass, token, options.config.secrets, Date.now())) return send(reply, 410, notValidPage())
      const isServed = await sendingsOfOneLink(token, () => sendShared(options, token, reply)).catch(nullWhenBusy)
      return isServed ? reply : send(reply.header('retry-after', '60'), 503, busyPage())
    })
  })
}

const busy = 'The server is busy just now, and your PIN was not looked at. Please try again in a few minutes.'

function nullWhenBusy(error: unknown): null {
  if (asAnswer(error)?.code === 'UNAVAILABLE') return null
  throw error
}

function sayNo(reply: FastifyReply, opening: Exclude<Opening, { kind: 'opened' }>) {
  if (opening.kind === 'not_valid') return send(reply, 410, notValidPage())
  if (opening.kind === 'wrong_pin')
    return send(reply, 403, pinPage('This PIN is incorrect. Please check it and type it again.'))
  const { seconds } = opening
  const wait = `Too many wrong PINs. Please wait ${waitText(seconds)} and try again.`
  return send(reply.header('retry-after', String(seconds)), 429, pinPage(wait))
}

/** True when the file has left, or it was said that there is none. */
async function sendShared(options: SharesOptions, token: string, reply: FastifyReply): Promise<true> {
  const file = await findShared(options, token)
  if (file) {
    const slices = readSlices(options.pools.app, { ...file, id: file.fileId })
    await sendReportFile(reply.header('x-robots-tag', 'noindex'), { ...file, slices })
  } else void send(reply, 410, notValidPage())
  return true
}

function send(reply: FastifyReply, status: number, html: string) {
  markForm(reply)
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  return reply.status(status).type('text/html; charset=utf-8').send(html)
}
