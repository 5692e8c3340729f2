import { browserDevice } from '../device/browser-device.ts'
import { inTime } from '../sync/in-time.ts'

const fontsWithinMs = 2_000

/**
 * Lays something out where nobody sees it, and waits a while for the fonts it asked for: exactly those, while
 * `document.fonts.load` would fetch every file whose range touches the text. Letters that do not come are replaced by the
 * browser's own; neither that nor a text that cannot be laid out keeps anybody from the exam.
 */
export async function layOutHidden(fill: (place: HTMLElement) => void): Promise<void> {
  const place = document.createElement('div')
  place.setAttribute('aria-hidden', 'true')
  place.style.cssText = 'position: absolute; left: -9999px; width: 999px; visibility: hidden; font-family: Andika'
  document.body.append(place)
  try {
    fill(place)
    // Reading its size lays it out, and only then does the browser ask for fonts.
    place.getBoundingClientRect()
    await inTime(browserDevice, fontsWithinMs, document.fonts.ready.then(nothing), undefined)
  } catch {
    // Shown as far as it goes; the room draws every part by itself.
  } finally {
    place.remove()
  }
}

function nothing() {}
