import styles from './demo-strip.module.css'

/**
 * The line above every screen of demo mode, with the way out. Plain DOM, like the sender's strip: it stands above the
 * shell and the exam room, and neither knows of it. What sticks to the top of the window stays below it, by `--strip`.
 */
export function showDemoStrip(onLeave: () => void): void {
  const strip = document.createElement('aside')
  strip.className = styles.strip ?? ''
  strip.setAttribute('aria-label', 'Demo')
  const words = document.createElement('strong')
  words.textContent = 'Demo: nothing is saved'
  const out = document.createElement('button')
  out.type = 'button'
  out.textContent = 'Leave the demo'
  out.addEventListener('click', onLeave)
  strip.append(words, out)
  document.body.insertBefore(strip, document.body.firstChild)
  // It is higher where the window is narrow or the letters are large.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--strip', `${strip.offsetHeight}px`)
  }).observe(strip)
}
