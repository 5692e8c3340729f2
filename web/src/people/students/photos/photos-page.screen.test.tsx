import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../../test/screen.tsx'
import { ada, ids, ngozi } from '../../../../test/students.ts'
import PhotosPage from './photos-page.tsx'

/** How a JPEG begins. */
const jpeg = '\u00ff\u00d8\u00ff'

const musa = { ...ada, id: ids(3), name: 'Musa Bello', studentNumber: 'GC-2', photoId: null }
const tola = { ...ada, id: ids(4), name: 'Tola Ojo', studentNumber: 'GC/4', photoId: ids(90) }
const bola = { ...ada, id: ids(5), name: 'Bola Ade', studentNumber: 'GC/5' }
const students = [ngozi, ada, musa, tola, bola]

async function pictureFile(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 90
  canvas.height = 120
  canvas.getContext('2d')?.fillRect(9, 9, 40, 40)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob ?? ''], name, { type: 'image/jpeg' })
}

type SetPhoto = NonNullable<NonNullable<Answers['people']>['setPhoto']>

/** Students of whom two have IDs that are written alike; answers what was sent. */
async function showPage(names: readonly string[], setPhoto?: SetPhoto, theme: 'light' | 'dark' = 'light') {
  const sent: string[] = []
  await showScreen(PhotosPage, {
    theme,
    answers: {
      people: {
        listStudents: () => ({ items: students, nextCursor: null, total: students.length }),
        setPhoto: (input) => {
          const answer = setPhoto?.(input) ?? { photoId: ids(91) }
          sent.push(`${students.find(({ id }) => id === input.id)?.name} ${atob(input.data ?? '').startsWith(jpeg)}`)
          return answer
        },
      },
    },
  })
  const files = await Promise.all(names.map(pictureFile))
  await userEvent.upload(page.getByLabelText('Pictures of students'), [
    ...files,
    new File(['not a picture'], 'gc-1.jpeg', { type: 'image/jpeg' }),
  ])
  return sent
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const said = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeInTheDocument()
const status = (text: string) => expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument()

test('each file goes to whose ID it is named by, what is in doubt is asked, and all are sent small', async () => {
  const sent = await showPage(['GC-1.jpg', 'gc_2.JPG', 'GC4.png', 'gc 5.jpg', 'GC-5.jpg', 'Somebody.jpg'])
  await status('1 to add, 3 need you, 1 without a student, 1 not a picture, 1 with a photo already.')
  await said('This file could not be read as a picture. Choose a JPEG, PNG or WebP picture.')
  await said('No student has this ID or name. Choose whose photo it is.')
  await said('This student keeps the photo there is.')
  await said('gc 5.jpg is a photo of the same student. Leave one of the two out.')
  await expectAccessible()
  await page.getByRole('combobox', { name: 'Student of gc_2.JPG' }).selectOptions('Musa Bello · GC-2')
  await button('Leave out: gc 5.jpg').click()
  await page.getByRole('checkbox', { name: 'Replace the photo of 1 student who has one' }).click()
  await status('4 to add, 1 without a student, 1 not a picture, 1 left out.')
  expect(sent).toEqual([])
  await button('Add 4 photos').click()
  await status('4 added, 1 without a student, 1 not a picture, 1 left out.')
  expect(sent).toEqual(['Ngọzi Obi true', 'Musa Bello true', 'Tola Ojo true', 'Bola Ade true'])
  await expect.element(page.getByRole('link', { name: 'Open Students' })).toBeInTheDocument()
})

test('a file named by the student’s name is a guess, two of one name are asked about, and nobody’s is given to whoever is found', async () => {
  const sent = await showPage(['bello_MUSA.jpg', 'GC-5 Bola Ade.jpg', 'GC-4 Ngozi Obi.jpg', 'IMG_2026.jpg'])
  await status('2 to add, 1 needs you, 1 without a student, 1 not a picture.')
  await said('Guessed by the name. Please check.')
  await said(/^This file has the ID of one student but another name/)
  await button('By name 1').click()
  await button('Somebody else: bello_MUSA.jpg').click()
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Find the student' }).fill('ojo to')
  await expectAccessible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Tola Ojo/ })
    .click()
  await button(/^All /).click()
  await button('Choose the student: IMG_2026.jpg').click()
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Find the student' }).fill('nobody')
  await said('No student has this name or ID.')
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Find the student' }).fill('gc2')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ada Eze/ })
    .click()
  await page.getByRole('combobox', { name: 'Student of GC-4 Ngozi Obi.jpg' }).selectOptions('Ngọzi Obi · GC/1')
  await page.getByRole('checkbox', { name: /^Replace the photo/ }).click()
  await button('Add 4 photos').click()
  await status('4 added, 1 not a picture.')
  expect(sent.sort()).toEqual(['Ada Eze true', 'Bola Ade true', 'Ngọzi Obi true', 'Tola Ojo true'])
})

test('after a lost network it goes on by itself, and a photo that is refused keeps none of the others back', async () => {
  let isCutOff = true
  const sent = await showPage(
    ['GC-1.jpg', 'GC-4.jpg', 'GC-5.jpg'],
    ({ id }) => {
      if (isCutOff && id === bola.id) throw new TypeError('Failed to fetch')
      if (id === ngozi.id) throw refusal('UNKNOWN_PERSON')
      return { photoId: ids(91) }
    },
    'dark',
  )
  await page.viewport(360, 740)
  await button('Add 2 photos').click()
  await said(/^No network/)
  await said('Not added')
  await expectReadable()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  isCutOff = false
  window.dispatchEvent(new Event('online'))
  await status('1 added, 1 not added, 1 not a picture, 1 with a photo already.')
  expect(sent).toEqual(['Bola Ade true'])
  await button('Try the one that failed again').click()
  await expect.element(button('Add 1 photo')).toBeInTheDocument()
  await page.viewport(1280, 800)
})

test('adding can be stopped, and goes on where it was', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const sent = await showPage(['GC-1.jpg', 'GC-5.jpg'], async () => {
    await held
    return { photoId: ids(91) }
  })
  await button('Add 2 photos').click()
  await said('0 of 2')
  await button('Stop').click()
  letGo()
  await status('1 added, 1 to add, 1 not a picture.')
  await button('Add 1 photo').click()
  await status('2 added, 1 not a picture.')
  expect(sent).toHaveLength(2)
})

test('who cannot be asked whose they are is said, and the same files are tried again', async () => {
  let isDown = true
  await showScreen(PhotosPage, {
    answers: {
      people: {
        listStudents: () => {
          if (isDown) throw new TypeError('Failed to fetch')
          return { items: students, nextCursor: null, total: students.length }
        },
      },
    },
  })
  await userEvent.upload(page.getByLabelText('Pictures of students'), await pictureFile('gc-1.jpg'))
  await said(/^No network/)
  isDown = false
  await button('Try again').click()
  await status('1 to add.')
  await button('Choose other pictures').click()
  await expect.element(button('Choose pictures')).toBeInTheDocument()
})
