import type { SchoolFace } from '@sabimark/domain/report/school-face.ts'
import { linesOf } from './lines.ts'
import type { Logo } from './logo.ts'
import { ink, lineHeight, margin, type Paper, type Style } from './paper.ts'

type Line = { text: string; style: Style }

const logoSize = 58

/** The school before all else on its papers: its logo, name, motto and address over a rule in its colour. */
export function schoolHead(paper: Paper, face: SchoolFace, logo: Logo | null) {
  const width = paper.width - 2 * margin
  const textLeft = logo ? margin + logoSize + 14 : margin
  const textWidth = margin + width - textLeft
  const said: readonly (readonly [string, Style])[] = [
    [face.schoolName, { size: 17, isBold: true }],
    [face.motto, { size: 9.5, color: ink.soft }],
    [face.address, { size: 9, color: ink.soft }],
  ]
  const lines: Line[] = said.flatMap(([text, style]) =>
    text.trim() === '' ? [] : linesOf(paper, text, textWidth, style).map((line) => ({ text: line, style })),
  )
  const textHeight = lines.reduce((sum, { style }) => sum + lineHeight(style.size), 0)
  const height = Math.max(textHeight, logo ? logoSize : 0)
  return {
    height: height + 10,
    draw: (top: number): void => {
      if (logo) paper.doc.image(logo, margin, top, { fit: [logoSize, logoSize], align: 'center', valign: 'center' })
      let y = top + (height - textHeight) / 2
      for (const { text, style } of lines) {
        paper.write(text, textLeft, y, style)
        y += lineHeight(style.size)
      }
      paper.rule(margin, top + height + 8, width, { color: face.color || ink.green, thickness: face.color ? 4 : 2 })
    },
  }
}
