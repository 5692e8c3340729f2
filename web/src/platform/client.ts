import { createORPCClient } from '@orpc/client'
import { RPCLink, type RPCLinkOptions } from '@orpc/client/fetch'
import type { AnyContractProcedure, ContractRouterClient } from '@orpc/contract'
// Types only: the shapes are checked on the server, and their library stays out of the bundle.
import type { contract } from '@sabimark/contract/contract.ts'
import type { presses } from '@sabimark/contract/press.ts'
import type { Press, Pressed } from './act.ts'
import { isUnattended } from './attendance.ts'
import { personHere } from './person-here.ts'
import { sendKeyed } from './press.ts'
import { hearServerDate } from './server-now.ts'

/** `keepalive`: the call goes on after its page was closed; for small bodies only (64 kB in all). `isByTicket`: it needs no session. */
export type PlainContext = { keepalive?: boolean; isByTicket?: boolean; press?: never; isRehearsal?: never }

/** What a call that changes something is handed beside its input: somebody has pressed for it, or it only says what would happen. */
export type Options = Pressed | { context: { isRehearsal: true; press?: never } }

type Calls = typeof contract
type KindOf<Room, Verb> = Room extends keyof typeof presses
  ? Verb extends keyof (typeof presses)[Room]
    ? (typeof presses)[Room][Verb]
    : never
  : never
type ContextOf<Kind> = 'keyed' extends Kind ? Options['context'] : PlainContext

/** The typed calls. One that is to be done once does not compile without the press it is made for (contract/press.ts). */
export type Client = {
  [Room in keyof Calls]: {
    [Verb in keyof Calls[Room]]: Calls[Room][Verb] extends AnyContractProcedure
      ? ContractRouterClient<Calls[Room][Verb], ContextOf<KindOf<Room, Verb>>>
      : never
  }
}

type AskedContext = { keepalive?: boolean; isByTicket?: boolean; isRehearsal?: boolean; press?: Press }

/** What the link is told of a call. `requestKey`: the same again is answered as before and changes nothing. */
type SentContext = Omit<AskedContext, 'press'> & { requestKey?: string }

type Link = RPCLinkOptions<SentContext>

/** The calls without a person who presses, over whatever brings a request to a server. */
export function clientOver(link: Pick<Link, 'url' | 'fetch'>): ContractRouterClient<Calls, SentContext> {
  return createORPCClient(new RPCLink<SentContext>(link))
}

/**
 * Every call goes to the host the page came from, by POST: a browser then always says its `Origin`, which the server
 * demands of calls that change something.
 */
const network = new RPCLink<SentContext>({
  url: () => `${window.location.origin}/rpc`,
  fetch: async (request, init, { context }) => {
    if (isUnattended()) request.headers.set('x-unattended', '1')
    const person = context.isByTicket ? null : personHere()
    if (person !== null) request.headers.set('x-person', person)
    if (context.requestKey !== undefined) request.headers.set('idempotency-key', context.requestKey)
    if (context.isRehearsal) request.headers.set('x-trial', '1')
    const credentials = credentialsOf(context)
    const answer = await globalThis.fetch(request, { ...init, credentials, keepalive: context.keepalive === true })
    hearServerDate(answer)
    return answer
  },
})

type Answer = (path: readonly string[], input: unknown, sent: { requestKey: string | undefined }) => Promise<unknown>

let demo: Answer | undefined

/** From here on the calls of this page are answered by the samples. */
export function answerDemoBy(answer: Answer): void {
  demo = answer
}

/** The calls of this page. One by ticket is of a real exam, wherever it comes from. */
export const client: Client = createORPCClient<ContractRouterClient<Calls, AskedContext>>({
  call: async (path, input, { context: { press, ...context }, ...options }) => {
    const send = (requestKey?: string): Promise<unknown> =>
      demo && !context.isByTicket
        ? demo(path, input, { requestKey })
        : network.call(path, input, {
            ...options,
            context: { ...context, ...(requestKey !== undefined && { requestKey }) },
          })
    return await (press && press.requestKey === undefined
      ? sendKeyed(path, input, press, send)
      : send(press?.requestKey))
  },
})

/** Over plain HTTP a session's cookie goes out with every answer, a tenth of it; over https it is sent once. */
function credentialsOf({ isByTicket }: SentContext): RequestCredentials {
  return isByTicket && window.location.protocol === 'http:' ? 'omit' : 'same-origin'
}
