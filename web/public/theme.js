// Runs before the page is painted, in every browser, so it is written in the oldest JavaScript there is.
;(() => {
  var root = document.documentElement
  var theme = 'light'
  try {
    if (localStorage.getItem('cbt_theme') === 'dark') theme = 'dark'
  } catch (_error) {
    // Storage may be switched off: then the page is light.
  }
  root.setAttribute('data-mantine-color-scheme', theme)
  // A program that this browser cannot read shows the sentence about old browsers at once, and not after some seconds.
  window.addEventListener('error', () => {
    root.setAttribute('data-cannot-run', '')
  })
})()
