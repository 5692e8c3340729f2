/** What the page was drawn with; the list of what was loaded ends after some hundred requests, and what the page names it has loaded, too. */
function filesHere(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href)
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)
  const kept = [...loaded, ...links, ...scripts].flatMap((address) => {
    const { origin, pathname } = new URL(address)
    return origin === location.origin && /^\/(?:assets\/|theme\.js$)/.test(pathname) ? [pathname] : []
  })
  return [...new Set(kept)]
}

/**
 * Keeps the files of this page for a load without a network, and the worker that gives them out. They come from the browser's own
 * cache: only the worker crosses the network. Throws where the browser has none of it.
 */
export async function keepFiles(): Promise<void> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
  const name = `sabimark ${script}`
  // Those of another build first: the worker would give them out in place of ours.
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other)
  const cache = await caches.open(name)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const put = async (path: string, address: string, has = '') => {
    if (kept.has(path)) return
    const answer = await fetch(address, { cache: 'force-cache' })
    // Another tab may have loaded a newer one.
    if (!answer.ok || !(has === '' || (await answer.clone().text()).includes(has))) throw new Error(`Not kept: ${path}`)
    await cache.put(path, answer)
  }
  const [opened] = performance.getEntriesByType('navigation')
  await Promise.all([
    // Whatever address it was opened at: it is one page.
    put('/dashboard', opened?.name ?? location.href, script),
    ...filesHere().map((path) => put(path, path)),
  ])
  // A device that was got ready for an exam has one for all of the site.
  const worker = await navigator.serviceWorker.getRegistration('/dashboard')
  if (!worker) await navigator.serviceWorker.register('/sw.js', { scope: '/dashboard' })
  await navigator.serviceWorker.ready
}
