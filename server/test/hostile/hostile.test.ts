import fc, { type Arbitrary } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unnamedProxyWarning } from '../../src/platform/http/unnamed-proxy.ts'
import { type Call, everyCall } from '../every-call.ts'
import { type TestServer, testServer } from '../server.ts'
import { ask, type Reply } from './asking.ts'
import { fitting } from './fitting.ts'
import { faultOfRefusal } from './judge.ts'
import { nearly } from './spoil.ts'
import { type WatchedDatabase, watch } from './watched-database.ts'
import { ourOwn, type Sending, strangeHeaders, type Way, ways } from './wire.ts'
import { buildWorld, type Sender, senders, type World } from './world.ts'

/** More of them, and the same again, by `npm run hostile`. */
const bodies = Number(process.env.HOSTILE_BODIES || 1_000)
const seed = process.env.HOSTILE_SEED ? { seed: Number(process.env.HOSTILE_SEED) } : {}
/** From so many on, every call has to have had one that fits, so that its own code judged it. */
const enoughForAll = 10_000

let server: TestServer
let world: World
let database: WatchedDatabase
beforeAll(async () => {
  server = await testServer()
  world = await buildWorld(server)
  database = await watch(server.database)
  await database.keepSessions()
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
})

/** Counted and prolonged whatever comes of it. */
const writtenByRefusals = ['auth.guess_failures', 'auth.session', 'public.allowance_uses']
/** Who was heard is written some seconds later, in the middle of whatever is asked then. */
const writtenByItself = 'public.attempt_presence'
const ofPrototype = Object.getOwnPropertyNames(Object.prototype).length
const tally = { taken: new Map<string, number>(), refused: new Map<string, number>(), judged: new Set<string>() }
const countIn = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

it('a body that nearly fits is refused in the words of the contract, or was right; nothing else comes of it', async () => {
  await fc.assert(fc.asyncProperty(anyBody(), judge), { numRuns: bodies, ...seed })
  if (bodies >= enoughForAll) await reachTheRest()
  process.stdout.write(`${shownCounts('Taken', tally.taken)}${shownCounts('Refused', tally.refused)}`)
}, 3_600_000)

it('and after all of them every text is in one spelling, the server answers, and what was put off is done', async () => {
  expect(await database.unnormalised()).toEqual([])
  const { subdomain } = world
  expect(await server.client().school.checkSubdomain({ subdomain })).toMatchObject({ isFree: false })
  const lines = server.logged.length
  server.startJobs()
  await database.idle()
  const failures = server.logged.slice(lines).filter((line) => /"level":"(error|fatal)"/.test(line))
  expect(failures).toEqual([])
}, 300_000)

function callOf(name: string): Call {
  const call = everyCall.find((one) => one.name === name)
  if (!call) throw new Error(`There is no call ${name}.`)
  return call
}

type Body = { name: string; sender: Sender; way: Way; json: string; headers: Record<string, string> }

function anyBody(): Arbitrary<Body> {
  return fc.constantFrom(...everyCall).chain((call) => {
    const sender = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...sendersOf(call)) },
      { weight: 1, arbitrary: fc.constantFrom(...senders) },
    )
    const json = nearly(call.input ? fitting(call.input, world.known) : fc.constant({}))
    return fc.record({ name: fc.constant(call.name), sender, way: ways, json, headers: strangeHeaders })
  })
}

function sendersOf({ who }: Call): Sender[] {
  const isOpen = who.includes('anyone') || who.includes('ticket')
  return senders.filter((sender) => isOpen || who.some((one) => one === sender))
}

async function judge({ name, sender, way, json, headers }: Body): Promise<void> {
  const call = callOf(name)
  const sending = way.send(call, json)
  const asked = { ...sending.asked, headers: { ...headers, ...sending.asked.headers } }
  const fault = await faultOf(call, sender, { ...sending, asked })
  if (fault === null) return
  const shown = `${asked.method} ${asked.path} ${json}`.slice(0, 3_000)
  throw new Error(`${fault}\n${name} by ${sender} as ${way.way}: ${shown}`)
}

