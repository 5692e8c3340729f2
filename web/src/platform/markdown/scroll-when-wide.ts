const boxes = new Set<HTMLElement>()
let observer: ResizeObserver | undefined

/** KaTeX lets a root, an index, a struck-out number or an unseen letter of chemistry reach beyond its own box, in letter sizes. */
const reachEm = 0.65

/**
 * What is wider than its place scrolls there: by finger, by its bar, and by keys, for which it takes the focus and a
 * name. `data-wide` says at which ends it goes on. What fits stays as it was, without a stop for the Tab key. The box
 * has an id, and within it `${id}-says` says what it is.
 */
export function scrollWhenWide(box: HTMLElement): () => void {
  // Paper does not scroll, and a sheet of hundreds of papers has too many to look at.
  if (box.closest('[data-print-sheet]')) return () => undefined
  if (!observer) {
    observer = new ResizeObserver(fitSoon)
    window.addEventListener('resize', fitAll)
  }
  boxes.add(box)
  // The pieces of a formula grow with the size of the text and when its letters arrive.
  const parts = [box, ...box.querySelectorAll('.katex-base')]
  for (const part of parts) observer.observe(part)
  box.addEventListener('scroll', showEnds)
  box.addEventListener('click', pressLabel)
  return () => {
    for (const part of parts) observer?.unobserve(part)
    boxes.delete(box)
  }
}

let nextFit = 0

/** In the next frame: what an observer changes in its own turn may be observed again, without an end. */
function fitSoon(): void {
  cancelAnimationFrame(nextFit)
  nextFit = requestAnimationFrame(fitAll)
}

/** All at once, so that the page is laid out once more and not once for each formula. */
function fitAll(): void {
  // A formula in a line has a width of its own only as a box.
  for (const box of boxes) box.dataset.wide ??= ''
  const wide = new Set([...boxes].filter((box) => hiddenWidth(box) > reachEm * letterSize(box)))
  for (const box of boxes) {
    if (wide.has(box)) {
      box.tabIndex = 0
      box.setAttribute('role', 'group')
      // Not aria-label: an option takes its name from what stands in it, and that would replace the formula there.
      box.setAttribute('aria-labelledby', `${box.id}-says ${box.id}`)
      showEnds({ currentTarget: box })
    } else for (const name of ['data-wide', 'tabindex', 'role', 'aria-labelledby']) box.removeAttribute(name)
  }
}

function showEnds({ currentTarget }: { currentTarget: EventTarget | null }): void {
  if (!(currentTarget instanceof HTMLElement)) return
  const { scrollLeft } = currentTarget
  const isMoreRight = scrollLeft < hiddenWidth(currentTarget) - 1
  currentTarget.dataset.wide = `${scrollLeft > 1 ? 'left' : ''} ${isMoreRight ? 'right' : ''}`.trim()
}

const letterSize = (box: HTMLElement) => Number.parseFloat(getComputedStyle(box).fontSize)

const hiddenWidth = (box: HTMLElement) => box.scrollWidth - box.clientWidth

/** What takes the focus inside a label no longer presses it in every browser; the option is chosen all the same. */
function pressLabel(event: MouseEvent): void {
  const { currentTarget } = event
  const control = currentTarget instanceof HTMLElement ? currentTarget.closest('label')?.control : null
  if (!control) return
  event.preventDefault()
  control.click()
}
