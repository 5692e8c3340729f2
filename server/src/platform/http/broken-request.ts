import type { Socket } from 'node:net'
import { refusals } from '@sabimark/contract/refusal.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** What is no HTTP, a head too long to be read, or what never came to its end: no route is reached, and the answer is a refusal like any other. */
export function answerBrokenRequest(headers: SecurityHeaders) {
  const fixed = Object.entries(headers.other).map(([name, value]) => `${name}: ${value}`)
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const code = codeOf(error)
    const { status, message } = refusals[code]
    const body = JSON.stringify({ defined: false, code, status, message })
    const head = [
      `HTTP/1.1 ${status} Refused`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...fixed,
      'cache-control: no-store',
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
}

function codeOf({ code }: { code?: string }): 'TOO_LARGE' | 'UNAVAILABLE' | 'BAD_REQUEST' {
  if (code === 'HPE_HEADER_OVERFLOW') return 'TOO_LARGE'
  // Whoever was too slow may try again: nothing was wrong with what they sent.
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'UNAVAILABLE' : 'BAD_REQUEST'
}
