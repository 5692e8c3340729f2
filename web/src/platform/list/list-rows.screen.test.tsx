import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import {
  address,
  BookRows,
  Books,
  drawn,
  firstRow,
  head,
  library,
  manyBooks,
  names,
  newLibrary,
  pageOf,
  search,
  shelf,
  shown,
} from '../../../test/books.tsx'
import { refusal, showScreen } from '../../../test/screen.tsx'

newLibrary()

describe('what is shown', () => {
  test('rows, how many there are in all, and which of them these are', async () => {
    await showScreen(Books)
    await shown(6)
    await expect.element(page.getByText('1–6 of 6')).toBeVisible()
    await expectAccessible({ isStrict: true })
  })

  test('a row is one line of 44 px', async () => {
    await showScreen(Books)
    await shown(6)
    expect(firstRow()?.height).toBe(44)
  })

  test('that it is on its way, then why it did not come, then what came at a second try', async () => {
    let fail = () => {}
    library.answer = () => new Promise((_resolve, reject) => (fail = () => reject(refusal('UNAVAILABLE'))))
    await showScreen(Books)
    await expect.element(page.getByText('Loading books...')).toBeInTheDocument()
    fail()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/try again/)
    library.answer = pageOf
    await page.getByRole('button', { name: 'Try again' }).click()
    await shown(6)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('what to do where there is nothing at all', async () => {
    library.answer = () => ({ items: [], nextCursor: null, total: 0 })
    await showScreen(Books)
    await expect.element(page.getByText('No books yet')).toBeVisible()
    await expectAccessible({ isStrict: true })
  })
})

describe('narrowing and sorting', () => {
  test('what is typed is searched for and stays out of the address; while it is looked for, the old rows are marked', async () => {
    await showScreen(Books)
    await shown(6)
    let release = () => {}
    library.answer = (input) => new Promise((resolve) => (release = () => resolve(pageOf(input))))
    await search().fill('Book 006')
    await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBe(null)
    await expect.poll(() => library.asked.at(-1)?.search).toBe('Book 006')
    release()
    await shown(1)
    expect(document.querySelector('[aria-busy=true]')).toBe(null)
    await expect.element(address()).toMatchTextContent('{}')
  })

  test('a filter stands in the address and is remembered on the device for this person', async () => {
    await showScreen(Books)
    await shelf().selectOptions('West')
    await expect.poll(() => names()[0]).toBe('Book 002')
    await expect.element(address()).toMatchTextContent('{"shelf":"west"}')
    await showScreen(Books)
    await expect.poll(() => names()[0]).toBe('Book 002')
    await expect.element(shelf()).toHaveValue('west')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => names()[0]).toBe('Book 001')
    await expect.element(address()).toMatchTextContent('{}')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('cbt_list'))).toEqual([])
  })

  test('an address says filter and sort; what means nothing in it is left out', async () => {
    await showScreen(Books, { at: '/?shelf=west&sort=pages&order=up&shoe=9' })
    await shown(3)
    expect(library.asked[0]).toMatchObject({ shelf: 'west', sort: 'pages', order: 'desc' })
    expect(library.asked[0]).not.toHaveProperty('shoe')
    await showScreen(Books, { at: '/?shelf=north&sort=colour' })
    await shown(6)
    expect(library.asked.at(-1)).toMatchObject({ sort: 'name', order: 'asc' })
    expect(library.asked.at(-1)).not.toHaveProperty('shelf')
  })

  test('where nothing matches it says so, and Clear brings everything back', async () => {
    await showScreen(Books)
    await search().fill('shoe')
    await expect.element(page.getByText('No books found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).last().click()
    await shown(6)
    await expect.element(search()).toHaveValue('')
  })

  test('a head sorts, and once more turns it round; one that the contract cannot sort is no button', async () => {
    await showScreen(Books)
    await expect.element(head('Book')).toHaveAttribute('aria-sort', 'ascending')
    await head('Pages').getByRole('button').click()
    await expect.element(head('Pages')).toHaveAttribute('aria-sort', 'descending')
    await expect.element(head('Book')).not.toHaveAttribute('aria-sort')
    await expect.element(address()).toMatchTextContent('{"sort":"pages"}')
    await head('Pages').getByRole('button').click()
    await expect.element(head('Pages')).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => names()[0]).toBe('Book 001')
    await expect.element(head('Shelf').getByRole('button')).not.toBeInTheDocument()
  })
})

describe('rows without a head', () => {
  test('sixty are drawn once: a key in the search draws none of them again', async () => {
    Object.assign(library, {
      books: manyBooks.slice(0, 60),
      answer: () => ({ items: library.books, nextCursor: null, total: 60 }),
    })
    drawn.length = 0
    await showScreen(BookRows)
    await expect.poll(() => page.getByRole('article').elements().length).toBe(60)
    await expect.element(page.getByText('By their names')).toBeVisible()
    expect(drawn.length).toBe(60)
    await search().fill('Book')
    await expect.poll(() => library.asked.at(-1)?.search).toBe('Book')
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBe(null)
    expect(drawn.length).toBe(60)
    await expectAccessible({ isStrict: true })
  })
})
