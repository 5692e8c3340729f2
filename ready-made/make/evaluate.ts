// The value of a formula: the part of TeX that school mathematics is written in.

/** What letters stand for. */
export type Given = Readonly<Record<string, number>>

/** The number that `formula` (TeX without dollar signs) comes to, undefined where it cannot be read or a letter is not given. */
export function evaluate(formula: string, given: Given = {}): number | undefined {
  try {
    const reader = new Reader(tokens(formula), given)
    const value = reader.sum()
    return reader.isAtEnd ? value : undefined
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

class Unreadable extends Error {}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const baseNames: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}
const functions: Record<string, (value: number) => number> = {
  '\\sin': Math.sin,
  '\\cos': Math.cos,
  '\\tan': Math.tan,
  '\\ln': Math.log,
  '\\exp': Math.exp,
}
const inverse: Record<string, (value: number) => number> = {
  '\\sin': Math.asin,
  '\\cos': Math.acos,
  '\\tan': Math.atan,
}

function tokens(formula: string): string[] {
  const plain = formula
    .replaceAll('{,}', '')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/\\(?:left|right|big|Big|displaystyle|limits)(?![a-z])/g, '')
    .replaceAll(/\\[,;:! ]|~/g, ' ')
    .replaceAll('−', '-')
    .replaceAll('×', '\\times ')
    .replaceAll('÷', '\\div ')
    .replaceAll('π', '\\pi ')
    .replaceAll(/\^\{?\\circ\}?|°/g, '°')
    .replaceAll(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (run) => `^{${[...run].map((sign) => (sign === '⁻' ? '-' : superscripts.indexOf(sign))).join('')}}`,
    )
    .replaceAll(/\\(?:text|mathrm)\{([a-z]+)\}/g, (whole, word) =>
      word in baseNames ? String(baseNames[word]) : whole,
    )
    .replaceAll(/\\(?:dfrac|tfrac)/g, '\\frac')
  const found = plain.match(/\\[A-Za-z]+|\d+(?:\.\d+)?|\.\d+|[A-Za-z]|\S/g)
  return found ?? []
}

class Reader {
  readonly #tokens: string[]
  readonly #given: Given
  #at = 0
  #degrees = false

  constructor(list: string[], given: Given) {
    this.#tokens = list
    this.#given = given
  }

  get isAtEnd(): boolean {
    return this.#tokens.length > 0 && this.#at === this.#tokens.length
  }

