import type { Paper, Style } from './paper.ts'

/**
 * How many pages there are, on each of them, although finished pages are out of our hands when the last one begins: every page
 * shows the same small drawing, which is made when the number is known.
 */
export function pageTotal(paper: Paper) {
  const { doc } = paper
  const drawing = doc.ref({ Type: 'XObject', Subtype: 'Form', FormType: 1 })
  let styleUsed: Style | undefined
  return {
    place(x: number, y: number, style: Style): void {
      styleUsed = style
      // PDF counts from the foot of a page; pdfkit has turned it upside down, so the drawing is turned back.
      const { xobjects } = doc.page as unknown as { xobjects: Record<string, unknown> }
      xobjects.Total = drawing
      doc.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${(y + style.size * 1.06).toFixed(2)} cm /Total Do Q`)
    },
    finish(pages: number): void {
      const size = styleUsed?.size ?? 8
      doc.font('regular')
      const { _font: font } = doc as unknown as { _font: EncodingFont }
      const [glyphs] = font.encode(String(pages))
      Object.assign(drawing.data, {
        BBox: [0, -size, 60, size * 1.5],
        Resources: { Font: { F: font.ref() } },
      })
      drawing.end(`BT /F ${size} Tf 0.29 0.34 0.31 rg <${glyphs.join('')}> Tj ET`)
    },
  }
}

/** What pdfkit does with a text on a page, which it offers for pages alone. */
type EncodingFont = { encode(text: string): [string[], unknown]; ref(): unknown }
