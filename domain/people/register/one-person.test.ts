import { expect, test } from 'vitest'
import { mayBeOnePerson } from './one-person.ts'

test.each([
  ['the same name', 'Amina Example', 'Amina Example', true],
  ['another order, case and a comma', 'Amina Example', 'EXAMPLE, amina', true],
  ['marks left out', 'Adéṣọlá Example', 'Adesola Specimen', true],
  ['a name after marriage', 'Amina Example', 'Amina Specimen', true],
  ['a surname alone', 'Example', 'Amina Example', true],
  ['initials alone, written the same', 'A. B.', 'b a', true],
  ['no name in the file', '', 'Amina Example', true],
  ['no word of letters in the file', '-', 'Amina Example', true],
  ['no name in the record', 'Amina Example', '', true],
  ['altogether another name', 'Peter Okoro', 'Amina Example', false],
  ['an initial that is the same', 'A. Okoro', 'A. Example', false],
  ['a title that is the same', 'Mrs. Ada Okoro', 'Mrs Amina Example', false],
  ['a part of a word', 'Ann Okoro', 'Annabel Example', false],
])('%s', (_name, one, other, isOne) => {
  expect([mayBeOnePerson(one, other), mayBeOnePerson(other, one)]).toEqual([isOne, isOne])
})
