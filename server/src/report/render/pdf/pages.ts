import { cutLine, linesOf } from './lines.ts'
import { pageTotal } from './page-total.ts'
import { ink, lineHeight, margin, type Paper, type Style } from './paper.ts'

/** What stands on every page: `head` from the second one on, `foot` on all. */
type Every = { head: string; foot: string }

/** Pages that are filled from top to bottom; `y` is where the next thing goes. */
export type Pages = ReturnType<typeof openPages>

const headHeight = 24
const footHeight = 26

export function openPages(paper: Paper, { head, foot }: Every) {
  const total = pageTotal(paper)
  const small: Style = { size: 7.5, color: ink.soft }
  const left = margin
  const width = paper.width - 2 * margin
  const bottom = paper.height - margin - footHeight + 12
  let page = 0
  let y = 0

  const open = () => {
    paper.doc.addPage()
    page += 1
    y = margin
    const footY = paper.height - margin
    paper.rule(left, footY - 5, width)
    const numberWidth = 70
    paper.write(cutLine(paper, foot, width - numberWidth - 10, small), left, footY, small)
    const totalX = left + width - 24
    paper.write(`Page ${page} of`, totalX, footY, { ...small, align: 'right' })
    total.place(totalX + 2, footY, small)
    if (page === 1) return
    paper.write(cutLine(paper, head, width, small), left, margin - 6, small)
    paper.rule(left, margin + 7, width)
    y = margin + headHeight - 8
  }
  open()

  const pages = {
    left,
    width,
    get y() {
      return y
    },
    get room() {
      return bottom - y
    },
    skip(height: number): void {
      y += height
    },
    /** A new page where this one has not so much room left. Says whether it began one. */
    ensure(height: number): boolean {
      if (y + height <= bottom) return false
      open()
      return true
    },
    /** A text over the whole width, in as many lines as it needs. */
    paragraph(text: string, style: Style): void {
      for (const line of linesOf(paper, text, width, style)) {
        pages.ensure(lineHeight(style.size))
        paper.write(line, left, y, style)
        y += lineHeight(style.size)
      }
    },
    /** Writes down how many pages there are; nothing may follow. */
    finish(): void {
      total.finish(page)
    },
  }
  return pages
}
