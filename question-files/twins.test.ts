import { expect, test } from 'vitest'
import { twinsOf } from './twins.ts'

const asked = (text: string, ...options: string[]) => ({
  passage: null as string | null,
  text,
  options: options.map((option) => ({ text: option })),
})

test('twins ask the same with the same options, whatever their order, case and spaces; tone marks tell two apart', () => {
  const questions = [
    asked('Which is  a city?', 'Ìbàdàn', 'Rice'),
    asked('which is a city? ', 'rice', 'ÌBÀDÀN'.normalize('NFD')),
    asked('Which is a city?', 'Rice', 'Kano'),
    asked('Which is a city?', 'Ìbàdàn', 'Rice'),
    asked('Discuss.'),
    asked('DISCUSS.'),
    asked('Which is a city?', 'Ibadan', 'Rice'),
  ]
  expect(twinsOf(questions)).toEqual([null, 0, null, 0, null, 4, null])
})

test('what stands in one text is not taken for two', () => {
  expect(twinsOf([asked('a', 'b","c'), asked('a', 'b', 'c')])).toEqual([null, null])
})

test('the same words about another passage ask something else', () => {
  const about = (passage: string | null) => ({
    ...asked('Which word is nearest in meaning to glum?', 'Sad', 'Late'),
    passage,
  })
  expect(twinsOf([about('Ade was glum.'), about('A glum day.'), about(' ade was  glum.'), about(null)])).toEqual([
    ...[null, null, 0, null],
  ])
})
