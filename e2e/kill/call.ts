// Calls of the contract as a browser makes them: over /rpc, with cookies and an origin of its own.
import { contract } from '@sabimark/contract/contract.ts'

type Reply<Output> = { value: Output; issues?: undefined } | { issues: readonly unknown[] }
/** A call of the contract by what it takes and answers. */
type Described<Input, Output> = {
  '~orpc': {
    inputSchema?: { '~standard': { types?: { input: Input } | undefined } } | undefined
    outputSchema?: { '~standard': { validate(value: unknown): Reply<Output> | Promise<Reply<Output>> } } | undefined
  }
}

/** One browser: where it asks, the cookies it holds, and how long it waits for a reply where that is not the exam room's time. */
export type Browser = { url: string; cookies: Map<string, string>; waitsMs?: number | undefined }

/** An answer that is no success. `status` 0: none came at all. */
export class CallFailedError extends Error {
  override name = 'CallFailedError'
  readonly status: number
  readonly code: string

  constructor(path: string, status: number, code: string) {
    super(`${path} was answered ${status === 0 ? 'not at all' : status} ${code}`)
    this.status = status
    this.code = code
  }
}

const paths = new Map<unknown, string>(
  Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls).map(([name, described]): [unknown, string] => [described, `${room}/${name}`]),
  ),
)

/** What the exam room waits for a reply. */
const replyWithinMs = 10_000

export function newBrowser(url: string): Browser {
  return { url, cookies: new Map() }
}

/** Makes one call, bearing a ticket where one opens it; throws CallFailedError for a refusal, a fault, or no answer. */
export async function call<Input, Output>(
  browser: Browser,
  described: Described<Input, Output>,
  input: Input,
  ticket?: string,
): Promise<Output> {
  const path = paths.get(described)
  if (path === undefined) throw new Error('This call is not in the contract.')
  const { status, body } = await ask(browser, path, input, ticket)
  const answer = jsonOf(body)
  if (status >= 300) throw new CallFailedError(path, status, codeOf(answer))
  const checked = await described['~orpc'].outputSchema?.['~standard'].validate(answer)
  if (checked === undefined || checked.issues !== undefined)
    throw new Error(`${path} answered what its contract rules out.`)
  return checked.value
}

async function ask({ url, cookies, waitsMs = replyWithinMs }: Browser, path: string, input: unknown, ticket?: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  try {
    const response = await fetch(`${url}/rpc/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        ...(cookie === '' ? {} : { cookie }),
        ...(ticket === undefined ? {} : { authorization: `Bearer ${ticket}` }),
      },
      body: JSON.stringify({ json: input }),
      signal: AbortSignal.timeout(waitsMs),
    })
    const body = await response.text()
    for (const header of response.headers.getSetCookie()) {
      const [name = '', value = ''] = header.split('; ')[0]?.split('=', 2) ?? []
      cookies.set(name, value)
    }
    return { status: response.status, body }
  } catch (error) {
    // A connection that broke, also in the middle of a reply: to the caller it is the same.
    throw new CallFailedError(path, 0, reasonOf(error))
  }
}

function jsonOf(body: string): unknown {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null && 'json' in parsed ? parsed.json : parsed
  } catch {
    return body
  }
}

function codeOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : ''
}

/** Whether the same call again may well succeed: nobody answered, or the server says that it cannot just now. */
export function mayPass(error: unknown): error is CallFailedError {
  return error instanceof CallFailedError && (error.status === 0 || error.status >= 500)
}

/** Which way no answer came: the reason fetch hides behind its own words. */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : { cause: undefined }
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.name : String(error)
}
