// The worker by itself: which requests it answers, and from where. In a browser: e2e/reload-without-network.spec.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const text = readFileSync(join(import.meta.dirname, 'public', 'sw.js'), 'utf8')
const origin = 'https://school.sabimark.test'
const ofServer = 'from the server'
const ofDevice = 'from the device'

type Server = (request: unknown, init?: { signal: AbortSignal }) => Promise<Response>

/** What becomes of a request: the text it is answered with, or that the worker leaves it alone. */
async function ask(
  asked: { path: string; mode?: string; method?: string; cache?: string; origin?: string },
  { server, kept }: { server: Server; kept: readonly string[] },
): Promise<string> {
  const listeners = new Map<string, (event: unknown) => void>()
  const self = {
    location: { origin, host: new URL(origin).host },
    skipWaiting: () => {},
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  }
  const caches = {
    match: async (one: string | { url: string }) => {
      const path = typeof one === 'string' ? one : new URL(one.url).pathname
      return kept.includes(path) ? new Response(ofDevice) : undefined
    },
  }
  new Function('self', 'caches', 'fetch', text)(self, caches, server)
  let answer: Promise<Response> | null = null
  const { path, mode = 'cors', method = 'GET', cache = 'default' } = asked
  const request = { url: `${asked.origin ?? origin}${path}`, mode, method, cache }
  listeners.get('fetch')?.({
    request,
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
  })
  if (!answer) return 'left alone'
  const given = await (answer as Promise<Response>)
  return given.headers.get('location') ?? (await given.text())
}

const works: Server = async () => new Response(ofServer)
const broken: Server = async () => {
  throw new TypeError('Failed to fetch')
}
const cut: Server = async () =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(3))
        controller.error(new TypeError('network error'))
      },
    }),
  )
const silent: Server = (_request, init) =>
  new Promise((_, reject) => init?.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))
const elsewhere: Server = async () => Object.defineProperty(new Response('Pay first'), 'redirected', { value: true })

const kept = ['/dashboard', '/assets/app-1.js', '/theme.js']

test.each([
  ['answers', works, ofServer],
  ['takes no connection', broken, ofDevice],
  ['is restarting', async () => new Response('Bad gateway', { status: 502 }), ofDevice],
  ['breaks off in the middle', cut, ofDevice],
  ['is somebody else, who leads elsewhere', elsewhere, ofDevice],
])('a page below /dashboard, when the server %s', async (_how, server, expected) => {
  for (const path of ['/dashboard', '/dashboard/exam/1?x=1'])
    expect(await ask({ path, mode: 'navigate' }, { server, kept })).toBe(expected)
})

afterEach(() => vi.useRealTimers())

test.each([
  ['/dashboard', ofDevice],
  ['/', `${origin}/dashboard`],
])('a server that says nothing is waited for four seconds at %s', async (path, given) => {
  vi.useFakeTimers()
  let answered = ''
  void ask({ path, mode: 'navigate' }, { server: silent, kept }).then((one) => {
    answered = one
  })
  await vi.advanceTimersByTimeAsync(3_900)
  expect(answered).toBe('')
  await vi.advanceTimersByTimeAsync(200)
  expect(answered).toBe(given)
})

test('the sign-in page is waited for, or a slow network would lead from it to the dashboard and back', async () => {
  vi.useFakeTimers()
  const answered = vi.fn()
  void ask({ path: '/login', mode: 'navigate' }, { server: silent, kept }).then(answered)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answered).not.toHaveBeenCalled()
})

test.each(['/dashboard', '/dashboard/exams', '/', '/login'])(
  'where nothing is kept the server is asked for %s, and without a network the page says so',
  async (path) => {
    expect(await ask({ path, mode: 'navigate' }, { server: works, kept: [] })).toBe(ofServer)
    const said = await ask({ path, mode: 'navigate' }, { server: broken, kept: [] })
    expect(said).toContain('<h1>No network</h1>')
    expect(said).toContain('This device cannot reach school.sabimark.test.')
  },
)

test('a load that was stopped is not answered with a page', async () => {
  const stopped: Server = async () => {
    throw new DOMException('', 'AbortError')
  }
  for (const path of ['/dashboard', '/', '/login'])
    await expect(ask({ path, mode: 'navigate' }, { server: stopped, kept: [] })).rejects.toThrow(DOMException)
})

test('who opens the site by its name without a network comes to the exams of the device', async () => {
  for (const path of ['/', '/login', '/login/', '/login?next=/dashboard/exams']) {
    expect(await ask({ path, mode: 'navigate' }, { server: works, kept })).toBe(ofServer)
    expect(await ask({ path, mode: 'navigate' }, { server: broken, kept })).toBe(`${origin}/dashboard`)
  }
})

test.each([
  ['a file that is kept', { path: '/assets/app-1.js' }, ofDevice],
  ['the script without a hash', { path: '/theme.js' }, ofDevice],
  ['a file that is not', { path: '/assets/app-2.js' }, ofServer],
  ['a call', { path: '/rpc/attempt/save', method: 'POST' }, 'left alone'],
  ['a call that reads', { path: '/rpc/people/me' }, 'left alone'],
  ['a paper', { path: '/api/content/abc' }, 'left alone'],
  ['a picture', { path: '/files/abc' }, 'left alone'],
  ['a socket', { path: '/live' }, 'left alone'],
  ['whether there is a new version', { path: '/dashboard', cache: 'no-store' }, 'left alone'],
  ['another page of ours', { path: '/pricing', mode: 'navigate' }, 'left alone'],
  ['a name that only begins like ours', { path: '/dashboards', mode: 'navigate' }, 'left alone'],
  ['another host', { path: '/assets/app-1.js', origin: 'https://evil.test' }, 'left alone'],
])('%s', async (_what, asked, expected) => {
  expect(await ask(asked, { server: works, kept })).toBe(expected)
})

test('a page tells it from what takes its place where it is switched off', () => {
  const off = readFileSync(join(import.meta.dirname, 'public', 'sw-off.js'), 'utf8')
  // web/src/exam/package/keep-program.ts looks for it; what is built keeps the names of members alone.
  expect([text, off].map((script) => script.includes('respondWith'))).toEqual([true, false])
})
