/**
 * Loads the page anew when Back or Forward brings it out of the browser's memory. It comes back as it was left, to whoever
 * presses the button: with the screens of the person who signed out, or what was typed into the sign-in form.
 */
export function reloadWhenBroughtBack(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Not one more moment on the screen, nor on paper: dialogs and what is to be printed stand beside the root.
    document.body.replaceChildren()
    window.location.reload()
  })
}
