/** A mail as a mail program reads it. */
export type ReadMail = {
  headers: Map<string, string>
  plain: string
  html: string
  attached: { type: string; disposition: string; bytes: Buffer }[]
}

/** Reads a mail of our own with its two parts and what is attached, decoded; `source` as it came over the wire. */
export function readMime(source: string): ReadMail {
  const { headers, body } = split(source.replaceAll('\r\n', '\n'))
  const mail: ReadMail = { headers, plain: '', html: '', attached: [] }
  if (!readParts(headers, body, mail)) throw new Error(`No mail of two parts: ${headers.get('content-type')}`)
  return mail
}

/** Whether it has parts; they are put into the mail. */
function readParts(headers: Map<string, string>, body: string, mail: ReadMail): boolean {
  const boundary = headers.get('content-type')?.match(/^multipart\/(?:alternative|mixed);\s*boundary="([^"]+)"/)?.[1]
  if (!boundary) return false
  for (const raw of body.split(`--${boundary}`).slice(1, -1)) {
    const part = split(raw.replace(/^\n/, ''))
    if (readParts(part.headers, part.body, mail)) continue
    const type = part.headers.get('content-type')?.split(';')[0] ?? ''
    const disposition = part.headers.get('content-disposition') ?? ''
    if (disposition.startsWith('attachment')) {
      mail.attached.push({ type, disposition, bytes: Buffer.from(part.body, 'base64') })
      continue
    }
    const text = decoded(part.body, part.headers.get('content-transfer-encoding') ?? '7bit')
    if (type === 'text/plain') mail.plain = text
    if (type === 'text/html') mail.html = text
  }
  return true
}

function split(text: string): { headers: Map<string, string>; body: string } {
  const end = text.indexOf('\n\n')
  const headers = new Map<string, string>()
  for (const line of text
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const [name = '', ...value] = line.split(':')
    headers.set(name.toLowerCase(), inWords(value.join(':').trim()))
  }
  return { headers, body: text.slice(end + 2) }
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  return bytesOf(body.replaceAll('=\n', ''))
}

function bytesOf(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Letters beyond ASCII in a header. */
function inWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_match, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : bytesOf(text.replaceAll('_', ' ')),
    )
}
