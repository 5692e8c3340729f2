import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { smtpAddress } from './smtp-address.ts'

/** `cid`: a picture that stands in the email itself, under that name. */
export type MailAttachment = { filename: string; contentType: string; content: Buffer; cid?: string }

/** A mail ready to go. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
}

/** Sends a mail, or writes it into DATA_DIR/outbox; `file` is where. It is left when `signal` says so. */
export type Post = (mail: Mail, signal?: AbortSignal) => Promise<{ file?: string }>

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>

/** After a minute the queue believes us dead and would send the mail once more; a server that dawdles is left before. */
const longestMs = 45_000
/** What a file adds to that: it may leave as slowly as 128 kbit in a second. */
const slowestBytesPerMs = 16
/** In an email three bytes are four, and their lines end. */
const bytesOnTheWay = 1.37
/** With each step of one mail. */
export const patienceWithSteps = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** How long a mail may take; who sends one with a file renews its lease meanwhile. */
function mostMsOf({ attachments = [] }: Mail, mostMs: number): number {
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0)
  return mostMs + (bytes * bytesOnTheWay) / slowestBytesPerMs
}

/** Opens the way mails go; loads the mail library with the first one. */
export function openPost({ smtpUrl, mailFrom, dataDir, publicUrl }: Settings, mostMs = longestMs): Post {
  const host = new URL(publicUrl).hostname
  const envelope = ({ id, ...mail }: Mail) => ({
    ...mail,
    from: mailFrom,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  if (smtpUrl === null) {
    return async (mail) => {
      const { createTransport } = await import('nodemailer')
      const written = await createTransport({ streamTransport: true, buffer: true }).sendMail(envelope(mail))
      return { file: await keepInOutbox(join(dataDir, 'outbox'), mail.id, written.message) }
    }
  }
  return async (mail, signal) => {
    const { createTransport } = await import('nodemailer')
    const wholeMs = Math.ceil(mostMsOf(mail, mostMs))
    // The system takes megabytes from us at once: while they leave, a connection seems silent.
    const patience = mail.attachments?.length ? { ...patienceWithSteps, socketTimeout: wholeMs } : patienceWithSteps
    const transport = createTransport({ ...smtpAddress(smtpUrl), ...patience })
    // The patience with all steps together.
    const signals = [AbortSignal.timeout(wholeMs), ...(signal ? [signal] : [])]
    try {
      await transport.sendMail({ ...envelope(mail), signal: AbortSignal.any(signals) })
    } finally {
      transport.close()
    }
    return {}
  }
}

async function keepInOutbox(folder: string, id: string, message: unknown): Promise<string> {
  if (!Buffer.isBuffer(message)) throw new Error('The mail library made no message.')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = join(folder, `${time}-${id}.eml`)
  // Under another name until it is whole: somebody may be reading the folder.
  await writeFile(`${file}.part`, message, { mode: 0o600 })
  await rename(`${file}.part`, file)
  return file
}
