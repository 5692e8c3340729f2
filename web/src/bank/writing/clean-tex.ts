/** A formula as a question keeps it, or what has to be done before it is one. */
export type Cleaned = { tex: string; problem?: undefined } | { tex?: undefined; problem: string }

/** Commands the visual editor writes and the drawing program does not know. */
const renamed: Readonly<Record<string, string>> = {
  differentialD: 'd',
  capitalDifferentialD: 'D',
  exponentialE: 'e',
  imaginaryI: 'i',
  imaginaryJ: 'j',
  mleft: '\\left',
  mright: '\\right',
}

/** Signs that mean something else in a formula, or nothing. */
const escaped: Readonly<Record<string, string>> = {
  '%': '\\%',
  '#': '\\#',
  $: '\\$',
  '₦': '\\text{₦}',
}

const emptyPart = /(?:[\^_]|\\(?!begin|end)[a-zA-Z]+(?:\[[^\][]*\])?|\})\{\s*\}/

/** What the visual editor has written, in the words of the drawing program. Pure: it draws nothing. */
export function cleanTex(written: string): Cleaned {
  if (/\\placeholder(?:\[[^\][]*\])?\{\s*\}/.test(written)) return { problem: stillEmpty }
  const tex = withoutTrailingBackslash(
    written
      .replaceAll(/\\placeholder(?:\[[^\][]*\])?\{([^{}]*)\}/g, '$1')
      .replaceAll(/\\displaylines\{((?:[^{}]|\{[^{}]*\})*)\}/g, String.raw`\begin{gathered}$1\end{gathered}`)
      .replaceAll(/\\([a-zA-Z]+)/g, (command, name: string) => renamed[name] ?? command)
      .replaceAll(/\\text\{[^{}]*\}|\\[\s\S]|[%#$₦]/g, (found) => escaped[found] ?? found)
      .replaceAll(/\s+/g, ' ')
      // \frac12 is right, but nobody can read it in the text.
      .replaceAll(/\\([dt]?frac|binom|sqrt) ?(\d)/g, '\\$1{$2}')
      .replaceAll(/\\([dt]?frac|binom)(\{(?:[^{}]|\{[^{}]*\})*\}) ?(\d)/g, '\\$1$2{$3}')
      .trim(),
  )
  if (tex === '') return { problem: 'Type a formula first.' }
  return emptyPart.test(tex) ? { problem: stillEmpty } : { tex }
}

const stillEmpty = 'A part of the formula is still empty.'

/** A lone one at the end would take the sign that closes the formula along. */
const withoutTrailingBackslash = (tex: string) => tex.replace(/(?<!\\)((?:\\\\)*)\\$/, '$1').trim()
