// All the script of the static pages: what is plain HTML comes alive here, piece by piece. Each piece stands by itself,
// and the page is whole without any.
import './styles.ts'
import { closeMenu, watchBar } from './islands/bar.ts'
import { startContact } from './islands/contact.ts'
import { offerToContinue } from './islands/continue.ts'
import { sendLeftovers } from './islands/leftovers.ts'
import { showStatus } from './islands/status.ts'
import { switchTheme } from './islands/theme.ts'

const islands: readonly (readonly [string, (place: HTMLElement) => void])[] = [
  ['[data-island=bar]', watchBar],
  ['[data-island=menu]', (place) => place instanceof HTMLDetailsElement && closeMenu(place)],
  ['[data-island=theme]', (place) => place instanceof HTMLButtonElement && switchTheme(place)],
  ['[data-island=contact]', (place) => place instanceof HTMLDialogElement && startContact(place)],
  ['[data-island=status]', showStatus],
  ['[data-island=continue]', (place) => place instanceof HTMLAnchorElement && offerToContinue(place)],
]

for (const [selector, start] of islands) {
  for (const place of document.querySelectorAll<HTMLElement>(selector)) start(place)
}
sendLeftovers()
