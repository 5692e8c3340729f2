import { createProcedureUtils } from '@orpc/tanstack-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { BackToList, useAddressSearch, usePath } from '../navigation.tsx'
import { EmptySheet } from '../ui/empty-sheet.tsx'
import { type Columns, DataTable, exportOf } from './data-table.tsx'
import { ListPage } from './list-page.tsx'
import { asc, desc, type ListSpec, type Order, oneOf } from './list-spec.ts'
import { type ListCall, useList } from './use-list.ts'

// A list of the kit's own, over rows made up here: what every list of the product then does by itself.
type Book = { id: string; name: string; pages: number; shelf: string }
type BookInput = {
  cursor?: string
  search?: string
  sort?: 'name' | 'pages'
  order?: Order
  size?: number
  shelf?: string
}
type BookPage = { items: Book[]; nextCursor: string | null; total: number | null }

const manyBooks: Book[] = Array.from({ length: 120 }, (_, place) => ({
  id: `book-${place + 1}`,
  name: `Book ${String(place + 1).padStart(3, '0')}`,
  pages: (place * 37) % 400,
  shelf: place % 2 === 0 ? 'east' : 'west',
}))

/** What the library has; many only where pages are turned. */
let books: Book[]
let asked: BookInput[]
let answer: (input: BookInput) => BookPage | Promise<BookPage>

function pageOf({ cursor = '0', search = '', sort = 'name', order = 'asc', size = 50, shelf }: BookInput): BookPage {
  const found = books
    .filter((book) => book.name.includes(search) && (shelf === undefined || book.shelf === shelf))
    .sort((one, other) => (sort === 'pages' ? one.pages - other.pages : one.name < other.name ? -1 : 1))
  if (order === 'desc') found.reverse()
  const from = Number(cursor)
  const isMore = found.length > from + size
  return {
    items: found.slice(from, from + size),
    nextCursor: isMore ? String(from + size) : null,
    total: from === 0 ? found.length : null,
  }
}

const listBooks: ListCall<BookInput, Book> = createProcedureUtils(
  async (input) => {
    asked.push(input)
    return await answer(input)
  },
  { path: ['library', 'listBooks'] },
)

const spec: ListSpec<BookInput, Book> = {
  nouns: ['book', 'books'],
  nameOf: ({ name }) => name,
  filters: { shelf: oneOf('Shelf', { east: 'East', west: 'West' }) },
  kept: ['shelf'],
  sorts: { name: asc('Name'), pages: desc('Pages') },
}

const columns: Columns<BookInput, Book> = {
  title: { header: 'Book', sort: 'name', page: () => ({ to: '/profile' }), line: ({ shelf }) => shelf },
  others: [
    { header: 'Shelf', cell: ({ shelf }) => shelf, width: '20%' },
    { header: 'Pages', sort: 'pages', value: ({ pages }) => pages, isNumeric: true, isKept: true },
  ],
}

let done: string[]

function Books() {
  const list = useList(listBooks, spec)
  const [address] = useAddressSearch()
  return (
    <ListPage
      list={list}
      title="Books"
      search="Search by name"
      add={{ label: 'Add Book', onClick: () => done.push('add') }}
      exported={exportOf(spec, columns)}
    >
      <DataTable
        list={list}
        caption="Books"
        columns={columns}
        menu={({ name }) => [
          { label: 'Edit', onClick: () => done.push(`edit ${name}`) },
          { label: 'Delete', onClick: () => done.push(`delete ${name}`), isDanger: true },
        ]}
        bulk={[{ label: 'Move', run: (ids) => done.push(`move ${ids.length}`) }]}
        empty={<EmptySheet title="No books yet">Add the first one.</EmptySheet>}
      />
      <output aria-label="Address">{JSON.stringify(address)}</output>
    </ListPage>
  )
}

/** The list, and beside it one record with the way back. */
function Library() {
  return usePath() === '/profile' ? <BackToList to="/">Back to books</BackToList> : <Books />
}

const search = () => page.getByRole('searchbox', { name: 'Search by name' })
const shelf = () => page.getByRole('combobox', { name: 'Shelf' })
const firstRow = () => document.querySelector('tbody tr')?.getBoundingClientRect()
const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((one) => one.querySelector('td:nth-child(2) a')?.textContent)
const head = (name: string) => page.getByRole('columnheader', { name })
const address = () => page.getByLabelText('Address')
const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const shown = async (count: number) => await expect.poll(() => names().length).toBe(count)

beforeEach(() => {
  books = manyBooks.slice(0, 6)
  asked = []
  done = []
  answer = pageOf
  localStorage.clear()
})

