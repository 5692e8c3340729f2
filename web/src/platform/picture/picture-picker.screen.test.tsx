import { plainPicture } from '@sabimark/domain/words/picture/plain-picture.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import type { PictureKind } from './make-picture.ts'
import { PicturePicker } from './picture-picker.tsx'

type Blocks = { width: number; height: number; block: number; type?: string }

/** A picture as a phone or a drawing program makes it: coloured blocks, reddish in the left half and bluish in the right. */
async function pictureFile({ width, height, block, type = 'image/jpeg' }: Blocks): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Nothing to draw with.')
  const pixels = pen.createImageData(width, height)
  for (let at = 0; at < width * height; at += 1) {
    const [column, row] = [at % width, Math.floor(at / width)]
    const place = Math.floor(row / block) * 997 + Math.floor(column / block)
    const [one, other] = [(place * 16_807) % 139, (place * 48_271) % 137]
    pixels.data.set(column < width / 2 ? [255, one, other, 255] : [one, other, 255, 255], at * 4)
  }
  pen.putImageData(pixels, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95))
  if (!blob) throw new Error('Nothing was drawn.')
  return new File([blob], 'picture', { type })
}

const bytesOf = (data: string) => Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body
/** As a person lets it fall there. */
function drop(file: File): void {
  const files = new DataTransfer()
  files.items.add(file)
  const over = { dataTransfer: files, bubbles: true, cancelable: true }
  document.querySelector('fieldset')?.dispatchEvent(new DragEvent('drop', over))
}
const button = (name: string) => page.getByRole('button', { name })

async function showPicker(
  kind: PictureKind,
  {
    src = null,
    theme,
    save,
  }: { src?: string | null; theme?: 'dark'; save?: (data: string | null) => Promise<unknown> },
  smalls: (string | null)[] = [],
) {
  const sent: (string | null)[] = []
  const keep = async (data: string | null, _pressed: unknown, small: string | null) => {
    sent.push(data)
    smalls.push(small)
  }
  const Screen = () => (
    <PicturePicker
      {...{ kind, src, noun: 'logo', alt: 'Logo of Cedar College', hint: 'Recommended logo size 512x512 pixels' }}
      save={save ?? keep}
      onSaved={() => undefined}
    />
  )
  await showScreen(Screen, theme ? { theme } : {})
  return sent
}

/** Chooses, looks and saves; answers what was sent, as the server will read it. */
async function saved(kind: PictureKind, file: File, turns = 0) {
  const smalls: (string | null)[] = []
  const sent = await showPicker(kind, {}, smalls)
  drop(file)
  await expect.element(page.getByAltText('Logo of Cedar College, not saved yet')).toBeVisible()
  for (let turn = 0; turn < turns; turn += 1) {
    const before = document.querySelector('img')?.src
    await button('Turn').click()
    await expect.poll(() => document.querySelector('img')?.src).not.toBe(before)
  }
  await button('Save logo').click()
  await expect.element(page.getByRole('status')).toMatchTextContent('The logo was saved.')
  const bytes = bytesOf(sent[0] ?? '')
  const corner = smalls[0] ? bytesOf(smalls[0]) : null
  return { ...plainPicture(bytes), size: bytes.length, sent: bytes, corner }
}

