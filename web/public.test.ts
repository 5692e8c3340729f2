// The files without a hash: what browsers, phones and chats look for by name.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from './src/platform/brand.ts'

const folder = join(import.meta.dirname, 'public')
const read = (name: string) => readFileSync(join(folder, name))

/** Width and height as a PNG says them of itself. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test.each([
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['icon-maskable-512.png', 512, 512],
  ['apple-touch-icon.png', 180, 180],
  ['social.png', 1200, 630],
])('%s is %i × %i', (name, width, height) => {
  expect(sizeOf(read(name))).toEqual([width, height])
})

test('favicon.ico holds pictures of 16, 32 and 48', () => {
  const ico = read('favicon.ico')
  const count = ico.readUInt16LE(4)
  const pictures = Array.from({ length: count }, (_, place) => {
    const at = ico.readUInt32LE(6 + 16 * place + 12)
    return sizeOf(ico.subarray(at, at + ico.readUInt32LE(6 + 16 * place + 8)))
  })
  expect(pictures).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ])
})

test('the manifest speaks of this product and names files that are there, in their sizes', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString())
  expect([manifest.name, manifest.short_name, manifest.description]).toEqual([brand.name, brand.name, brand.promise])
  expect(manifest.icons.length).toBeGreaterThan(2)
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(join(folder, src)), src).toBe(true)
    if (sizes !== 'any') expect(sizes).toBe(sizeOf(read(src)).join('x'))
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
})
