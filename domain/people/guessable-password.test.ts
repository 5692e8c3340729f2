import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const common = new Set(['password', 'qwertyuiop', 'princess', '12345678', 'iloveyou'])
const owner = {
  name: 'Adé Ọbí-Nwosu',
  email: 'ada.nwosu@greenfield.test',
  schools: [{ name: 'Greenfield College', subdomain: 'gfcowerri' }],
}

test.each([
  'password',
  'Password',
  'PASSWORD123',
  'p a s s w o r d!',
  'Princess2026',
  '12345678',
  'aaaaaaaa',
  '12121212',
  'Greenfield1',
  'green-field 2026',
  'GreenfieldCollege',
  'gfcowerri!!',
  'Ade Obi 2026',
  'nwosu.ada',
  'sabimark1',
  'SabiMark@Greenfield',
])('%s is guessed early', (password) => {
  expect(isGuessable(password, common, owner)).toBe(true)
})

test.each([
  'correct horse',
  'a better password',
  'greenfield purple monkey',
  'canadatrip99',
  'xk72-plmd',
  'Ọmọ mi dára gan',
  'ada7Qx!v3Lp9',
])('%s is not', (password) => {
  expect(isGuessable(password, common, owner)).toBe(false)
})

test('a name of two letters takes nothing out', () => {
  expect(isGuessable('alohabeach', common, { name: 'Al Be', email: 'a@b.test', schools: [] })).toBe(false)
})
