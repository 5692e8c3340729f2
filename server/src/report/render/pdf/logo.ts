import { setImmediate as turn } from 'node:timers/promises'
import PDFDocument from 'pdfkit'

/** A picture that is in a document already and can be drawn on any of its pages; pdfkit's types do not know it. */
export type Logo = PDFKit.Mixins.ImageSrc

type Embedded = { embed(doc: PDFKit.PDFDocument): void; obj: { offset?: number } | null }
type Opening = { openImage(src: Uint8Array): Embedded }

const patienceMs = 3_000

/**
 * Puts the logo into a document before anything else is in it, so that its bytes stand at the same place each time; null where there
 * is none or it cannot be drawn. That is tried on paper that is thrown away: a broken picture leaves its document without an end.
 */
export async function embedLogo(doc: PDFKit.PDFDocument, bytes: Uint8Array | null): Promise<Logo | null> {
  if (!bytes || bytes.length === 0) return null
  const picture = Buffer.from(bytes)
  const trial = new PDFDocument({ autoFirstPage: false })
  if ((await embedded(trial, picture)) === null) return null
  return await embedded(doc, picture)
}

async function embedded(doc: PDFKit.PDFDocument, picture: Uint8Array): Promise<Logo | null> {
  let isBroken = false
  // Pixels that cannot be unpacked are thrown where nobody can catch them; they would end the thread with all its files.
  const onThrown = () => {
    isBroken = true
  }
  process.on('uncaughtException', onThrown)
  try {
    const image = (doc as unknown as Opening).openImage(picture)
    image.embed(doc)
    const until = performance.now() + patienceMs
    while (image.obj?.offset === undefined) {
      if (isBroken || performance.now() > until) return null
      await turn()
    }
    return image as unknown as Logo
  } catch {
    return null
  } finally {
    process.off('uncaughtException', onThrown)
  }
}
