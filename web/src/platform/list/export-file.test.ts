import { strFromU8, unzipSync } from 'fflate/browser'
import { expect, test } from 'vitest'
import { exportFile } from './export-file.ts'

test('words that every object of JavaScript knows are in a workbook as they were typed', async () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'Ada_x0041_', 'Ụ̀lọ́ma', 'Lost \uFFFD']
  const file = await exportFile('xlsx', [['Name', 'Count'], ...names.map((name) => [name, 2])])
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const strings = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array())
  const shared = [...strings.matchAll(/<si><t[^>]*>(.*?)<\/t><\/si>/gs)].map(([, text = '']) => text)
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const read = [...sheet.matchAll(/ t="s"[^>]*><v>(.*?)<\/v>/g)].map(([, place]) => shared[Number(place)])
  const asExcel = (text = '') =>
    text.replaceAll(/_x([\dA-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  expect(read.map(asExcel)).toEqual(['Name', 'Count', ...names])
})
