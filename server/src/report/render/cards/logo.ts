import PDFDocument from 'pdfkit'

/** A picture as pdfkit takes it so that it is in a file once, on however many pages it stands. */
export type Logo = string

const patienceMs = 5_000

/** The logo, if it can be drawn: tried on paper that is thrown away, because a broken one leaves its document without an end. */
export async function usableLogo(bytes: Uint8Array | null): Promise<Logo | null> {
  if (!bytes || bytes.length === 0) return null
  const logo = `data:image/any;base64,${Buffer.from(bytes).toString('base64')}`
  const ended = Promise.withResolvers<boolean>()
  const timer = setTimeout(ended.resolve, patienceMs, false)
  try {
    const trial = new PDFDocument()
    trial.on('end', () => ended.resolve(true)).on('error', () => ended.resolve(false))
    trial.image(logo, 0, 0, { fit: [10, 10] })
    trial.resume()
    trial.end()
    return (await ended.promise) ? logo : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
