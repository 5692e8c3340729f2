import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Where the build left room for PUBLIC_URL; web/src/site/head.ts writes it. */
const publicUrlMark = '%public-url%'

const packers = {
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 9 }),
}
export type Encoding = keyof typeof packers

/** A page as it goes out: `bytes` in that encoding, null for plain. */
export type PackedPage = { encoding: Encoding | null; etag: string; bytes: Buffer }

/** `fill` says what a page cannot know when it is built. The same function: the same page. */
export type Fill = (html: string) => string

export type PublicPage = { packed(encoding: Encoding | null, fill: Fill): Promise<PackedPage> }

/** What a public address leads to. */
export type PublicPlace =
  | { kind: 'page'; page: PublicPage }
  /** Below an informational page: nothing is there, and it is said so. */
  | { kind: 'nothing'; page: PublicPage }
  | { kind: 'unknown' }

export type PublicPages = { find(path: string): PublicPlace }

/**
 * The public pages the build has made: the addresses are the names of its files. Those of `site` are whole, those of
 * `form` are forms that a script draws.
 */
export function readPublicPages(folder: string, publicUrl: string): PublicPages {
  const site = readFolder(join(folder, 'site'), publicUrl)
  const forms = readFolder(join(folder, 'form'), publicUrl)
  const home = site.get('index')
  const notFound = site.get('not-found')
  for (const name of ['index', 'not-found']) site.delete(name)

  return {
    find: (path) => {
      const [name = '', ...below] = decoded(path).split('/').slice(1)
      if (name === '' && below.length === 0 && home) return { kind: 'page', page: home }
      const informational = site.get(name)
      const isWhole = below.every((part) => part === '') && below.length <= 1
      if (informational && !isWhole && notFound) return { kind: 'nothing', page: notFound }
      const page = informational ?? forms.get(name)
      return page && isWhole ? { kind: 'page', page } : { kind: 'unknown' }
    },
  }
}

/** An address that is no text has no page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/\0'
  }
}

function readFolder(folder: string, publicUrl: string): Map<string, PublicPage> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
  return new Map(
    names.map((name) => {
      const html = readFileSync(join(folder, name), 'utf8').replaceAll(publicUrlMark, () => asHtml(publicUrl))
      return [name.slice(0, -'.html'.length), publicPage(html)]
    }),
  )
}

const asHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Packed once in each encoding and filling, when somebody first asks for it so; the newest filling is kept. */
function publicPage(template: string): PublicPage {
  let newest: { fill: Fill; page: Packing } | null = null
  return {
    packed: (encoding, fill) => {
      if (newest?.fill !== fill) newest = { fill, page: packing(fill(template)) }
      return newest.page(encoding)
    },
  }
}

type Packing = (encoding: Encoding | null) => Promise<PackedPage>

function packing(html: string): Packing {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const known = new Map<Encoding | null, Promise<PackedPage>>()
  const pack = async (encoding: Encoding | null): Promise<PackedPage> => ({
    encoding,
    // Each encoding is a representation of its own.
    etag: `"${encoding ?? 'plain'}-${hash}"`,
    bytes: encoding === null ? Buffer.from(html) : await packers[encoding](html),
  })
  return (encoding) => {
    const packed = known.get(encoding) ?? pack(encoding)
    known.set(encoding, packed)
    return packed
  }
}
