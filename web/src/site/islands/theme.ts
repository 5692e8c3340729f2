const themeKey = 'cbt_theme'
const attribute = 'data-mantine-color-scheme'

/** Light or dark, for this page at once and for every other of ours by the device's memory. */
export function switchTheme(button: HTMLButtonElement): void {
  const root = document.documentElement
  const isDark = () => root.getAttribute(attribute) === 'dark'
  const say = () => button.setAttribute('aria-label', isDark() ? 'Switch to light theme' : 'Switch to dark theme')
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark'
    root.setAttribute(attribute, theme)
    say()
    try {
      localStorage.setItem(themeKey, theme)
    } catch {
      // Storage may be switched off: then it holds for this page.
    }
  })
  say()
  button.hidden = false
}
