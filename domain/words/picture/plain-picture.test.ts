import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joined } from './bytes.ts'
import { isSmallEnough, plainPicture } from './plain-picture.ts'
import { chunkOfWebp, pngOfSize, samplePictures, script, secretPlace, talkativePictures, webpOf } from './samples.ts'

const text = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
const lettersOf = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []))
const { jpeg, png, lossy } = samplePictures

test.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['lossy', 'image/webp'],
  ['lossless', 'image/webp'],
  ['transparent', 'image/webp'],
] as const)('%s is a picture as it is', (name, mediaType) => {
  expect(plainPicture(samplePictures[name])).toEqual({ mediaType, width: 24, height: 16, bytes: samplePictures[name] })
})

test.each(['jpeg', 'png', 'lossy', 'transparent'] as const)(
  '%s loses place, comments, profile and what follows its end',
  (name) => {
    const talkative = lettersOf(talkativePictures[name])
    expect([talkative.includes(secretPlace), talkative.includes(script)]).toEqual([true, true])
    expect(plainPicture(talkativePictures[name])?.bytes).toEqual(samplePictures[name])
  },
)

test('a JPEG keeps the note that says how its colours are stored, and no other of that number', () => {
  const note = joined([Uint8Array.of(0xff, 0xee, 0, 14), text('Adobe'), Uint8Array.of(0, 100, 0, 0, 0, 0, 1)])
  const other = joined([Uint8Array.of(0xff, 0xee, 0, 14), text(secretPlace.slice(0, 12))])
  const noted = joined([jpeg.subarray(0, 2), note, jpeg.subarray(2)])
  const both = joined([jpeg.subarray(0, 2), other, note, jpeg.subarray(2)])
  expect(plainPicture(both)?.bytes).toEqual(noted)
})

test('a JPEG of several scans with restarts, and filled up between its parts, is read to its end', () => {
  const fill = Uint8Array.of(0xff)
  const scan = joined([Uint8Array.of(0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd3, 3), fill])
  const [head, end] = [jpeg.subarray(0, -2), jpeg.subarray(-2)]
  const several = joined([head, scan, scan, end])
  expect(plainPicture(several)).toMatchObject({ width: 24, height: 16 })
  expect(lettersOf(plainPicture(several)?.bytes)).toContain(lettersOf(scan.subarray(0, -1)))
})

/** The number of the frame changed: a lossless, an arithmetic, and two frames in one. */
const framed = (marker: number) => jpeg.map((byte, at) => (jpeg[at - 1] === 0xff && byte === 0xc0 ? marker : byte))
const lossyChunk = lossy.subarray(12)
const canvasOf = (...size: number[]) => chunkOfWebp('VP8X', Uint8Array.of(0, 0, 0, 0, ...size))

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['a page named .png', text('<!doctype html><script>alert(1)</script>')],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a GIF', text('GIF89a\u0001\u0000\u0001\u0000\u0080\u0000\u0000;')],
  ['a script that begins as a GIF', text('GIF89a=1;alert(1)')],
  ['a lossless JPEG, which no browser draws', framed(0xc3)],
  ['an arithmetic JPEG, which no browser draws', framed(0xc9)],
  ['a JPEG with two frames', joined([jpeg.subarray(0, -2), jpeg.subarray(2)])],
  ['a JPEG without a scan', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
  ['a PNG without size', pngOfSize(0, 16)],
  ['a PNG with two heads', joined([png.subarray(0, 33), png.subarray(8)])],
  ['a PNG without a picture', joined([png.subarray(0, 33), png.subarray(-12)])],
  ['a PNG that needs what nobody knows', joined([png.subarray(0, 33), text('\0\0\0\0ABCDcrc!'), png.subarray(33)])],
  ['a moving WebP', webpOf([canvasOf(23, 0, 0, 15, 0, 0), chunkOfWebp('ANIM', new Uint8Array(6)), lossyChunk])],
  ['a WebP smaller than its canvas', webpOf([canvasOf(99, 0, 0, 15, 0, 0), lossyChunk])],
  ['a WebP without a picture', webpOf([canvasOf(23, 0, 0, 15, 0, 0)])],
  ['a sound', chunkOfWebp('RIFF', text('WAVEfmt '))],
])('%s is none', (_what, bytes) => {
  expect(plainPicture(bytes)).toBeNull()
})

test('the size is the one of the head', () => {
  const picture = plainPicture(pngOfSize(30_000, 8))
  expect(picture).toMatchObject({ width: 30_000, height: 8 })
})

test.each([
  [512, 512, true],
  [513, 1, false],
  [1, 513, false],
])('%d × %d pixels: %s', (width, height, expected) => {
  expect(isSmallEnough({ width, height })).toBe(expected)
})

const aSample = fc.constantFrom(...Object.values(samplePictures), ...Object.values(talkativePictures))

describe('whatever comes', () => {
  test('a picture cut off anywhere is none', () => {
    for (const sample of Object.values(samplePictures)) {
      for (let length = 0; length < sample.length; length += 1) {
        expect([length, plainPicture(sample.subarray(0, length))]).toEqual([length, null])
      }
    }
  })

  test('nothing crashes, and what gets through is plain', () => {
    const begun = fc
      .tuple(aSample, fc.nat(80), fc.uint8Array({ maxLength: 200 }))
      .map(([sample, length, rest]) => joined([sample.subarray(0, length), rest]))
    const changed = fc
      .tuple(aSample, fc.array(fc.tuple(fc.nat(900), fc.nat(255)), { maxLength: 4 }))
      .map(([sample, changes]) => {
        const bytes = Uint8Array.from(sample)
        for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
        return bytes
      })
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), begun, changed), (bytes) => {
        const picture = plainPicture(bytes)
        if (picture) expect(plainPicture(picture.bytes)).toEqual(picture)
      }),
      { numRuns: 3_000 },
    )
  })
})
