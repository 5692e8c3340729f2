// The requests of a browser in the exam room, byte for byte as Chromium writes them on plain HTTP.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Reply } from './wire.ts'

const browser = `Connection: keep-alive\r
sec-ch-ua-platform: "Linux"\r
User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36\r
sec-ch-ua: "Chromium";v="142", "Not_A Brand";v="99"\r
sec-ch-ua-mobile: ?0\r
Accept: */*\r
Sec-Fetch-Site: same-origin\r
Sec-Fetch-Mode: cors\r
Sec-Fetch-Dest: empty\r
Accept-Encoding: gzip, deflate, br, zstd\r
Accept-Language: en-GB,en;q=0.9\r
`

/** A call of our own client: POST under /rpc, the input in `json`. */
export function rpcRequest(port: number, path: string, cookie: string, json: string): string {
  const body = `{"json":${json}}`
  return `POST /rpc/${path} HTTP/1.1\r
Host: localhost:${port}\r
${browser}Content-Type: application/json\r
Origin: http://localhost:${port}\r
Content-Length: ${Buffer.byteLength(body)}\r
${cookieLine(cookie)}\r
${body}`
}

/** A plain address, fetched as the browser's cache wants it, under a ticket. */
export function getRequest(port: number, path: string, ticket: string): string {
  return `GET ${path} HTTP/1.1\r
Host: localhost:${port}\r
${browser}Authorization: Bearer ${ticket}\r
\r
`
}

function cookieLine(cookie: string): string {
  return cookie === '' ? '' : `Cookie: ${cookie}\r\n`
}

/** What a reply says, unpacked as the browser would. */
export function bodyOf({ headers, body }: Reply): string {
  if (headers.includes('\r\ncontent-encoding: br')) return brotliDecompressSync(body).toString()
  if (headers.includes('\r\ncontent-encoding: gzip')) return gunzipSync(body).toString()
  return body.toString()
}

/** The bench measures nothing but what was served: any other answer ends it. */
export function mustBeServed(what: string, reply: Reply): void {
  if (reply.status !== 200 && reply.status !== 201) {
    throw new Error(`${what} was answered with ${reply.status}: ${bodyOf(reply).slice(0, 300)}`)
  }
}
