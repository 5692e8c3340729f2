import { expect, test } from 'vitest'
import { mayBeOnePerson } from './one-person.ts'

test.each([
  ['the same name', 'Amina Example', 'Amina Example', true],
  ['another order, case and a comma', 'Amina Example', 'EXAMPLE, amina', true],
  ['marks left out', 'Adéṣọlá Example', 'Adesola Example', true],
  ['a shared surname and two first names', 'Amina Example', 'Ruth Example', false],
  ['a shared first name and two surnames', 'Amina Example', 'Amina Specimen', false],
  ['a surname added after marriage', 'Amina Example', 'Amina Example-Specimen', true],
  ['a short form', 'Obi Ada', 'Obi Adaeze', true],
  ['a short form of two letters', 'Obi Ad', 'Obi Adaeze', false],
  ['one other letter', 'Obi Chinedu', 'Obi Chinedo', true],
  ['a letter missing', 'Obi Aishat', 'Obi Aisha', true],
  ['a letter too many within', 'Obi Mohammed', 'Obi Mohamed', true],
  ['two other letters', 'Obi Chinedu', 'Obi Chinaza', false],
  ['one other letter of three', 'Obi Ada', 'Obi Ade', false],
  ['an initial for a first name', 'A. Example', 'Amina Example', true],
  ['a title that only one has', 'Mrs Amina Example', 'Amina Example', true],
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
