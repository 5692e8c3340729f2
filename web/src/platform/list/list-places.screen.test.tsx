import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  Books,
  head,
  Library,
  library,
  manyBooks,
  names,
  newLibrary,
  pageOf,
  search,
  select,
  shown,
} from '../../../test/books.tsx'
import { refusal, showScreen } from '../../../test/screen.tsx'

newLibrary()

describe('pages and the selection', () => {
  beforeEach(() => {
    library.books = manyBooks
  })

  test('forth and back through pages; a sort begins at the first again', async () => {
    await showScreen(Books)
    const next = page.getByRole('button', { name: 'Next page' })
    await next.click()
    await expect.element(page.getByText('51–100 of 120')).toBeVisible()
    await next.click()
    await expect.element(page.getByText('101–120 of 120')).toBeVisible()
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect.element(page.getByText('51–100 of 120')).toBeVisible()
    await head('Pages').getByRole('button').click()
    await expect.element(page.getByText('1–50 of 120')).toBeVisible()
  })

  test('the page stands in the address, and whoever loads that finds it again, whatever page it is', async () => {
    await showScreen(Books)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(address()).toMatchTextContent('{"page":"2"}')
    await head('Pages').getByRole('button').click()
    await expect.element(address()).toMatchTextContent('{"sort":"pages"}')
    library.asked = []
    await showScreen(Books, { at: '/?sort=pages&page=3' })
    await expect.element(page.getByText('101–120 of 120')).toBeVisible()
    expect(library.asked.filter(({ size }) => size === 100)).toHaveLength(1)
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect.element(page.getByText('51–100 of 120')).toBeVisible()
    const second = pageOf({ sort: 'pages', order: 'desc', cursor: '50' }).items
    expect(names()[0]).toBe(second[0]?.name)
    await showScreen(Books, { at: '/?page=99' })
    await expect.element(page.getByText('101–120 of 120')).toBeVisible()
    await expect.element(address()).toMatchTextContent('{"page":"3"}')
    for (const at of ['/?page=0', '/?page=two', '/?page=-1']) {
      await showScreen(Books, { at })
      await expect.element(page.getByText('1–50 of 120')).toBeVisible()
    }
  })

  test('the page of a search is in no address: a reload begins at the beginning', async () => {
    await showScreen(Books, { at: '/?page=2' })
    await expect.element(page.getByText('51–100 of 120')).toBeVisible()
    await search().fill('Book')
    await expect.element(page.getByText('1–50 of 120')).toBeVisible()
    await expect.poll(() => library.asked.at(-1)?.search).toBe('Book')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(page.getByText('51–100 of 120')).toBeVisible()
    await expect.element(address()).toMatchTextContent('{}')
  })

  test('a page that could not be found says why, and is looked for again', async () => {
    let isDown = true
    library.answer = (input) => {
      if (isDown && input.size === 100) throw refusal('UNAVAILABLE')
      return pageOf(input)
    }
    await showScreen(Books, { at: '/?page=3' })
    await expect.element(page.getByRole('alert')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('101–120 of 120')).toBeVisible()
  })

  test('rows stay selected from page to page, and fall when the search changes', async () => {
    await showScreen(Books)
    await select('Book 001').click({ force: true })
    await page.getByRole('button', { name: 'Next page' }).click()
    await select('Book 051').click({ force: true })
    await expect.element(page.getByText('2 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Move' }).click()
    expect(library.done).toEqual(['move 2'])
    await search().fill('Book 05')
    await shown(10)
    await expect.element(page.getByText('selected')).not.toBeInTheDocument()
  })

  test('who opens a record and goes back is where they were, with what was typed and selected', async () => {
    await showScreen(Library)
    await search().fill('Book')
    await expect.poll(() => library.asked.at(-1)?.search).toBe('Book')
    await page.getByRole('button', { name: 'Next page' }).click()
    await select('Book 051').click({ force: true })
    await page.getByRole('link', { name: 'Book 052' }).click()
    await page.getByRole('link', { name: 'Back to books' }).click()
    await expect.element(page.getByText('51–100 of 120')).toBeVisible()
    await expect.element(search()).toHaveValue('Book')
    await expect.element(page.getByText('1 selected')).toBeVisible()
  })

  test('the head selects the page, the foot everything that matches', async () => {
    await showScreen(Books, { at: '/?shelf=east' })
    await page.getByRole('checkbox', { name: 'Select all books on this page' }).click({ force: true })
    await expect.element(page.getByText('50 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Select all 60' }).click()
    await expect.element(page.getByText('60 selected')).toBeVisible()
    expect(library.asked.at(-1)).toMatchObject({ size: 500, shelf: 'east' })
    expect(library.asked.at(-1), 'selecting takes nothing away').not.toHaveProperty('purpose')
    await page.getByRole('button', { name: 'Clear' }).last().click()
    await expect.element(page.getByText('selected')).not.toBeInTheDocument()
  })
})

test('what is still being selected when the search changes is not selected any more', async () => {
  library.books = manyBooks
  await showScreen(Books)
  await select('Book 001').click({ force: true })
  let arrive: (() => void) | undefined
  library.answer = async (input) => {
    if (input.size === 500)
      await new Promise<void>((go) => {
        arrive = go
      })
    return pageOf(input)
  }
  await page.getByRole('button', { name: 'Select all 120' }).click()
  await expect.poll(() => library.asked.at(-1)?.size).toBe(500)
  await search().fill('Book 05')
  await shown(10)
  arrive?.()
  await select('Book 050').click({ force: true })
  await expect.element(page.getByText('1 selected')).toBeVisible()
})
