import { joined } from './bytes.ts'

// For tests: pictures as a browser wrote them, 24 × 16 pixels, and the same with all that programs and people add.

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const text = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

/** Plain ones: a JPEG, a PNG, and WebP lossy, lossless and lossy with transparency. */
export const samplePictures = {
  jpeg: bytesOf(
    '/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBD' +
      'AVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAQABgD' +
      'ASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAgAD/8QAHBAAAgEFAQAAAAAAAAAAAAAAAAIBAxESITFh/8QAFQEBAQAAAAAA' +
      'AAAAAAAAAAAAAgH/xAAYEQADAQEAAAAAAAAAAAAAAAAAARESIf/aAAwDAQACEQMRAD8ACLlPg2pxbXQI2M74NqkW10DtIszpkREM' +
      'B//Z',
  ),
  png: bytesOf(
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAYAAAAMJL+VAAABKElEQVR4AbSOzUsCURTFT0YNjGagJbhUo5bhrhatggiC+kNat2yV' +
      'i6C2/RdtgzaBq3YFLl34gSDqgJ/4LX7dAeHhu85cQQcuc945593f83gfH6bbHA+2/DkC7oItvMVK+D7P2UOavHXexALCxggfp0W8' +
      'RC1cBzoI7Y/tIU0eZdSRgFhAIlrB5WFv5X3KEpHyylwNNMD9UQtxX1/tsDp+MAB12VAxNcBNoK3EzlLS1QBn5sB5q5JKuhpAub8R' +
      'qQHSXUO8WNLVAJ+WXwyQdDVAsuHDb9N0hSTrJqjrVtQAdOG9EMRwQoqfzngHr4VjPlxyWUC+b+Di7wTP2RB+al5Yw117SJN39R+b' +
      'n/eWVvFHFrCoflX9eMqEcZuK2EOavEUu+TsCJAvcOjMAAAD//3EiUc4AAAAGSURBVAMAtAx+gQZrrAkAAAAASUVORK5CYII=',
  ),
  lossy: bytesOf(
    'UklGRlYAAABXRUJQVlA4IEoAAACwAwCdASoYABAAP3Ggxli0q6ejsAgCkC4JbACw7B9PYQrKxsOLoAD+FNAp5Cg1UJaWY0zwc0AJ' +
      'mKWKKQ8aG5n0ZHoH7LHaIQAAAA==',
  ),
  lossless: bytesOf(
    'UklGRqAAAABXRUJQVlA4TJQAAAAvF8ADAI+gOJIMOGgv/ARKUSNJanB5D/6MRk5R2zZQhnD8gezVY/Mfn3cXAQNe+0S5wLh/wI+G' +
      'wsdQgNFTwGAo6KMBDBpJUlTPDOPf7vMbiOi/IrdtG2b2mv4CAAAAAAAA0HTL0jX3WzkmSTKWd+bkmNNNtck522vDleHaemV97ptH' +
      'faX2cPR3d6v2Y23Fm/v/9YEA',
  ),
  transparent: bytesOf(
    'UklGRsoAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSHAAAAANcJrtf6P83D03wclT5yNpGmwUvXeJZAU26L0rwhaRkVh2wHd+' +
      '4YEFImIC8K8FGYJWKyt/CAAh6TUvFhu8jxfzXAWfY8GMShFIHSjBCEN93wjCcP020eeUm/hwunHo9Jw31y4szyIpQ9DqCPuV0vhR' +
      'VlA4IDQAAADQAgCdASoYABAAP3GkyFm0rCgjsAgCkC4JbAAAijeAAP7Ogvtkqjl90RSAAKGSQv+R3LAA',
  ),
}

/** What must not get through: where a picture was taken. */
export const secretPlace = 'GPSLatitude 6.5244 N'
/** What must not get through behind a picture. */
export const script = '<script>alert(1)</script>'

const exif = text(`Exif\0\0${secretPlace}`)
const xmp = text(`http://ns.adobe.com/xap/1.0/\0${secretPlace}`)

function segment(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), content])
}

function chunkOfPng(name: string, content: Uint8Array): Uint8Array {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, content.length)
  // Nothing of ours reads the check at the end.
  return joined([length, text(name), content, new Uint8Array(4)])
}

/** A chunk of a WebP file, filled up to an even length. */
export function chunkOfWebp(name: string, content: Uint8Array): Uint8Array {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, content.length, true)
  return joined([text(name), length, content, new Uint8Array(content.length % 2)])
}

/** A WebP file of these chunks. */
export function webpOf(chunks: readonly Uint8Array[]): Uint8Array {
  return joined([chunkOfWebp('RIFF', joined([text('WEBP'), ...chunks]))])
}

const canvas = (flags: number) => chunkOfWebp('VP8X', Uint8Array.of(flags, 0, 0, 0, 23, 0, 0, 15, 0, 0))
const { jpeg, png, lossy, transparent } = samplePictures

/** The same pictures with place, camera, comments, colour profile, and a script behind their end. */
export const talkativePictures = {
  jpeg: joined([
    jpeg.subarray(0, 2),
    segment(0xe0, text('JFIF\0preview')),
    segment(0xe1, exif),
    segment(0xe1, xmp),
    segment(0xe2, text('ICC')),
    segment(0xfe, text(script)),
    jpeg.subarray(2),
    text(script),
  ]),
  png: joined([
    png.subarray(0, 33),
    chunkOfPng('eXIf', exif),
    chunkOfPng('tEXt', text(script)),
    chunkOfPng('iTXt', xmp),
    chunkOfPng('tIME', new Uint8Array(7)),
    png.subarray(33),
    text(script),
  ]),
  lossy: joined([
    webpOf([
      canvas(0x2c),
      chunkOfWebp('ICCP', text('ICC')),
      lossy.subarray(12),
      chunkOfWebp('EXIF', exif),
      chunkOfWebp('XMP ', xmp),
    ]),
    text(script),
  ]),
  transparent: joined([
    webpOf([canvas(0x3c), chunkOfWebp('ICCP', text('ICC')), transparent.subarray(30), chunkOfWebp('EXIF', exif)]),
    text(script),
  ]),
}

/** A picture whose head declares such a size. */
export function pngOfSize(width: number, height: number): Uint8Array {
  const bytes = Uint8Array.from(png)
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}