describe('what is shown', () => {
  test('rows, how many there are in all, and which of them these are', async () => {
    await showScreen(Books)
    await shown(6)
    await expect.element(page.getByText('1–6 of 6')).toBeVisible()
    await expectAccessible()
  })

  test('it reads in the dark, too, and with rows selected', async () => {
    await showScreen(Books, { theme: 'dark' })
    await shown(6)
    await select('Book 001').click({ force: true })
    await expect.element(page.getByRole('button', { name: 'Move' })).toBeVisible()
    await expectReadable()
  })

  test('a row is one line of 44 px', async () => {
    await showScreen(Books)
    await shown(6)
    expect(firstRow()?.height).toBe(44)
  })

  test('that it is on its way, then why it did not come, then what came at a second try', async () => {
    let fail = () => {}
    answer = () => new Promise((_resolve, reject) => (fail = () => reject(refusal('UNAVAILABLE'))))
    await showScreen(Books)
    await expect.element(page.getByText('Loading books...')).toBeInTheDocument()
    fail()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/try again/)
    answer = pageOf
    await page.getByRole('button', { name: 'Try again' }).click()
    await shown(6)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('what to do where there is nothing at all', async () => {
    answer = () => ({ items: [], nextCursor: null, total: 0 })
    await showScreen(Books)
    await expect.element(page.getByText('No books yet')).toBeVisible()
    await expectAccessible()
  })
})

describe('narrowing and sorting', () => {
  test('what is typed is searched for and stays out of the address; while it is looked for, the old rows are marked', async () => {
    await showScreen(Books)
    await shown(6)
    let release = () => {}
    answer = (input) => new Promise((resolve) => (release = () => resolve(pageOf(input))))
    await search().fill('Book 006')
    await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBe(null)
    await expect.poll(() => asked.at(-1)?.search).toBe('Book 006')
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
    expect(asked[0]).toMatchObject({ shelf: 'west', sort: 'pages', order: 'desc' })
    expect(asked[0]).not.toHaveProperty('shoe')
    await showScreen(Books, { at: '/?shelf=north&sort=colour' })
    await shown(6)
    expect(asked.at(-1)).toMatchObject({ sort: 'name', order: 'asc' })
    expect(asked.at(-1)).not.toHaveProperty('shelf')
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

describe('pages and the selection', () => {
  beforeEach(() => {
    books = manyBooks
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

  test('rows stay selected from page to page, and fall when the search changes', async () => {
    await showScreen(Books)
    await select('Book 001').click({ force: true })
    await page.getByRole('button', { name: 'Next page' }).click()
    await select('Book 051').click({ force: true })
    await expect.element(page.getByText('2 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Move' }).click()
    expect(done).toEqual(['move 2'])
    await search().fill('Book 05')
    await shown(10)
    await expect.element(page.getByText('selected')).not.toBeInTheDocument()
  })

  test('who opens a record and goes back is where they were, with what was typed and selected', async () => {
    await showScreen(Library)
    await search().fill('Book')
    await expect.poll(() => asked.at(-1)?.search).toBe('Book')
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
    expect(asked.at(-1)).toMatchObject({ size: 500, shelf: 'east' })
    expect(asked.at(-1), 'selecting takes nothing away').not.toHaveProperty('purpose')
    await page.getByRole('button', { name: 'Clear' }).last().click()
    await expect.element(page.getByText('selected')).not.toBeInTheDocument()
  })
})

test('what is still being selected when the search changes is not selected any more', async () => {
  books = manyBooks
  await showScreen(Books)
  await select('Book 001').click({ force: true })
  let arrive: (() => void) | undefined
  answer = async (input) => {
    if (input.size === 500)
      await new Promise<void>((go) => {
        arrive = go
      })
    return pageOf(input)
  }
  await page.getByRole('button', { name: 'Select all 120' }).click()
  await expect.poll(() => asked.at(-1)?.size).toBe(500)
  await search().fill('Book 05')
  await shown(10)
  arrive?.()
  await select('Book 050').click({ force: true })
  await expect.element(page.getByText('1 selected')).toBeVisible()
})

describe('the acts on a row', () => {
  const actions = (name: string) => page.getByRole('button', { name: `Actions for ${name}` })

  test('by keyboard: Enter opens, arrows move, Escape leaves, and the button has the keyboard again', async () => {
    await showScreen(Books)
    await shown(6)
    actions('Book 002').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await expectAccessible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(actions('Book 002')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(done).toEqual(['delete Book 002'])
  })

  test('a press beside it closes it and does nothing', async () => {
    await showScreen(Books)
    await actions('Book 001').click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    expect(done).toEqual([])
  })
})

describe('the file', () => {
  test('holds what is listed, in its order, all of it, whatever page is shown', async () => {
    books = manyBooks
    const saved: Blob[] = []
    const { createObjectURL } = URL
    URL.createObjectURL = (file: Blob) => {
      saved.push(file)
      return 'data:,'
    }
    try {
      await showScreen(Books, { at: '/?shelf=east&sort=pages' })
      await shown(50)
      await page.getByRole('button', { name: 'Export books' }).click()
      await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
      await expect.element(page.getByText('60 exported')).toBeVisible()
      expect(asked.at(-1)).toMatchObject({ size: 500, purpose: 'export' })
      const whole = pageOf({ shelf: 'east', sort: 'pages', order: 'desc', size: 500 }).items
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.arrayBuffer())
      expect(text).toBe(`\uFEFFBook,Pages\r\n${whole.map(({ name, pages }) => `${name},${pages}\r\n`).join('')}`)
      await page.getByRole('button', { name: 'Export books' }).click()
      await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
      await expect.poll(() => saved.length).toBe(2)
      // A workbook is a ZIP.
      expect([...new Uint8Array((await saved[1]?.arrayBuffer()) ?? new ArrayBuffer(0)).slice(0, 2)]).toEqual([80, 75])
    } finally {
      URL.createObjectURL = createObjectURL
    }
  })
})

describe('on a phone', () => {
  test('a row keeps name, one line, one figure and its menu; filters and sort open from below', async () => {
    await page.viewport(360, 740)
    try {
      await showScreen(Books)
      await shown(6)
      expect(firstRow()?.height).toBeLessThanOrEqual(61)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
      await page.getByRole('button', { name: 'Filter and sort' }).click()
      const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
      await sheet.getByRole('combobox', { name: 'Shelf' }).selectOptions('West')
      await sheet.getByRole('combobox', { name: 'Sort by' }).selectOptions('Pages')
      await expectAccessible()
      await sheet.getByRole('button', { name: 'Show 3' }).click()
      await expect.poll(() => names()[0]).toBe(pageOf({ shelf: 'west', sort: 'pages', order: 'desc' }).items[0]?.name)
      await page.getByRole('button', { name: 'Add Book' }).click()
      expect(done).toEqual(['add'])
    } finally {
      await page.viewport(1280, 800)
    }
  })
})
