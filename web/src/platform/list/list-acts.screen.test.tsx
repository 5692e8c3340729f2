import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { Books, firstRow, library, manyBooks, names, newLibrary, pageOf, shown } from '../../../test/books.tsx'
import { showScreen } from '../../../test/screen.tsx'

newLibrary()

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
    expect(library.done).toEqual(['delete Book 002'])
  })

  test('a press beside it closes it and does nothing', async () => {
    await showScreen(Books)
    await actions('Book 001').click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    expect(library.done).toEqual([])
  })
})

describe('the file', () => {
  test('holds what is listed, in its order, all of it, whatever page is shown', async () => {
    library.books = manyBooks
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
      expect(library.asked.at(-1)).toMatchObject({ size: 500, purpose: 'export' })
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
      expect(library.done).toEqual(['add'])
    } finally {
      await page.viewport(1280, 800)
    }
  })

  test('what stands beside the title is behind one button where it does not fit', async () => {
    await showScreen(Books)
    await expect.element(page.getByRole('link', { name: 'Loans' })).toBeVisible()
    await page.viewport(360, 740)
    try {
      await showScreen(Books)
      await page.getByRole('button', { name: 'More', exact: true }).click()
      const items = page.getByRole('menuitem').elements()
      expect(items.map(({ textContent }) => textContent)).toEqual([
        ...['Loans', 'Readers', 'Export Excel (.xlsx)', 'Export CSV (.csv)'],
      ])
      await expectAccessible()
      await page.getByRole('menuitem', { name: 'Loans' }).click()
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    } finally {
      await page.viewport(1280, 800)
    }
  })
})
