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
  // Hides the sentence about old browsers where the page itself can run.
  if ('noModule' in document.createElement('script') && Array.prototype.findLast && Object.hasOwn) {
    root.className += ' browser-can'
  }
})()
