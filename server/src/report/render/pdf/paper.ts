import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { joined } from '../writing/joined.ts'
import { plainText } from './plain-text.ts'

const fontsFolder = new URL('../../../../fonts/', import.meta.url)
const regular = readFileSync(new URL('noto-sans-400.ttf', fontsFolder))
const bold = readFileSync(new URL('noto-sans-700.ttf', fontsFolder))

/** Ink that a printer without colours prints as well. */
export const ink = {
  text: '#14201B',
  soft: '#4A5650',
  line: '#C9CFCB',
  tint: '#EFF3F0',
  green: '#0B6B4F',
  blue: '#2457A6',
  amber: '#E59A1C',
  red: '#B3261E',
  white: '#FFFFFF',
}

export type Style = { size: number; isBold?: boolean; color?: string; align?: 'left' | 'right' | 'center' }

type PaperOptions = { title: string; author: string; madeAt: Date; isWide?: boolean; accent?: string | undefined }

export const margin = 40
const short = 595.28
const long = 841.89

export const lineHeight = (size: number) => size * 1.36

/** An A4 document with the fonts of the house, and what is drawn on it; its bytes are taken as they come. */
export type Paper = ReturnType<typeof openPaper>

export function openPaper({ title, author, madeAt, isWide = false, accent }: PaperOptions) {
  const doc = new PDFDocument({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-NG',
    displayTitle: true,
    info: {
      Title: plainText(title),
      Author: plainText(author),
      Creator: 'Sabimark',
      Producer: 'Sabimark',
      CreationDate: madeAt,
    },
  })
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  // pdfkit writes in crumbs of some bytes, each of which costs a hundred: they are kept in loaves.
  const crumbs: Uint8Array[] = []
  const loaves: Uint8Array[] = []
  const pack = () => loaves.push(joined(crumbs.splice(0)))
  const ended = Promise.withResolvers<void>()
  doc.on('data', (crumb: Uint8Array) => crumbs.push(crumb))
  doc.on('end', ended.resolve)
  doc.on('error', ended.reject)

  const choose = ({ size, isBold = false }: Style) => doc.font(isBold ? 'bold' : 'regular').fontSize(size)
  const widthOf = (text: string, style: Style) => choose(style).widthOfString(text)
  return {
    doc,
    width: isWide ? long : short,
    height: isWide ? short : long,
    /** The school's colour, where it has one: of lines, never of words. */
    accent: accent || ink.green,
    widthOf,
    /** One line that is already plain; `y` is the top of it, `x` its left, right or middle. */
    write(text: string, x: number, y: number, style: Style): void {
      if (text === '') return
      const { size, color = ink.text, align = 'left' } = style
      const left = align === 'left' ? x : x - widthOf(text, style) * (align === 'right' ? 1 : 0.5)
      choose(style)
        .fillColor(color)
        .text(text, left, y + size * 1.06, { lineBreak: false, baseline: 'alphabetic' })
    },
    rule(x: number, y: number, width: number, { color = ink.line, thickness = 0.5 } = {}): void {
      doc
        .lineWidth(thickness)
        .strokeColor(color)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke()
    },
    box(x: number, y: number, width: number, height: number, color: string): void {
      doc.rect(x, y, width, height).fill(color)
    },
    /** Lets what was written flow out, so that finished pages are kept packed. */
    async flushed(): Promise<void> {
      await new Promise<void>((resolve) => setImmediate(resolve))
      pack()
    },
    async bytes(): Promise<Uint8Array<ArrayBuffer>> {
      doc.end()
      await ended.promise
      pack()
      return joined(loaves)
    },
  }
}
