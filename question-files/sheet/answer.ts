import { optionKey } from '@sabimark/domain/bank/option-problems.ts'
import { letterOf } from '../neutral/judge.ts'
import { type AnswersAre, placeOfNumber } from './answers-are.ts'
import { splitList } from './list.ts'

/** What an answer cell says about the options. `right` is null where it does not say which one, and `problem` tells why. */
export type ReadAnswer = { right: number[] | null; problem?: string; guess?: string }

/**
 * The right options by what stands in the answer cell: 'B', '(b)', 'Option B', 'B and D', 'B. Lagos', the text of an option, several
 * of them parted by semicolons, or the number of an option. An answer that fits no option names none. `are`: what figures among the answers
 * of its sheet are.
 */
export function readAnswer(typed: string, options: readonly string[], are: AnswersAre = null): ReadAnswer {
  const text = typed.trim()
  if (text === '') return { right: null }
  return (
    byLetters(text, options) ??
    byTextOrNumber(text, options, are) ??
    byTexts(text, options) ??
    byLetterAndText(text, options) ??
    byNumbers(text, options) ?? { right: null, problem: `The answer “${text}” is none of the options.` }
  )
}

/** 'B', 'b)' and '(B)' are 1; what is no letter is below 0. */
function placeOfLetter(part: string): number {
  const letter = /^\(?([a-z])[.)]?\)?$/i.exec(part)?.[1]
  return letter === undefined ? -1 : letter.toUpperCase().charCodeAt(0) - 65
}

function byLetters(text: string, options: readonly string[]): ReadAnswer | null {
  const isRun = /^[A-J]{2,10}$/.test(text) && [...text].every((letter, at) => at === 0 || letter > text.charAt(at - 1))
  const isText = options.some((option) => optionKey(option) === optionKey(text))
  if (isText && (text.length > 1 || isRun)) return null
  const parts = isRun ? [...text] : text.replaceAll(/\b(?:options?|and)\b/gi, ' ').split(/[\s,;&|/]+/)
  const places = parts.filter((part) => part !== '').map(placeOfLetter)
  if (places.length === 0 || places.some((place) => place < 0)) return null
  const beyond = places.find((place) => place >= options.length)
  if (beyond !== undefined) {
    // 'K' may well be the text of an option; 'BE' may be no run of letters.
    if (isText || isRun) return null
    const end = options.length === 0 ? 'there are no options' : `the options end at ${letterOf(options.length - 1)}`
    return { right: null, problem: `The answer is “${text}”, but ${end}.` }
  }
  const right = [...new Set(places)].sort((a, b) => a - b)
  const other = options.findIndex((option, at) => !right.includes(at) && optionKey(option) === optionKey(text))
  if (other !== -1) {
    return { right, guess: `“${text}” was taken as the letter; option ${letterOf(other)} reads the same.` }
  }
  return isRun ? { right, guess: `“${text}” was taken as the letters ${[...text].join(', ')}.` } : { right }
}

/** A figure that is the words of one option and the number of another. */
function byTextOrNumber(text: string, options: readonly string[], are: AnswersAre): ReadAnswer | null {
  const number = placeOfNumber(text, options.length)
  const places = options.flatMap((option, at) => (optionKey(option) === optionKey(text) ? [at] : []))
  const [place, ...others] = places
  if (number === null || place === undefined || others.length > 0 || place === number || are === 'texts') return null
  const [words, counted] = [letterOf(place), letterOf(number)]
  if (are === 'numbers') {
    return {
      right: null,
      problem: `“${text}” is what option ${words} reads, and the number of option ${counted}. Say which is right.`,
    }
  }
  return {
    right: [place],
    guess: `“${text}” was taken as what option ${words} reads; it is also the number of option ${counted}.`,
  }
}

function byTexts(text: string, options: readonly string[]): ReadAnswer | null {
  const places = (part: string) => options.flatMap((option, at) => (optionKey(option) === optionKey(part) ? [at] : []))
  const whole = places(text)
  if (whole.length > 1) return { right: null, problem: `More than one option reads “${text}”.` }
  if (whole.length === 1) return { right: whole }
  const parts = [splitList(text), text.split(',').map((part) => part.trim())].find(
    (list) => list.length > 1 && list.every((part) => places(part).length === 1),
  )
  return parts ? { right: [...new Set(parts.flatMap(places))].sort((a, b) => a - b) } : null
}

/** 'B. Lagos' has to agree with itself. */
function byLetterAndText(text: string, options: readonly string[]): ReadAnswer | null {
  const found = /^(?:option )?\(?([a-j])\)?\s*[.):-]\s*(\S.*)$/is.exec(text)
  if (!found) return null
  const place = (found[1] ?? '').toUpperCase().charCodeAt(0) - 65
  const option = options[place]
  if (option !== undefined && optionKey(option) === optionKey(found[2] ?? '')) return { right: [place] }
  return { right: null, problem: `The answer says “${text}”, but option ${letterOf(place)} reads “${option ?? ''}”.` }
}

function byNumbers(text: string, options: readonly string[]): ReadAnswer | null {
  const figures = text.replaceAll(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' ')).split(/[ \n]?[,;&|][ \n]?|\n/)
  const places = figures.map((figure) => (/^\d{1,2}$/.test(figure) ? Number(figure) - 1 : -1))
  if (places.some((place) => place < 0 || place >= options.length)) return null
  const right = [...new Set(places)].sort((a, b) => a - b)
  const said = right.map(letterOf).join(' and ')
  return { right, guess: `“${text}” was taken as the number of the option: ${said}.` }
}
