import { request as httpRequest } from 'node:http'
import type { Call } from '../every-call.ts'

/** The ways in: our own client's, the same by the address alone (calls that only read), and other programs'. */
export const ways = ['rpc', 'rpc by address', 'rest'] as const
export type Way = (typeof ways)[number]

export const waysTo = ({ method }: Call): Way[] => ways.filter((way) => way !== 'rpc by address' || method === 'GET')

export type Reply = { status: number; headers: Record<string, string>; body: unknown }
export type Ask = { way: Way; input: unknown; cookie?: string; headers?: Record<string, string> }

/** Keeps no session: a run that takes longer than a minute would see them written anew by what is refused. */
const unattended = { 'x-unattended': '1' }

/** Makes a call as a browser with this cookie would; the body is what the call answered or its refusal. */
export async function askCall(port: number, call: Call, { way, input, cookie, headers = {} }: Ask): Promise<Reply> {
  const sent = way === 'rest' ? asRest(call, input) : asRpc(call, input, way)
  const host = `127.0.0.1:${port}`
  const reply = await askPath(port, {
    ...sent,
    headers: { host, origin: `http://${host}`, ...unattended, ...(cookie ? { cookie } : {}), ...headers },
  })
  const { body } = reply
  return way === 'rest' ? reply : { ...reply, body: isRecord(body) && 'json' in body ? body.json : body }
}

/** `allowed`, or the code of the refusal. */
export function verdictOf({ status, body }: Reply): string {
  if (status < 400) return 'allowed'
  return isRecord(body) && typeof body.code === 'string' ? body.code : `status ${status}`
}

/** What tells a reply from another: not its moment. */
export function faceOf({ status, headers, body }: Reply): Reply {
  const { date, 'x-request-id': request, ...telling } = headers
  return { status, headers: telling, body }
}

type Sent = { method: string; path: string; text?: string | undefined }

function asRpc({ rpcPath }: Call, input: unknown, way: Way): Sent {
  const text = JSON.stringify({ json: input })
  if (way === 'rpc') return { method: 'POST', path: rpcPath, text }
  return { method: 'GET', path: `${rpcPath}?data=${encodeURIComponent(text)}` }
}

/** Parameters go into the path, the rest into the body or the query. */
function asRest({ restPath, method }: Call, input: unknown): Sent {
  const fields = new Map(isRecord(input) ? Object.entries(input) : [])
  const path = restPath.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = String(fields.get(name))
    fields.delete(name)
    return encodeURIComponent(value)
  })
  if (method !== 'GET') {
    return { method, path, text: input === undefined ? undefined : JSON.stringify(Object.fromEntries(fields)) }
  }
  const query = new URLSearchParams([...fields].map(([name, value]): [string, string] => [name, String(value)]))
  return { method, path: fields.size > 0 ? `${path}?${query}` : path }
}

type Plain = Sent & { headers: Record<string, string> }

/** Sends exactly this and reads the reply as JSON where it is some. */
export function askPath(port: number, { method, path, headers, text }: Plain): Promise<Reply> {
  const length = text === undefined ? {} : { 'content-type': 'application/json', 'content-length': byteLength(text) }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers: { ...unattended, ...headers, ...length } }
    const outgoing = httpRequest(options, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const told = Object.entries(incoming.headersDistinct).map(([name, values = []]) => [name, values.join('\n')])
        const body = parsed(Buffer.concat(parts).toString('utf8'))
        resolve({ status: incoming.statusCode ?? 0, headers: Object.fromEntries(told), body })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}

const byteLength = (text: string) => String(Buffer.byteLength(text))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
