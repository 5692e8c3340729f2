/**
 * Lays something out where nobody sees it, and waits for the fonts it asked for: exactly those, while
 * `document.fonts.load` would fetch every file whose range touches the text. Letters that do not come are replaced by the
 * browser's own; that must not keep anybody from the exam.
 */
export async function layOutHidden(fill: (place: HTMLElement) => void): Promise<void> {
  const place = document.createElement('div')
  place.setAttribute('aria-hidden', 'true')
  place.style.cssText = 'position: absolute; left: -9999px; width: 999px; visibility: hidden; font-family: Andika'
  fill(place)
  document.body.append(place)
  // Reading its size lays it out, and only then does the browser ask for fonts.
  place.getBoundingClientRect()
  await document.fonts.ready
  place.remove()
}
