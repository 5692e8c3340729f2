import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

/** What only asks; a dialog in which something is typed or chosen is a FormDialog, an ActForm or a ConfirmWithFields. */
const asking = new Set(['ConfirmDialog', 'ConfirmAction'])
const field = /^(?:input|select|textarea|Radio.*|.*(?:Input|Select|Textarea|Checkbox|Switch|Picker|Fields?|Control))$/

/** The fields that stand in a dialog that only asks. */
function fieldsIn(file: string, text: string): string[] {
  const found: string[] = []
  const dialogs: string[] = []
  const nameOf = (name: { start: number; end: number }) => text.slice(name.start, name.end)
  new Visitor({
    JSXElement: ({ openingElement }) => {
      const name = nameOf(openingElement.name)
      const [dialog] = dialogs
      if (asking.has(name)) dialogs.unshift(name)
      else if (dialog !== undefined && field.test(name)) found.push(`${file}: ${name} in ${dialog}`)
    },
    'JSXElement:exit': ({ openingElement }) => {
      if (asking.has(nameOf(openingElement.name))) dialogs.shift()
    },
  }).visit(parseSync(file, text).program)
  return found
}

test('a field in a dialog that only asks is found', () => {
  const asks = (inside: string) => `const dialog = <ConfirmDialog isOpen><div>${inside}</div></ConfirmDialog>`
  expect(fieldsIn('a.tsx', asks('<p>Sure?</p>'))).toEqual([])
  expect(fieldsIn('a.tsx', asks('<DateInput />'))).toEqual(['a.tsx: DateInput in ConfirmDialog'])
  expect(fieldsIn('a.tsx', asks('{isOpen && <Radio.Group />}'))).toEqual(['a.tsx: Radio.Group in ConfirmDialog'])
  expect(fieldsIn('a.tsx', `${asks('')}; const other = <textarea />`)).toEqual([])
})

test('fields stand only in dialogs that say whether something typed would be lost', () => {
  const files = execFileSync('git', ['ls-files', 'web/src/*.tsx'], { encoding: 'utf8' }).trim().split('\n')
  const screens = files.filter((file) => !file.includes('.test.'))
  expect(screens.length).toBeGreaterThan(300)
  expect(screens.flatMap((file) => fieldsIn(file, readFileSync(file, 'utf8')))).toEqual([])
})
