// Lets the exam room of this device be loaded again while the network is away. It knows no build and no exam: pages fill the
// cache (web/src/attempt/sealed) and take it away with this worker. Kept small, for whoever begins an exam fetches it.
const patienceMs = 4000
const page = '/dashboard'

// A store that broke has nothing.
const kept = (asked) => caches.match(asked, { ignoreVary: true }).catch(() => undefined)

self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Where the browser knows how, calls go past: no save waits for a worker to wake, or is lost with the page that sent it.
  const past = ['rpc', 'api', 'files', 'live'].map((name) => ({
    condition: { urlPattern: `/${name}/*` },
    source: 'network',
  }))
  event.waitUntil(event.addRoutes?.(past).catch(() => {}))
})

// Nothing is claimed: the page that is open has its files, and goes on without a worker between it and the server.

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || request.cache === 'no-store' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (/^\/dashboard(?:\/|$)/.test(pathname)) event.respondWith(openPage(request, wholePage, () => kept(page)))
    else if (pathname === '/') event.respondWith(openPage(request, (answer) => answer, leadToExams))
    else if (/^\/login\/?$/.test(pathname)) event.respondWith(fetch(request).catch(leadFromSignIn))
  } else if (!/^\/(?:rpc|api|content|files|live|health|sealed)(?:\/|$)/.test(pathname)) {
    event.respondWith(kept(request).then((found) => found ?? fetch(request)))
  }
})

/** Who types the name of the site, as most do, comes to the exams of this device. */
const leadToExams = () => Response.redirect(self.location.origin + page)

/** Not where it is only slow: their page would send who is signed out back here, for ever. */
async function leadFromSignIn(error) {
  if (await kept(page)) return leadToExams()
  throw error
}

/** To its last byte: one that is cut in the middle is none, and one that leads elsewhere is somebody else's. */
const wholePage = async (fresh) =>
  fresh.ok && !fresh.redirected && (await fresh.clone().arrayBuffer()) ? fresh : undefined

/** From the server, as long as one answers in time with what is taken; where nothing is kept here, whatever becomes of it. */
async function openPage(request, take, otherwise) {
  if (!(await kept(page))) return fetch(request)
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  try {
    const fresh = await take(await fetch(request, { signal: patience.signal }))
    if (fresh) return fresh
  } catch {
    // No network, or one that does not answer.
  } finally {
    clearTimeout(timer)
  }
  return otherwise()
}