/** Chance sends some calls nothing that fits: these get whole bodies, until their own code has judged one. */
async function reachTheRest(): Promise<void> {
  const left = everyCall.filter(({ name }) => !tally.judged.has(name))
  for (const call of left) {
    const sender = fc.constantFrom(...sendersOf(call))
    const json = (call.input ? fitting(call.input, world.known) : fc.constant({})).map((body) => JSON.stringify(body))
    const whole = fc.record({ name: fc.constant(call.name), sender, way: ourOwn, json, headers: fc.constant({}) })
    const judgeOne = async (body: Body) => {
      if (!tally.judged.has(call.name)) await judge(body)
    }
    await fc.assert(fc.asyncProperty(whole, judgeOne), { numRuns: 50, ...seed })
  }
  process.stdout.write(`Reached by whole ones: ${left.map(({ name }) => name).join(', ') || 'none'}\n`)
  expect(left.filter(({ name }) => !tally.judged.has(name)).map(({ name }) => name)).toEqual([])
}

/** Sends it and says what is wrong with what came of it, or null. */
async function faultOf(call: Call, sender: Sender, { asked, input, isReadable }: Sending): Promise<string | null> {
  const lines = server.logged.length
  const headers = { origin: server.url, cookie: world.cookieOf[sender], 'x-unattended': '1', ...asked.headers }
  const reply = await ask(server.port, { ...asked, headers })
  await database.marked()
  const written = (await database.written()).filter((name) => name !== writtenByItself)
  // A password that was changed, a ticket that is forged and a head like a proxy's are worth a line; nothing failed.
  const logged = server.logged
    .slice(lines)
    .filter((line) => !line.includes('"security":') && !line.includes(unnamedProxyWarning))
  if (written.some((name) => name.startsWith('auth.'))) await database.restoreSessions()
  if (Object.getOwnPropertyNames(Object.prototype).length !== ofPrototype) return 'changed the prototype of all objects'
  if (logged.length > 0) return `was logged: ${logged.join('')}`
  if (reply.status < 300) {
    countIn(tally.taken, call.name)
    tally.judged.add(call.name)
    return faultOfTaking(call, { input, isReadable, isReading: asked.method === 'GET', written })
  }
  countIn(tally.refused, nameOf(reply))
  if (ownRefusalOf(call, reply)) tally.judged.add(call.name)
  const changed = written.filter((name) => !writtenByRefusals.includes(name))
  if (changed.length > 0) return `was refused and yet wrote to ${changed.join(', ')}`
  return asked.method === 'HEAD' && reply.text === ''
    ? null
    : faultOfRefusal(answererOf(call, asked), asked.path, reply)
}

/** By another method an address may be another call's. */
function answererOf(call: Call, { method, path }: { method: string; path: string }): Call {
  const isThere = (one: Call) => one.restPath === call.restPath && one.method === method
  return (path.startsWith('/api/') && everyCall.find(isThere)) || call
}

type Taken = { input: unknown; isReadable: boolean; isReading: boolean; written: string[] }

function faultOfTaking(call: Call, { input, isReadable, isReading, written }: Taken): string | null {
  if (call.method === 'GET' || isReading) {
    const changed = written.filter((name) => !mayWriteByReading(call, name))
    if (changed.length > 0) return `only reads, and wrote to ${changed.join(', ')}`
  }
  if (!call.input) return null
  if (!isReadable) return 'was taken, and is nothing a call may take'
  if (input === undefined) return null
  return call.input.safeParse(input).success ? null : 'was taken, and does not fit the contract'
}

function mayWriteByReading(call: Call, name: string): boolean {
  // Figures that are stale are computed, or asked for, by who looks at them.
  if (['public.due_work', 'public.exam_statistics'].includes(name)) return call.name === 'result.statistics'
  return name === 'auth.session' || (name === 'public.audit_log' && mayBeExported(call))
}

/** A list that can be exported: then the reading is written down. */
function mayBeExported({ input }: Call): boolean {
  const fields: unknown = input && Reflect.get(input, 'shape')
  return typeof fields === 'object' && fields !== null && 'purpose' in fields
}

const codeOf = ({ text }: Reply) => /"code":"(\w+)"/.exec(text)?.[1] ?? ''
const ownRefusalOf = (call: Call, reply: Reply) =>
  call.refusals.includes(codeOf(reply)) && !['NOT_SIGNED_IN', 'NOT_ALLOWED'].includes(codeOf(reply))
const nameOf = (reply: Reply) => `${reply.status} ${codeOf(reply)}`.trim()

function shownCounts(title: string, counts: Map<string, number>): string {
  const sorted = [...counts].sort(([, one], [, other]) => other - one)
  const total = sorted.reduce((sum, [, number]) => sum + number, 0)
  return `${title} ${total}: ${sorted.map(([name, number]) => `${name} ${number}`).join(', ')}\n`
}
