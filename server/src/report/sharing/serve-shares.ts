import { typedPin } from '@sabimark/domain/report/sharing/share.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { waitText } from '@sabimark/domain/words/wait-text.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readSlices } from '../../platform/files/read-slices.ts'
import { asAnswer } from '../../platform/http/errors.ts'
import { markForm } from '../../platform/http/guards.ts'
import { sendReportFile } from '../../platform/http/send-report-file.ts'
import { createTurnsByName } from '../../platform/http/turns.ts'
import type { Services } from '../../platform/process/services.ts'
import { findShareFace } from './find-share-face.ts'
import { findShared, openShare } from './open-share.ts'
import { sharePages } from './share-page.ts'
import { isSharePass, writeSharePass } from './share-pass.ts'
import { shareToken } from './share-secret.ts'

export type SharesOptions = Pick<Services, 'config' | 'pools' | 'log' | 'isClockTrusted'>

/** A PIN and its name. */
const largestForm = 256

/** Of one link the file goes to a few phones at a time, however often it is asked for; others are told to try again. */
const sendingsOfOneLink = createTurnsByName({ mostAtOnce: 3, mostWaiting: 0 })

/**
 * Serves the files of shared reports at /s/{token}, outside the contract and without a session. Phones and mail programs fetch
 * a link to show what is behind it: GET asks for the PIN, whatever the address, and counts nothing.
 */
export function serveShares(fastify: FastifyInstance, options: SharesOptions, webFolder: string): void {
  const pages = sharePages(webFolder)
  void fastify.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    /** Whose report it is stands above the PIN; where that cannot be said now, the PIN is asked for all the same. */
    const faceOf = async (token: string) =>
      options.isClockTrusted() ? ((await findShareFace(options, token).catch(nullWhenBusy)) ?? undefined) : undefined
    const askPin = async (reply: FastifyReply, token: string, status: number, problem?: string) =>
      send(reply, status, pages.pin(await faceOf(token), problem))
    scope.get<{ Params: { token: string } }>('/s/:token', async ({ params: { token } }, reply) =>
      shareToken.test(token) ? await askPin(reply, token, 200) : send(reply, 404, pages.notValid()),
    )
    scope.post<{ Params: { token: string } }>(
      '/s/:token',
      { bodyLimit: largestForm, config: { knowsNobody: true } },
      async ({ params: { token }, body, ip }, reply) => {
        if (!shareToken.test(token)) return send(reply, 404, pages.notValid())
        const typed = body instanceof URLSearchParams ? (body.get('pin') ?? '') : ''
        const answer = await answerPin(options, { token, typed, address: ip })
        if (answer === 'opened') {
          const pass = writeSharePass(token, options.config.secrets, Date.now())
          return reply.header('cache-control', 'no-store').redirect(`/s/${token}/${pass}/opened`, 303)
        }
        if (answer === 'not_valid') return send(reply, 410, pages.notValid())
        if (answer.waitSeconds) reply.header('retry-after', String(answer.waitSeconds))
        return await askPin(reply, token, answer.status, answer.problem)
      },
    )
    // A page of its own: a file that is downloaded would leave the one before it on the screen, and what that says of a PIN.
    scope.get<{ Params: { token: string; pass: string } }>('/s/:token/:pass/opened', async ({ params }, reply) => {
      const { token, pass } = params
      if (!isSharePass(pass, token, options.config.secrets, Date.now())) return send(reply, 410, pages.notValid())
      return send(reply, 200, pages.sending(`/s/${token}/${pass}`, await faceOf(token)))
    })
    // Browsers of many phones hand a download over to a program that asks for the address again, without the form.
    scope.get<{ Params: { token: string; pass: string } }>('/s/:token/:pass', async ({ params }, reply) => {
      const { token, pass } = params
      if (!isSharePass(pass, token, options.config.secrets, Date.now())) return send(reply, 410, pages.notValid())
      const isServed = await sendingsOfOneLink(token, () => sendShared(options, token, reply, pages)).catch(
        nullWhenBusy,
      )
      return isServed ? reply : send(reply.header('retry-after', '60'), 503, pages.busy())
    })
  })
}

type Answer = 'opened' | 'not_valid' | { status: number; problem: string; waitSeconds?: number }

/** What a typed PIN is answered with. */
async function answerPin(
  options: SharesOptions,
  { token, typed, address }: { token: string; typed: string; address: string },
): Promise<Answer> {
  const pin = typedPin(typed)
  if (pin === null) return { status: 400, problem: 'The PIN has six digits. Please type all of them.' }
  // A link ends by the clock: while nobody knows the time, nobody can say whether it has.
  if (!options.isClockTrusted()) return { status: 503, problem: busy }
  const opening = await openShare(options, { token, pin, address }).catch(nullWhenBusy)
  if (opening === null) return { status: 503, problem: busy }
  switch (opening.kind) {
    case 'opened':
    case 'not_valid':
      return opening.kind
    case 'wrong_pin':
      return {
        status: 403,
        problem: `This PIN is incorrect. Please check it and type it again. You have ${counted(opening.left, 'try', 'tries')} left${opening.isBeforeLock ? ' before this link is locked' : ''}.`,
      }
    case 'wait': {
      const { seconds } = opening
      const problem = `Too many wrong PINs. Please wait ${waitText(seconds)} and try again.`
      return { status: 429, problem, waitSeconds: seconds }
    }
  }
}

const busy = 'The server is busy just now, and your PIN was not looked at. Please try again in a few minutes.'

function nullWhenBusy(error: unknown): null {
  if (asAnswer(error)?.code === 'UNAVAILABLE') return null
  throw error
}

/** True when the file has left, or it was said that there is none. */
async function sendShared(
  options: SharesOptions,
  token: string,
  reply: FastifyReply,
  pages: ReturnType<typeof sharePages>,
): Promise<true> {
  const file = await findShared(options, token)
  if (file) {
    const slices = readSlices(options.pools.app, { ...file, id: file.fileId })
    await sendReportFile(reply.header('x-robots-tag', 'noindex'), { ...file, slices })
  } else void send(reply, 410, pages.notValid())
  return true
}

function send(reply: FastifyReply, status: number, html: string) {
  markForm(reply)
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  return reply.status(status).type('text/html; charset=utf-8').send(html)
}
