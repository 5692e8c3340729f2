import { expect, test } from 'vitest'
import { twinsOf } from './twins.ts'

const asked = (text: string, ...options: string[]) => ({ text, options: options.map((option) => ({ text: option })) })

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
