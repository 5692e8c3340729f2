import { plainPicture } from '@sabimark/domain/words/picture/plain-picture.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import { holdPictures } from '../../platform/markdown/picture.tsx'
import QuestionsPage from '../list/questions-page.tsx'

const id = '0199ffff-ffff-7fff-8fff-0000000000aa'

/** A screenshot as it stands in the clipboard: red to the left, blue to the right. */
async function screenshot(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  for (const [place, colour] of ['#c00', '#00c'].entries()) {
    if (pen) pen.fillStyle = colour
    pen?.fillRect((place * width) / 2, 0, width / 2, height)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File(blob ? [blob] : [], 'image.png', { type: 'image/png' })
}

function paste(into: Element, file: File): void {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(file)
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const question = () => page.getByRole('textbox', { name: 'Question', exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Add a picture' })
const bytesOf = (data: string) => Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))

async function openForm(theme: 'light' | 'dark' = 'light') {
  const sent: string[] = []
  const answers: Answers = {
    bank: {
      addPicture: ({ data }) => {
        sent.push(data)
        return { id, width: 10, height: 10, bytes: 100 }
      },
    },
  }
  await showScreen(QuestionsPage, { answers, theme })
  await page.getByRole('button', { name: 'Add Question' }).click()
  await question().fill('What is this?\n\nName it.')
  return sent
}

test('a screenshot pasted into the question is cut, described and put where the cursor stood', async () => {
  await page.viewport(1280, 800)
  const sent = await openForm()
  const field = question().element()
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(13, 13)
  paste(field, await screenshot(3_200, 200))
  await expect.element(dialog().getByRole('status')).toMatchTextContent(/Each candidate loads \d+ kB for it\./)
  const area = dialog().element().querySelector('.ReactCrop')?.getBoundingClientRect()
  if (!area) throw new Error('There is nothing to cut.')
  // From the middle to the lower right corner, with a finger that moves in steps.
  const drag = async (type: string, x: number) => {
    dialog()
      .element()
      .querySelector('.ReactCrop img')
      ?.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, pointerId: 1, isPrimary: true, button: 0 },
          ...{ clientX: area.left + area.width * x, clientY: type === 'pointerdown' ? area.top : area.bottom },
        }),
      )
    await new Promise(requestAnimationFrame)
  }
  await drag('pointerdown', 0.55)
  await drag('pointermove', 1)
  await drag('pointerup', 1)
  await expect.element(dialog().getByRole('status')).toMatchTextContent(/A part is kept\./)
  await dialog().getByRole('button', { name: 'Add picture' }).click()
  await expect.element(dialog().getByText('Say in a few words what the picture shows.')).toBeVisible()
  expect(sent).toEqual([])
  await dialog().getByRole('textbox', { name: 'What the picture shows' }).fill('A [blue] wall')
  await dialog().getByRole('combobox', { name: 'Size' }).selectOptions('50')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Add picture' }).click()
  await expect.element(question()).toHaveValue('What is this?\n\n![A (blue) wall](picture-1 =50%)\n\nName it.')
  const kept = plainPicture(bytesOf(sent[0] ?? ''))
  expect(kept?.width).toBeLessThanOrEqual(1_450)
  expect(kept?.height).toBe(200)
  // The question itself was not sent by it.
  await expect.element(page.getByRole('dialog', { name: 'Add New Question' })).toBeVisible()
})

test('on a phone in the dark, what is no picture is said, and leaving a chosen one asks first', async () => {
  await page.viewport(360, 740)
  await openForm('dark')
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Choose a picture' })).toHaveFocus()
  const place = dialog().getByRole('region', { name: 'Picture' }).element()
  paste(place, new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' }))
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/could not be read as a picture/)
  paste(place, await screenshot(600, 400))
  await expect.element(dialog().getByRole('img', { name: 'The picture you chose' })).toBeVisible()
  await expectReadable()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText(/not saved|lost/i).first()).toBeVisible()
})

test('who adds a picture before there is one reads what is missing', async () => {
  const sent = await openForm()
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await dialog().getByRole('button', { name: 'Add picture' }).click()
  await expect.element(dialog().getByText('Choose a picture first, or paste one.')).toBeVisible()
  expect(sent).toEqual([])
})

test('each picture of a question stands below its text, and goes by a press with the lines it stood on', async () => {
  await openForm()
  const written = `What is this?\n\n![A wall](file:${id} =50%)\n\nName it. ![A door](file:${id.replace('0', '1')})`
  await question().fill(written)
  // Its field names each by the number of its row.
  await expect
    .element(question())
    .toHaveValue('What is this?\n\n![A wall](picture-1 =50%)\n\nName it. ![A door](picture-2)')
  // What is typed around a number is kept with the picture.
  await question().fill('What is this?\n\n![A wall](picture-1 =50%)\n\nName it. ![A door](picture-2 =40%)')
  await expect.element(page.getByText('Picture 2 · medium')).toBeVisible()
  await question().fill('What is this?\n\n![A wall](picture-1 =50%)\n\nName it. ![A door](picture-2)')
  const rows = page.getByRole('list', { name: 'Pictures in this text' }).getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent(/A wall.*Picture 1 · medium/)
  await expect.element(rows.nth(1)).toMatchTextContent(/A door.*Picture 2/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Remove picture 1: A wall' }).click()
  await expect.element(question()).toHaveValue('What is this?\n\nName it. ![A door](picture-2)')
  await expect.element(question()).toHaveFocus()
  await page.getByRole('button', { name: 'Remove picture 2: A door' }).click()
  await expect.element(question()).toHaveValue('What is this?\n\nName it. ')
  await expect.element(rows).not.toBeInTheDocument()
})

test.each([
  [360, 740, 'dark'],
  [1280, 720, 'light'],
] as const)(
  'at %i the small picture of a row opens in full by a press or by the keyboard',
  async (width, height, theme) => {
    await page.viewport(width, height)
    const file = await screenshot(1_600, 1_200)
    const reader = new FileReader()
    const address = await new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result))
      reader.readAsDataURL(file)
    })
    holdPictures({ [id]: address })
    await openForm(theme)
    await question().fill(`What is this?\n\n![A wall](file:${id} =50%)`)
    const thumb = page.getByRole('button', { name: 'Show picture 1: A wall' })
    const shown = page.getByRole('dialog', { name: 'Picture 1: A wall' })
    await thumb.click()
    const large = shown.getByRole('img', { name: 'A wall' })
    await expect.poll(() => (large.element() as HTMLImageElement).naturalWidth).toBe(1_600)
    const box = large.element().getBoundingClientRect()
    // All of it, in its shape, as large as there is room.
    expect(Math.abs(box.width / box.height - 4 / 3)).toBeLessThan(0.02)
    expect(box.width).toBeGreaterThan(width === 360 ? 280 : 640)
    expect([box.left >= 0, box.right <= width, box.top >= 0, box.bottom <= height]).toEqual(new Array(4).fill(true))
    await expectAccessible()
    await expectReadable()
    await userEvent.keyboard('{Escape}')
    await expect.element(shown).not.toBeInTheDocument()
    await expect.element(thumb).toHaveFocus()
    // The form below stays as it was.
    await expect.element(page.getByRole('dialog', { name: 'Add New Question' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await shown.getByRole('button', { name: 'Close' }).click()
    await expect.element(thumb).toHaveFocus()
    await expect.element(question()).toHaveValue('What is this?\n\n![A wall](picture-1 =50%)')
    holdPictures({})
    await page.viewport(1280, 800)
  },
)
