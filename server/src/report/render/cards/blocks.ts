/**
 * A piece of a card that is not divided. `draw` gets the top of its place. `isWithNext`: not alone at the foot of a page.
 * `head`: repeated above it where it begins a page.
 */
export type Block = { height: number; draw: (y: number) => void; isWithNext?: boolean; head?: Block }

export type Placed = { y: number; draw: (y: number) => void }

type Space = { top: number; bottom: number; laterTop: number }

/** Puts blocks on pages, one below the other, and `last` at the foot of the last page. */
export function paginate(blocks: readonly Block[], last: Block, { top, bottom, laterTop }: Space): Placed[][] {
  let page: Placed[] = []
  const pages = [page]
  let y = top
  const turn = () => {
    page = []
    pages.push(page)
    y = laterTop
  }
  const place = ({ height, draw }: Block) => {
    page.push({ y, draw })
    y += height
  }
  for (const [at, block] of blocks.entries()) {
    if (y > laterTop && page.length > 0 && y + needed(blocks, at) > bottom) {
      turn()
      if (block.head) place(block.head)
    }
    place(block)
  }
  if (y + last.height > bottom) turn()
  page.push({ y: bottom - last.height, draw: last.draw })
  return pages
}

function needed(blocks: readonly Block[], at: number): number {
  const block = blocks[at]
  if (!block) return 0
  return block.height + (block.isWithNext ? needed(blocks, at + 1) : 0)
}

export function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0)
}
