const firstPauseMs = 2_000
const longestPauseMs = 60_000

/**
 * The build's loader asks for a style sheet once. One that did not come is asked for again here until it comes, ever more
 * seldom: what is drawn after another try would stand bare.
 */
export function askForStylesAgain(): void {
  const pauses = new Map<string, number>()
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const pauseMs = pauses.get(target.href) ?? firstPauseMs
    pauses.set(target.href, Math.min(2 * pauseMs, longestPauseMs))
    setTimeout(() => target.replaceWith(target.cloneNode()), pauseMs)
  }
  // Where it is heard before it arrives: it does not rise from there.
  window.addEventListener('error', onError, true)
}
