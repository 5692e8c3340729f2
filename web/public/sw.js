// Lets the exam room of this device be loaded again while the network is away, and says so where nothing is kept. It knows no build and
// no exam: pages fill the cache (web/src/attempt/seal) and take it away with this worker. Kept small, for whoever begins an exam fetches it.
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
  return (await kept(page)) ? leadToExams() : noNetwork(error)
}

/** To its last byte: one that is cut in the middle is none, and one that leads elsewhere is somebody else's. */
const wholePage = async (fresh) =>
  fresh.ok && !fresh.redirected && (await fresh.clone().arrayBuffer()) ? fresh : undefined

/** From the server, as long as one answers in time with what is taken; where nothing is kept here, whatever it answers. */
async function openPage(request, take, otherwise) {
  if (!(await kept(page))) return fetch(request).catch(noNetwork)
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

/** In place of the browser's own page, which tells a candidate nothing. A load that somebody stopped stays stopped. */
function noNetwork(error) {
  if (error.name === 'AbortError') throw error
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(noNetworkPage.replace('%host%', self.location.host), { headers })
}

const noNetworkPage = `<!doctype html>
<html lang="en-NG">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No network</title>
<style>
body { margin: 0; padding: 4rem 1rem; background: #fbfaf6; color: #14201b; font: 1rem/1.5 sans-serif }
main { max-width: 32rem; margin: auto }
h1 { margin: 0; font-size: 1.5rem }
a { display: inline-block; margin-right: .75rem; padding: .625rem 1.25rem; border-radius: .5rem; background: #0b6b4f; color: #fff; font-weight: 600; text-decoration: none }
[data-mantine-color-scheme=dark] { color-scheme: dark }
[data-mantine-color-scheme=dark] body { background: #0e1512; color: #e9f0eb }
[data-mantine-color-scheme=dark] a { background: #4cc398; color: #06231a }
</style>
<script>
try {
  if (localStorage.getItem('cbt_theme') === 'dark') document.documentElement.dataset.mantineColorScheme = 'dark'
} catch (_error) {}
</script>
<main>
<h1>No network</h1>
<p>This device cannot reach %host%. Nothing was lost. This page opens by itself when the network is back.</p>
<p>If your exam is now, call your invigilator: without a network it starts only on a device that got ready for it.</p>
<p>If other websites open, check the date and time of this device.</p>
<p><a href="">Try again</a> <span role="status"></span></p>
</main>
<script>
function look(orElse) {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(function () { location.reload() }, orElse)
}
setInterval(look, 5000, function () {})
document.querySelector('a').onclick = function (event) {
  event.preventDefault()
  var status = document.querySelector('span')
  function say(text) { status.textContent = text }
  say('Trying...')
  // An answer of the same moment would not be seen.
  setTimeout(look, 500, function () { say('Still no network.') })
}
</script>
</html>`
