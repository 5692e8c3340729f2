import { createProcedureUtils } from '@orpc/tanstack-query'
import { beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { type Columns, exportOf } from '../src/platform/list/data-columns.tsx'
import { DataTable } from '../src/platform/list/data-table.tsx'
import { ListPage } from '../src/platform/list/list-page.tsx'
import { asc, desc, type ListSpec, oneOf } from '../src/platform/list/list-spec.ts'
import { RowSheet } from '../src/platform/list/row-sheet.tsx'
import { type ListCall, useList } from '../src/platform/list/use-list.ts'
import type { Order } from '../src/platform/list-input.ts'
import { BackToList, useAddressSearch, usePath } from '../src/platform/navigation.tsx'
import { EmptySheet } from '../src/platform/ui/empty-sheet.tsx'

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

export const manyBooks: Book[] = Array.from({ length: 120 }, (_, place) => ({
  id: `book-${place + 1}`,
  name: `Book ${String(place + 1).padStart(3, '0')}`,
  pages: (place * 37) % 400,
  shelf: place % 2 === 0 ? 'east' : 'west',
}))

/** What the library has, many only where pages are turned; what it was asked, how it answers, and what was done. */
export const library: {
  books: Book[]
  asked: BookInput[]
  answer: (input: BookInput) => BookPage | Promise<BookPage>
  done: string[]
} = { books: [], asked: [], answer: pageOf, done: [] }

export function pageOf({
  cursor = '0',
  search = '',
  sort = 'name',
  order = 'asc',
  size = 50,
  shelf,
}: BookInput): BookPage {
  const found = library.books
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
    library.asked.push(input)
    return await library.answer(input)
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

export function Books() {
  const list = useList(listBooks, spec)
  const [address] = useAddressSearch()
  return (
    <ListPage
      list={list}
      title="Books"
      search="Search by name"
      add={{ label: 'Add Book', onClick: () => library.done.push('add') }}
      ways={[
        { page: { to: '/changes' }, label: 'Loans', icon: null },
        { page: { to: '/exams' }, label: 'Readers', icon: null },
      ]}
      exported={exportOf(spec, columns)}
    >
      <DataTable
        list={list}
        caption="Books"
        columns={columns}
        menu={({ name }) => [
          { label: 'Edit', onClick: () => library.done.push(`edit ${name}`) },
          { label: 'Delete', onClick: () => library.done.push(`delete ${name}`), isDanger: true },
        ]}
        bulk={[{ label: 'Move', run: (ids) => library.done.push(`move ${ids.length}`) }]}
        empty={<EmptySheet title="No books yet">Add the first one.</EmptySheet>}
      />
      <output aria-label="Address">{JSON.stringify(address)}</output>
    </ListPage>
  )
}

/** Which rows were drawn, each time one was. */
export const drawn: string[] = []
const drawBook = ({ name }: Book) => {
  drawn.push(name)
  return <article>{name}</article>
}

/** The same list as rows without a head. */
export function BookRows() {
  const list = useList(listBooks, spec)
  return (
    <ListPage list={list} title="Books" search="Search by name" hasSortChoice>
      <RowSheet
        list={list}
        caption="Books"
        draw={drawBook}
        said="By their names"
        empty={<EmptySheet title="No books yet">Add the first one.</EmptySheet>}
      />
    </ListPage>
  )
}

/** The list, and beside it one record with the way back. */
export function Library() {
  return usePath() === '/profile' ? <BackToList to="/">Back to books</BackToList> : <Books />
}

export const search = () => page.getByRole('searchbox', { name: 'Search by name' })
export const shelf = () => page.getByRole('combobox', { name: 'Shelf' })
export const firstRow = () => document.querySelector('tbody tr')?.getBoundingClientRect()
export const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((one) => one.querySelector('td:nth-child(2) a')?.textContent)
export const head = (name: string) => page.getByRole('columnheader', { name })
export const address = () => page.getByLabelText('Address')
export const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
export const shown = async (count: number) => await expect.poll(() => names().length).toBe(count)

/** Before each test: a library of six, asked nothing yet. */
export function newLibrary(): void {
  beforeEach(() => {
    Object.assign(library, { books: manyBooks.slice(0, 6), asked: [], answer: pageOf, done: [] })
    localStorage.clear()
  })
}