/** The colour in the middle of a picture's upper half. */
async function colourAbove(bytes: Uint8Array): Promise<'red' | 'blue'> {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  pen?.drawImage(bitmap, 0, 0, bitmap.width, bitmap.height / 4, 0, 0, 1, 1)
  const [red = 0, , blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
  return red > blue ? 'red' : 'blue'
}

test('a photo of a phone becomes a small JPEG of passport shape, and is turned', async () => {
  const file = await pictureFile({ width: 640, height: 480, block: 6 })
  expect(file.size).toBeGreaterThan(50_000)
  const upright = await saved('photo', file)
  expect(upright).toMatchObject({ mediaType: 'image/jpeg', width: 240, height: 320 })
  expect(upright.size).toBeLessThanOrEqual(15 * 1024)
  // A quarter clockwise: left is above.
  const turned = await saved('photo', file, 1)
  expect(turned).toMatchObject({ mediaType: 'image/jpeg', width: 240, height: 320 })
  expect(await colourAbove(turned.sent)).toBe('red')
  expect(await colourAbove((await saved('photo', file, 3)).sent)).toBe('blue')
})

test('a logo becomes a PNG of at most 512 pixels and 300 kB; a small one stays as it is', async () => {
  const large = await saved('logo', await pictureFile({ width: 600, height: 400, block: 1 }))
  expect(large).toMatchObject({ mediaType: 'image/png' })
  expect(large.size).toBeLessThanOrEqual(300 * 1024)
  const { width = 0, height = 0 } = large
  expect([width > 100 && width < 512, Math.abs(width - 1.5 * height) <= 1]).toEqual([true, true])
  const small = await saved('logo', await pictureFile({ width: 90, height: 40, block: 5, type: 'image/png' }))
  expect(small).toMatchObject({ mediaType: 'image/png', width: 90, height: 40 })
  // Beside each goes the small one that candidates have in a corner.
  for (const { corner } of [large, small]) {
    const { width: wide = 65 } = plainPicture(corner ?? new Uint8Array()) ?? {}
    expect([wide <= 56, (corner?.length ?? 0) <= 2_048]).toEqual([true, true])
  }
  expect((await saved('photo', await pictureFile({ width: 90, height: 120, block: 5 }))).corner).toBeNull()
})

test('what is no picture is said, and the one there is stays', async () => {
  await showPicker('logo', { src: '/mark.svg' })
  for (const content of ['<!doctype html><script>alert(1)</script>', '%PDF-1.7']) {
    drop(new File([content], 'logo.png', { type: 'image/png' }))
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('This file could not be read as a picture. Choose a JPEG, PNG or WebP picture.')
    await expect.element(page.getByAltText('Logo of Cedar College')).toBeVisible()
  }
  drop(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }))
  await expect.element(page.getByRole('alert')).toMatchTextContent('This file is larger than 20 MB.')
  await expectAccessible()
})

test('a picture that was refused is kept on the page, and can be let go', async () => {
  await showPicker('logo', { theme: 'dark', save: () => Promise.reject(refusal('IMAGE_TOO_LARGE')) })
  drop(await pictureFile({ width: 90, height: 40, block: 5 }))
  await button('Save logo').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('At most 300 kB and 512 × 512 pixels.')
  await expect.element(page.getByAltText('Logo of Cedar College, not saved yet')).toBeVisible()
  await expectReadable()
  await button('Cancel').click()
  await expect.element(page.getByText('Recommended logo size 512x512 pixels')).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})

test('by keyboard: the button opens the choice, what is chosen is saved by Enter, and the focus is never lost', async () => {
  const sent = await showPicker('logo', { src: '/mark.svg' })
  let opened = 0
  const onOpen = (event: Event) => {
    event.preventDefault()
    opened += 1
  }
  input().addEventListener('click', onOpen)
  onTestFinished(() => input().removeEventListener('click', onOpen))
  await userEvent.tab()
  await expect.element(button('Change logo')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toBe(1)
  await userEvent.upload(input(), await pictureFile({ width: 90, height: 40, block: 5 }))
  await expect.element(button('Save logo')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Change logo')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toMatchTextContent('The logo was removed.')
  expect(sent).toEqual([expect.any(String), null])
})

test('a picture the browser cannot draw is refused in words, and one that is being saved stays as it is', async () => {
  await showPicker('photo', { save: () => new Promise(() => undefined) })
  const file = await pictureFile({ width: 64, height: 48, block: 6 })
  const pen = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  drop(file)
  await expect.element(page.getByText(/^This file could not be read as a picture\./)).toBeVisible()
  pen.mockRestore()
  drop(file)
  await button('Save logo').click()
  await expect.element(button('Turn')).toBeDisabled()
  await expect.element(button('Cancel')).toBeDisabled()
})
