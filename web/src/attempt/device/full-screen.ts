/** As Safari before 16.4 calls it. Phones of Apple know neither. */
type OlderElement = { webkitRequestFullscreen?: () => void }
type OlderDocument = { webkitFullscreenElement?: Element | null; webkitExitFullscreen?: () => void }

const changes = ['fullscreenchange', 'webkitfullscreenchange']

export function isFullScreen(): boolean {
  const page: Document & OlderDocument = document
  return (page.fullscreenElement ?? page.webkitFullscreenElement ?? null) !== null
}

/** To be called at a press, or the browser refuses. False where it does so, or knows no full screen. */
export async function askFullScreen(): Promise<boolean> {
  const root: HTMLElement & OlderElement = document.documentElement
  try {
    if (typeof root.requestFullscreen === 'function') await root.requestFullscreen()
    else if (typeof root.webkitRequestFullscreen === 'function') root.webkitRequestFullscreen()
    else return false
    return true
  } catch {
    return false
  }
}

export function leaveFullScreen(): void {
  if (!isFullScreen()) return
  const page: Document & OlderDocument = document
  if (typeof page.exitFullscreen === 'function') page.exitFullscreen().catch(() => {})
  else page.webkitExitFullscreen?.()
}

/** Calls back whenever full screen begins or ends; returns how to end that. */
export function watchFullScreen(onChange: () => void): () => void {
  for (const change of changes) document.addEventListener(change, onChange)
  return () => {
    for (const change of changes) document.removeEventListener(change, onChange)
  }
}
