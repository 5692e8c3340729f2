/** The bar is clear up to here and a sheet with a shadow beyond; specification part 1, section 9. */
const clearUpToPx = 50

/** Makes the bar a sheet once the page is scrolled by more than 50 px. */
export function watchBar(bar: HTMLElement): void {
  const notice = () => {
    bar.dataset.scrolled = String(window.scrollY > clearUpToPx)
  }
  window.addEventListener('scroll', notice, { passive: true })
  notice()
}

/** The menu opens and closes without script; this closes it where a menu is expected to close. */
export function closeMenu(menu: HTMLDetailsElement): void {
  const close = () => {
    menu.open = false
  }
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
}
