const againMs = 2_000

/**
 * The build's loader asks for a style sheet once. One that did not come is asked for again here until it comes: what is
 * drawn after another try would stand bare.
 */
export function askForStylesAgain(): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    setTimeout(() => target.replaceWith(target.cloneNode()), againMs)
  }
  // Where it is heard before it arrives: it does not rise from there.
  window.addEventListener('error', onError, true)
}
