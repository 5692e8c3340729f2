import { request as httpRequest } from 'node:http'
import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '@sabimark/contract/contract.ts'

type Calls = ContractRouterClient<typeof contract>

/** Every call of the contract, and the cookies of the browser that makes them. */
export type TestClient = Calls & {
  cookies: Map<string, string>
  headers: Record<string, string>
  /** The same browser, signed in nowhere, whose calls bear this ticket. */
  bearing(ticket: string): TestClient
  /** The same browser, signed in as it is now, whose calls carry these headers, too. */
  with(headers: Record<string, string>): TestClient
}

/** A browser of its own. `host` is the name typed into it; the request goes to the loopback port all the same. */
export function makeClient(port: number, { host = `127.0.0.1:${port}` }: { host?: string } = {}): TestClient {
  const cookies = new Map<string, string>()
  // Headers of this browser beside the usual, e.g. another user-agent.
  const headers: Record<string, string> = {}
  const link = new RPCLink({
    url: `http://${host}/rpc`,
    fetch: async (request) => {
      const body = Buffer.from(await request.arrayBuffer())
      const url = new URL(request.url)
      const sent: Record<string, string> = {
        ...Object.fromEntries(request.headers),
        ...headers,
        host,
        origin: `http://${host}`,
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(body.length > 0 ? { 'content-length': String(body.length) } : {}),
      }
      const response = await send(port, {
        method: request.method,
        path: `${url.pathname}${url.search}`,
        headers: sent,
        body,
      })
      for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie)
      return response
    },
  })
  const { school, people, bank, exam, attempt, hall, marking, result, report, notice } = createORPCClient<Calls>(link)
  const bearing = (ticket: string) => {
    const bearer = makeClient(port, { host })
    bearer.headers.authorization = `Bearer ${ticket}`
    return bearer
  }
  const withHeaders = (more: Record<string, string>) => {
    const same = makeClient(port, { host })
    Object.assign(same.headers, headers, more)
    for (const [name, value] of cookies) same.cookies.set(name, value)
    return same
  }
  const rooms = { school, people, bank, exam, attempt, hall, marking, result, report, notice }
  return { ...rooms, cookies, headers, bearing, with: withHeaders }
}

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split('; ')
  const [name = '', value = ''] = pair.split('=', 2)
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value)
}

type Sent = { method: string; path: string; headers: Record<string, string>; body: Buffer }

/** fetch would not let us say which host we ask. */
function send(port: number, { body, ...options }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, ...options }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const headers = new Headers()
        for (const [name, value] of Object.entries(incoming.headersDistinct)) {
          for (const one of value ?? []) headers.append(name, one)
        }
        const status = incoming.statusCode ?? 0
        resolve(new Response([204, 304].includes(status) ? null : Buffer.concat(parts), { status, headers }))
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

export type TestRefusal = { code: string; status: number; message: string; data: unknown }

/** The refusal a call is answered with; fails when it succeeds or breaks in another way. */
export async function refusalOf(call: Promise<unknown>): Promise<TestRefusal> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('value' in outcome) throw new Error(`The call succeeded: ${JSON.stringify(outcome.value)}`)
  const { error } = outcome
  if (!(error instanceof ORPCError)) throw error
  return { code: String(error.code), status: error.status, message: error.message, data: error.data }
}
