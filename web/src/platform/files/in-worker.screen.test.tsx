import { expect, test, vi } from 'vitest'
import { FileFailure } from './in-worker.ts'
import { readPastedTables, readTablesIn } from './read-tables.ts'

test('stopped while the file itself was being read, no worker is started', async () => {
  const started = vi.spyOn(Worker.prototype, 'postMessage')
  const stopping = new AbortController()
  stopping.abort()
  await expect(readPastedTables('Why?', stopping.signal)).rejects.toThrow(FileFailure)
  expect(started).not.toHaveBeenCalled()
  started.mockRestore()
})

test('the worker reads a file, called like its class, and cells that were pasted', async () => {
  const read = await readTablesIn(new File(['Name;Sex\nObi, Ada;F\n'], 'SS2B.csv'))
  const pasted = await readPastedTables('Name\tSex\nObi, Ada\tF')
  expect([read, pasted].map(({ tables }) => tables.map(({ name }) => name))).toEqual([['SS2B'], [null]])
  for (const { tables } of [read, pasted]) {
    expect(tables[0]?.rows.map(({ cells }) => [...cells.values()].map(({ text }) => text))).toEqual([
      ['Name', 'Sex'],
      ['Obi, Ada', 'F'],
    ])
  }
})

test('a file that holds no table says so', async () => {
  await expect(readTablesIn(new File(['%PDF-1.7'], 'list.csv'))).rejects.toThrow('A PDF holds a picture of the list')
})
