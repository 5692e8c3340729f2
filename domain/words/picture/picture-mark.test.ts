import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureAt, picturesIn, withoutPictures, writePicture } from './picture-mark.ts'

const id = '018f3c2a-0000-7000-8000-00000000000a'
const other = '018f3c2a-0000-7000-8000-00000000000b'

test.each([
  ['by itself', `![A cell](file:${id})`, { id, alt: 'A cell', width: null }],
  ['with a width', `![A cell](file:${id} =60%)`, { id, alt: 'A cell', width: 60 }],
  ['that only decorates', `![](file:${id} =100%)`, { id, alt: '', width: 100 }],
])('the mark of a picture %s', (_what, text, picture) => {
  expect(pictureAt(text, 0)).toEqual({ picture, end: text.length })
  expect(writePicture(picture)).toBe(text)
})

test.each([
  ['a picture of elsewhere', '![a](https://example.com/a.png)'],
  ['a script', `![a](javascript:alert(1))`],
  ['an id that is none', '![a](file:../../etc/passwd)'],
  ['a width of nothing', `![a](file:${id} =00%)`],
  ['wider than the text', `![a](file:${id} =101%)`],
  ['words over two lines', `![a\nb](file:${id})`],
])('%s is ordinary text', (_what, text) => {
  expect(pictureAt(text, 0)).toBeNull()
  expect(picturesIn([text])).toEqual([])
})

test('a question names its pictures, each once, wherever they stand', () => {
  const text = `Look at ![a](file:${id}) and ![b](file:${other} =50%), then again ![c](file:${id}).`
  expect(picturesIn([text, `![d](file:${other})`])).toEqual([id, other])
})

test('whatever the words for a picture are, it is read back with them', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.integer({ min: 10, max: 100 })), (alt, width) => {
      const text = writePicture({ id, alt, width })
      const found = pictureAt(text, 0)
      expect([found?.picture.id, found?.picture.width, found?.end]).toEqual([id, width, text.length])
      expect(writePicture(found?.picture ?? { id: '', alt: '', width: null })).toBe(text)
    }),
  )
})

test('a picture reads as its words', () => {
  expect(withoutPictures(`Name the part. ${writePicture({ id, alt: 'A leaf', width: 60 })}`)).toBe(
    'Name the part. A leaf',
  )
  expect(withoutPictures('![a](http://elsewhere)')).toBe('![a](http://elsewhere)')
})
