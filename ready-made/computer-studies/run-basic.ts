/** How solvers of Computer Studies trace a BASIC program: they carry it out as it is printed, line by line. */

const most = 100_000

/** What a program prints, and how often each line is carried out. Throws at a line it cannot read. */
export function runBasic(text: string): { printed: number[]; times: Map<number, number> } {
  return new Basic(text).run()
}

class Basic {
  readonly #lines: [label: number, statement: string][]
  readonly #values = new Map<string, number>()
  readonly #data: number[] = []
  readonly #loops: { name: string; end: number; step: number; line: number }[] = []
  readonly #functions = new Map<string, readonly [argument: string, expression: string]>()
  readonly #calls: number[] = []
  readonly #printed: number[] = []
  readonly #times = new Map<number, number>()
  #at = 0
  #taken = 0

  constructor(text: string) {
    this.#lines = [...text.matchAll(/^(\d+) ([A-Z].*)$/gm)].map(([, label, statement = '']) => [
      Number(label),
      statement.trim(),
    ])
    if (this.#lines.length === 0) throw new Error(`no program: ${text}`)
    for (const [, statement] of this.#lines) {
      const list = /^DATA (.+)$/.exec(statement)?.[1]
      if (list) this.#data.push(...list.split(',').map(Number))
    }
  }

  run() {
    for (let count = 0; this.#at < this.#lines.length; count += 1) {
      if (count > most) throw new Error('the program never ends')
      const [label, statement] = this.#lines[this.#at] ?? [0, '']
      this.#times.set(label, (this.#times.get(label) ?? 0) + 1)
      this.#at += 1
      this.#carryOut(statement)
    }
    return { printed: this.#printed, times: this.#times }
  }

  #carryOut(statement: string): void {
    const [, word = '', rest = ''] = /^([A-Z]+)\s*(.*)$/.exec(statement) ?? []
    if (word === 'DIM' || word === 'DATA') return
    if (word === 'LET') this.#let(rest)
    else if (word === 'PRINT') this.#printed.push(this.#worth(rest))
    else if (word === 'GOTO') this.#goto(Number(rest))
    else if (word === 'FOR') this.#for(rest)
    else if (word === 'NEXT') this.#next(rest)
    else if (word === 'READ') this.#set(rest, this.#data[this.#taken++] ?? Number.NaN)
    else if (word === 'IF') this.#if(rest)
    else if (word === 'END') this.#at = this.#lines.length
    else if (word === 'DEF') this.#define(rest)
    else if (word === 'GOSUB') {
      this.#calls.push(this.#at)
      this.#goto(Number(rest))
    } else if (word === 'RETURN') this.#at = this.#calls.pop() ?? Number.NaN
    else this.#let(statement)
  }

  #let(text: string): void {
    const [, name = '', value = ''] = /^([A-Z]\w*(?:\([^=]+\))?) = (.+)$/.exec(text) ?? []
    if (name === '') throw new Error(`a line that cannot be read: ${text}`)
    this.#set(name, this.#worth(value))
  }

  #set(name: string, value: number): void {
    this.#values.set(this.#place(name), value)
  }

  /** The element that `A(I)` or `M(R, C)` is at the moment. */
  #place(name: string): string {
    const [, array, index] = /^([A-Z]\w*)\((.+)\)$/.exec(name) ?? []
    if (!array || !index) return name
    return `${array}(${index
      .split(',')
      .map((one) => this.#worth(one))
      .join()})`
  }

  #define(text: string): void {
    const [, name = '', argument = '', expression = ''] = /^(FN[A-Z])\(([A-Z])\) = (.+)$/.exec(text) ?? []
    if (name === '') throw new Error(`a function that cannot be read: ${text}`)
    this.#functions.set(name, [argument, expression])
  }

  /** What a function of the program makes of a value. */
  #called(name: string, value: number): number {
    const [argument, expression] = this.#functions.get(name) ?? []
    if (argument === undefined || expression === undefined) throw new Error(`no function ${name}`)
    const before = this.#values.get(argument)
    this.#values.set(argument, value)
    const found = this.#worth(expression)
    if (before === undefined) this.#values.delete(argument)
    else this.#values.set(argument, before)
    return found
  }

  #goto(label: number): void {
    this.#at = this.#lines.findIndex(([one]) => one === label)
    if (this.#at < 0) throw new Error(`no line ${label}`)
  }

  #for(text: string): void {
    const [, name = '', from = '', end = '', step = '1'] = /^(\w+) = (.+?) TO (.+?)(?: STEP (.+))?$/.exec(text) ?? []
    this.#set(name, this.#worth(from))
    this.#loops.push({ name, end: this.#worth(end), step: this.#worth(step), line: this.#at })
    if (this.#worth(from) > this.#worth(end)) throw new Error(`a loop that is never entered: ${text}`)
  }

  #next(name: string): void {
    const loop = this.#loops.at(-1)
    if (!loop || loop.name !== name) throw new Error(`NEXT ${name} ends no loop`)
    const value = this.#worth(name) + loop.step
    this.#set(name, value)
    if (loop.step > 0 ? value <= loop.end : value >= loop.end) this.#at = loop.line
    else this.#loops.pop()
  }

  #if(text: string): void {
    const [, first = '', sign = '', second = '', then = ''] =
      /^(.+?) (=|<>|<=|>=|<|>) (.+?) THEN (.+)$/.exec(text) ?? []
    const difference = this.#worth(first) - this.#worth(second)
    const holds: Record<string, boolean> = {
      '=': difference === 0,
      '<>': difference !== 0,
      '<': difference < 0,
      '>': difference > 0,
      '<=': difference <= 0,
      '>=': difference >= 0,
    }
    const [yes = '', no] = then.split(' ELSE ')
    const chosen = holds[sign] ? yes : no
    if (chosen === undefined) return
    if (/^\d+$/.test(chosen)) this.#goto(Number(chosen))
    else this.#carryOut(chosen)
  }

  /** The value of an expression: MOD binds as × and ÷ do, and these before + and −. */
  #worth(text: string): number {
    const tokens = text.match(/\d+(?:\.\d+)?|[A-Z]\w*|[-+*/^(),]/g) ?? []
    let at = 0
    const take = (...wanted: string[]) => (wanted.includes(tokens[at] ?? '') ? tokens[at++] : undefined)
    const atom = (): number => {
      const token = tokens[at++] ?? ''
      if (token === '-') return -atom()
      if (token === '(') {
        const inside = sum()
        if (!take(')')) throw new Error(`a bracket stays open: ${text}`)
        return inside
      }
      if (/^\d/.test(token)) return Number(token)
      if (tokens[at] !== '(') return this.#value(token)
      at += 1
      const inside = [sum()]
      while (take(',')) inside.push(sum())
      if (!take(')')) throw new Error(`a bracket stays open: ${text}`)
      const [first = Number.NaN] = inside
      if (token === 'INT') return Math.floor(first)
      return this.#functions.has(token) ? this.#called(token, first) : this.#value(`${token}(${inside.join()})`)
    }
    const product = (): number => {
      let value = atom()
      for (let sign = take('*', '/', 'MOD'); sign; sign = take('*', '/', 'MOD')) {
        const by = atom()
        value = sign === '*' ? value * by : sign === '/' ? value / by : value % by
      }
      return value
    }
    const sum = (): number => {
      let value = product()
      for (let sign = take('+', '-'); sign; sign = take('+', '-')) value += sign === '+' ? product() : -product()
      return value
    }
    const value = sum()
    if (at !== tokens.length || Number.isNaN(value)) throw new Error(`an expression that cannot be read: ${text}`)
    return value
  }

  #value(name: string): number {
    const value = this.#values.get(name)
    if (value === undefined) throw new Error(`${name} has no value`)
    return value
  }
}
