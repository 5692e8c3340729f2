import { expect, test } from 'vitest'
import { declareUnsaved, forgetUnsavedWork, unsavedWork } from './unsaved.ts'

const words = { title: 'Leave?', confirmLabel: 'Leave', text: 'It is lost.' }

test('what is unsaved is looked at in the moment somebody leaves', () => {
  let isDirty = false
  const form = { ...words, isUnsaved: () => isDirty }
  const takeBack = declareUnsaved(form)
  expect(unsavedWork()).toBeNull()
  isDirty = true
  expect(unsavedWork()).toBe(form)
  takeBack()
  expect(unsavedWork()).toBeNull()
})

test('whoever was asked and leaves is not asked again', () => {
  declareUnsaved({ ...words, isUnsaved: () => true })
  forgetUnsavedWork()
  expect(unsavedWork()).toBeNull()
})
