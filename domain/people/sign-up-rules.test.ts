import { expect, test } from 'vitest'
import { isEmail } from '../words/address/email.ts'
import { type SignUpForm, signUpProblems } from './sign-up-rules.ts'

const good: SignUpForm = {
  name: 'Ada Test',
  email: 'ada@greenfield.test',
  phone: '0800 000 0000',
  schoolName: 'Greenfield College',
  subdomain: 'greenfield',
  plan: 'starter',
  password: 'long enough',
  confirmPassword: 'long enough',
  agreeToTerms: true,
}

test('a good form has no problems', () => {
  expect(signUpProblems(good)).toEqual({})
})

test.each<[Partial<SignUpForm>, Record<string, string>]>([
  [{ name: '  ' }, { name: 'Name is required.' }],
  [{ email: '' }, { email: 'Email is required.' }],
  [{ email: 'ada' }, { email: 'Email is invalid.' }],
  [
    { email: 'ada@greenfield.example' },
    { email: 'Email is invalid. Email cannot be delivered to an address that ends in .example.' },
  ],
  [
    { email: 'ada@GREENFIELD.EXAMPLE' },
    { email: 'Email is invalid. Email cannot be delivered to an address that ends in .example.' },
  ],
  [
    { email: 'ada@students.invalid' },
    { email: 'Email is invalid. Email cannot be delivered to an address that ends in .invalid.' },
  ],
  [{ email: 'ada@example.com' }, {}],
  [{ email: ' ada@greenfield.test ' }, {}],
  [{ phone: '' }, { phone: 'Phone number is required.' }],
  [{ schoolName: '' }, { schoolName: 'School name is required.' }],
  [{ subdomain: '' }, { subdomain: 'Domain is required.' }],
  [{ subdomain: 'Green' }, { subdomain: 'Domain can only contain lowercase letters and numbers' }],
  [{ subdomain: 'gf' }, { subdomain: 'Domain must be at least 3 characters' }],
  [{ password: '', confirmPassword: '' }, { password: 'Password is required.' }],
  [{ password: '1234567', confirmPassword: '1234567' }, { password: 'Password must be at least 8 characters' }],
  [{ password: '😀😀😀😀', confirmPassword: '😀😀😀😀' }, { password: 'Password must be at least 8 characters' }],
  [{ password: '12345678', confirmPassword: '12345678' }, {}],
  [{ confirmPassword: 'Long enough' }, { confirmPassword: 'Passwords do not match.' }],
  [{ name: 'a'.repeat(5_000) }, { name: 'Name must be at most 120 characters' }],
  [{ name: 'ẹ\u0301'.repeat(60), schoolName: ` ${'😀'.repeat(120)} ` }, {}],
  [{ phone: '1'.repeat(5_000) }, { phone: 'Phone number must be at most 40 characters' }],
  [{ schoolName: '😀'.repeat(121) }, { schoolName: 'School name must be at most 120 characters' }],
  [{ email: `ada@${'a.'.repeat(2_500)}test` }, { email: 'Email must be at most 200 characters' }],
  [{ subdomain: 'g'.repeat(64) }, { subdomain: 'Domain must be at most 63 characters' }],
  [
    { password: 'p'.repeat(201), confirmPassword: 'p'.repeat(201) },
    { password: 'Password must be at most 200 characters' },
  ],
  [{ name: `Ada${'\u0301'.repeat(31)}` }, { name: 'Name has a character that cannot be saved. Please type it again.' }],
  [
    { schoolName: 'Green\0field' },
    { schoolName: 'School name has a character that cannot be saved. Please type it again.' },
  ],
  [{ email: `ada${'\u0301'.repeat(31)}@greenfield.test` }, { email: 'Email is invalid.' }],
  [{ name: 'אדה עבי', schoolName: 'Ilé-Ẹ̀kọ́ Ọlọ́run 🎓' }, {}],
  [{ agreeToTerms: false }, { agreeToTerms: 'You must agree to the terms and conditions.' }],
])('%j is answered with %j', (change, expected) => {
  expect(signUpProblems({ ...good, ...change })).toEqual(expected)
})

test('an empty form names every field at once', () => {
  const empty: SignUpForm = { ...good, name: '', email: '', phone: '', schoolName: '', subdomain: '', password: '' }
  expect(Object.keys(signUpProblems({ ...empty, agreeToTerms: false }))).toEqual([
    'name',
    'email',
    'phone',
    'schoolName',
    'subdomain',
    'password',
    'confirmPassword',
    'agreeToTerms',
  ])
})

test.each([
  ['ada@greenfield.test', true],
  ['ada.o+school@mail.greenfield.com.ng', true],
  ["o'neil@greenfield.test", true],
  ['ada@greenfield', false],
  ['@greenfield.test', false],
  ['ada@', false],
  ['ada@@greenfield.test', false],
  ['ada@green field.test', false],
  ['ada@-greenfield.test', false],
  ['ada@greenfield..test', false],
  ['.ada@greenfield.test', false],
  ['ada\n@greenfield.test', false],
  ['ada@greenfield.test\nbcc: x@y.test', false],
  ['<ada@greenfield.test>', false],
  [`${'a'.repeat(65)}@greenfield.test`, false],
  [`ada@${'a.'.repeat(130)}test`, false],
])('isEmail(%j) is %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