  sum(): number {
    let value = this.#product()
    for (;;) {
      if (this.#take('+')) value += this.#product()
      else if (this.#take('-')) value -= this.#product()
      else return value
    }
  }

  #product(): number {
    let value = this.#signed()
    for (;;) {
      const next = this.#tokens[this.#at] ?? ''
      if (['\\times', '\\cdot', '*', '\\div', '/'].includes(next)) {
        this.#at += 1
        const by = this.#signed()
        value = ['\\div', '/'].includes(next) ? value / by : value * by
      } else if (this.#beginsAtom(next)) value *= this.#power()
      else return value
    }
  }

  #signed(): number {
    if (this.#take('-')) return -this.#signed()
    if (this.#take('+')) return this.#signed()
    return this.#power()
  }

  #power(): number {
    let value = this.#atom()
    for (;;) {
      if (this.#take('^')) value **= this.#group()
      else if (this.#take('!')) value = factorial(value)
      else if (this.#take('°')) this.#degrees = true
      else return value
    }
  }

  #beginsAtom(token: string): boolean {
    return (
      /^(?:[\dA-Za-z.({[|]|\\(?:frac|sqrt|pi|sin|cos|tan|log|ln|exp|theta|alpha|beta|lambda|mu|omega|rho))/.test(
        token,
      ) && token !== '|'
    )
  }

  #atom(): number {
    const token = this.#tokens[this.#at] ?? ''
    this.#at += 1
    if (/^[\d.]/.test(token)) return this.#number(token)
    if (token === '(') return this.#closed(')')
    if (token === '[') return this.#closed(']')
    if (token === '{') return this.#closed('}')
    if (token === '|') return Math.abs(this.#closed('|'))
    if (token === '\\frac') {
      const top = this.#group()
      return top / this.#group()
    }
    if (token === '\\sqrt') {
      const index = this.#take('[') ? this.#closed(']') : 2
      const under = this.#group()
      return under < 0 && index % 2 === 1 ? -((-under) ** (1 / index)) : under ** (1 / index)
    }
    if (token === '\\pi') return Math.PI
    if (token === '\\log') return this.#logarithm()
    if (token in functions) return this.#applied(token)
    if (/^(?:[A-Za-z]|\\(?:theta|alpha|beta|lambda|mu|omega|rho))$/.test(token)) return this.#letter(token)
    throw new Unreadable(token)
  }

  #number(token: string): number {
    if (this.#take('_')) {
      const base = this.#group()
      if (![...token].every((digit) => Number(digit) < base)) throw new Unreadable(token)
      return Number.parseInt(token, base)
    }
    const value = Number(token)
    // Mixed: 2⅓ is a sum, and 2 × x/3 a product.
    const next = this.#tokens.slice(this.#at, this.#at + 7)
    const isMixed =
      next[0] === '\\frac' &&
      /^\d+$/.test(next[2] ?? '') &&
      next[3] === '}' &&
      /^\d+$/.test(next[5] ?? '') &&
      next[6] === '}'
    if (!isMixed || !/^\d+$/.test(token)) return value
    return value + this.#atom()
  }

  #letter(token: string): number {
    let name = token.replace('\\', '')
    if (this.#take('_')) {
      if (this.#take('{')) {
        while (this.#tokens[this.#at] !== '}' && this.#at < this.#tokens.length) name += this.#tokens[this.#at++]
        this.#at += 1
      } else name += this.#tokens[this.#at++]
    }
    const value = this.#given[name] ?? (name === 'e' ? Math.E : undefined)
    if (value === undefined) throw new Unreadable(name)
    return value
  }

  #logarithm(): number {
    const base = this.#take('_') ? this.#group() : 10
    const index = this.#take('^') ? this.#group() : 1
    return (Math.log(this.#argument()) / Math.log(base)) ** index
  }

  #applied(name: string): number {
    const isTrigonometric = name in inverse
    const index = this.#take('^') ? this.#group() : 1
    const before = this.#degrees
    this.#degrees = false
    const value = this.#argument()
    const scale = this.#degrees && isTrigonometric ? Math.PI / 180 : 1
    this.#degrees = before
    if (index === -1 && isTrigonometric) return ((inverse[name]?.(value) ?? Number.NaN) * 180) / Math.PI
    return (functions[name]?.(value * scale) ?? Number.NaN) ** index
  }

  /** `\sin 2x` is of the whole product, `\sin x \cos x` is not. */
  #argument(): number {
    const isBracket = this.#tokens[this.#at] === '('
    let value = this.#power()
    while (!isBracket && /^(?:[A-Za-z\d]|\\(?:frac|pi|theta|alpha|beta|sqrt)$)/.test(this.#tokens[this.#at] ?? ''))
      value *= this.#power()
    return value
  }

  /** `{…}`, or the one sign that stands in its place. */
  #group(): number {
    if (this.#take('{')) return this.#closed('}')
    if (this.#take('-')) return -this.#group()
    const token = this.#tokens[this.#at] ?? ''
    // x^12 is x¹ times 2 to TeX.
    if (/^\d{2,}$/.test(token)) throw new Unreadable(token)
    return this.#atom()
  }

  #closed(end: string): number {
    const value = this.sum()
    if (!this.#take(end)) throw new Unreadable(end)
    return value
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false
    this.#at += 1
    return true
  }
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 20) throw new Unreadable('!')
  return value < 2 ? 1 : value * factorial(value - 1)
}
