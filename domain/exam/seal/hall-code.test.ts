import { expect, test } from 'vitest'
import { hallCodeOf, hallCodeProblem, hallCodeText, newHallCode } from './hall-code.ts'

/** Numbers in a fixed order that looks drawn. */
function drawn(seed: number) {
  let now = seed
  return (below: number) => {
    now = (now * 48_271) % 2_147_483_647
    return now % below
  }
}

const codes = Array.from({ length: 20 }, (_, at) => newHallCode(drawn(at + 1)))

test('the check digit of Damm’s own example is 4', () => {
  const given = '000000000000572'
  let at = 0
  expect(newHallCode(() => Number(given.charAt(at++)))).toBe(`${given}4`)
})

test('a code is 16 digits, shown in fours and taken however it is typed', () => {
  for (const code of codes) {
    expect(code).toMatch(/^[0-9]{16}$/)
    expect(hallCodeText(code)).toMatch(/^([0-9]{4} ){3}[0-9]{4}$/)
    expect(hallCodeOf(` ${hallCodeText(code).replace(' ', '-')} `)).toBe(code)
    expect(hallCodeProblem(hallCodeText(code))).toBeNull()
  }
})

test('every single wrong digit is found', () => {
  for (const code of codes) {
    for (let at = 0; at < code.length; at++) {
      for (const digit of '0123456789') {
        if (digit === code.charAt(at)) continue
        expect(hallCodeProblem(code.slice(0, at) + digit + code.slice(at + 1))).toBe('check')
      }
    }
  }
})

test('every two neighbours that changed places are found', () => {
  for (const code of codes) {
    for (let at = 1; at < code.length; at++) {
      const [first, second] = [code.charAt(at - 1), code.charAt(at)]
      if (first === second) continue
      expect(hallCodeProblem(code.slice(0, at - 1) + second + first + code.slice(at + 1))).toBe('check')
    }
  }
})

test.each(['', '1234', '1234 5678 9012 345', '1234 5678 9012 34567', '1234 5678 9012 345x', '１２３４567890123456'])(
  '%o is no code at all',
  (typed) => {
    expect(hallCodeProblem(typed)).toBe('length')
  },
)
