import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Mail {
  to: string
  subject: string
  /** The readable text of every part, decoded. */
  text: string
  /** Every address in the mail that can be followed, each once, in order. */
  links: string[]
}

/** The mails a server without SMTP_URL has written, oldest first. */
export function readOutbox(folder: string): Mail[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => parseMail(readFileSync(join(folder, name), 'latin1')))
}

/** Reads what our own server writes: MIME parts in base64 or quoted-printable. `source` has one character per byte. */
export function parseMail(source: string): Mail {
  const { headers, body } = split(source)
  const text = readText(headers, body)
  return {
    to: decodeWords(headers.get('to') ?? ''),
    subject: decodeWords(headers.get('subject') ?? ''),
    text,
    links: [...new Set(text.match(/https?:\/\/[^\s"'<>]+/g)?.map((link) => link.replaceAll('&amp;', '&')))],
  }
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n')
  const headers = new Map<string, string>()
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: rest.join('\n\n') }
}

function readText(headers: Map<string, string>, body: string): string {
  const boundary = headers.get('content-type')?.match(/boundary="?([^";]+)/)?.[1]
  if (boundary) {
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => split(part.replace(/^\n/, '')))
      .map((part) => readText(part.headers, part.body))
      .join('\n')
  }
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  const bytes = encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\n', '')) : body
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodeQuoted(text: string): string {
  return text.replaceAll(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Headers carry letters beyond ASCII as `=?UTF-8?Q?…?=` or `=?UTF-8?B?…?=`. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_match, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(decodeQuoted(text.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    )
}
