import { createORPCClient } from '@orpc/client'
import { RPCLink, type RPCLinkOptions } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
// Types only: the shapes are checked on the server, and their library stays out of the bundle.
import type { contract } from '@sabimark/contract/contract.ts'
import type { Press } from './act.ts'
import { isUnattended } from './attendance.ts'
import { personHere } from './person-here.ts'
import { sendKeyed } from './press.ts'

/**
 * `keepalive`: the call goes on after its page was closed; for small bodies only (64 kB in all). `isByTicket`: it needs no
 * session. `key`: the same key again is answered as before and changes nothing. `isRehearsal`: says what would happen. `press`:
 * somebody has pressed for it; it goes out with its key.
 */
export type CallContext = {
  keepalive?: boolean
  isByTicket?: boolean
  key?: string
  isRehearsal?: boolean
  press?: Press
}

export type Client = ContractRouterClient<typeof contract, CallContext>

type Link = RPCLinkOptions<CallContext>

/** The typed calls, over whatever brings a request to a server. */
export function clientOver(link: Pick<Link, 'url' | 'fetch'>): Client {
  return createORPCClient(new RPCLink<CallContext>(link))
}

/**
 * Every call goes to the host the page came from, by POST: a browser then always says its `Origin`, which the server
 * demands of calls that change something.
 */
const network = new RPCLink<CallContext>({
  url: () => `${window.location.origin}/rpc`,
  fetch: (request, init, { context }) => {
    if (isUnattended()) request.headers.set('x-unattended', '1')
    const person = context.isByTicket ? null : personHere()
    if (person !== null) request.headers.set('x-person', person)
    if (context.key !== undefined) request.headers.set('idempotency-key', context.key)
    if (context.isRehearsal) request.headers.set('x-trial', '1')
    const credentials = credentialsOf(context)
    return globalThis.fetch(request, { ...init, credentials, keepalive: context.keepalive === true })
  },
})

type Answer = (path: readonly string[], input: unknown, sent: { key: string | undefined }) => Promise<unknown>

let demo: Answer | undefined

/** From here on the calls of this page are answered by the samples. */
export function answerDemoBy(answer: Answer): void {
  demo = answer
}

/** The calls of this page. One by ticket is of a real exam, wherever it comes from. */
export const client: Client = createORPCClient<Client>({
  call: async (path, input, { context, ...options }) => {
    const { press, ...asked } = context
    const send = (key = asked.key): Promise<unknown> =>
      demo && !asked.isByTicket
        ? demo(path, input, { key })
        : network.call(path, input, { ...options, context: { ...asked, ...(key !== undefined && { key }) } })
    return await (press ? sendKeyed(path, input, send) : send())
  },
})

/** Over plain HTTP a session's cookie goes out with every answer, a tenth of it; over https it is sent once. */
function credentialsOf({ isByTicket }: CallContext): RequestCredentials {
  return isByTicket && window.location.protocol === 'http:' ? 'omit' : 'same-origin'
}
