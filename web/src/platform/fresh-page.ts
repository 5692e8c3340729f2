/**
 * Loads the page anew when Back or Forward brings it out of the browser's memory. It comes back as it was left, to whoever
 * presses the button: with the screens of the person who signed out, or what was typed into the sign-in form.
 */
export function reloadWhenBroughtBack(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Not one more moment on the screen.
    document.getElementById('root')?.remove()
    window.location.reload()
  })
}
