/** How solvers of Computer Studies trace an algorithm in words: they carry out its numbered steps as they are printed. */

const most = 100_000

interface State {
  values: Map<string, number>
  printed: number[]
  /** The step to go on with, undefined at the end. */
  next: number | undefined
}

/** Each kind of sentence, and what it does; `worth` is the value of a name or number. */
const kinds: ReadonlyArray<
  readonly [RegExp, (parts: string[], worth: (part?: string) => number, state: State) => void]
> = [
  [
    /^Set (\w+) to (\w+) and (\w+) to (\w+)\.$/,
    ([one = '', first, other = '', second], worth, { values }) => {
      values.set(one, worth(first)).set(other, worth(second))
    },
  ],
  [
    /^Set (\w+) to (\w+), and then (\w+) to (\w+)\.$/,
    ([one = '', first, other = '', second], worth, { values }) => {
      values.set(one, worth(first))
      values.set(other, worth(second))
    },
  ],
  [/^Set (\w+) to (\w+)\.$/, ([name = '', value], worth, { values }) => void values.set(name, worth(value))],
  [
    /^Set (\w+) to (\w+) \+ (\w+)\.$/,
    ([name = '', one, other], worth, { values }) => void values.set(name, worth(one) + worth(other)),
  ],
  [
    /^Set (\w+) to (\w+) times (\w+), plus (\w+)\.$/,
    ([name = '', times, one, more], worth, { values }) =>
      void values.set(name, worth(times) * worth(one) + worth(more)),
  ],
  [
    /^Set (\w+) to the remainder of (\w+) divided by (\w+)\.$/,
    ([name = '', one, other], worth, { values }) => void values.set(name, worth(one) % worth(other)),
  ],
  [
    /^Multiply (\w+) by (\w+) and add (\w+)\.$/,
    ([name = '', by, more], worth, { values }) => void values.set(name, worth(name) * worth(by) + worth(more)),
  ],
  [
    /^Subtract (\w+) from (\w+)\.$/,
    ([less, name = ''], worth, { values }) => void values.set(name, worth(name) - worth(less)),
  ],
  [
    /^If (\w+) is (not )?(greater than |less than )?(\w+), go back to step (\d+)\.$/,
    ([one, not, how, other, step], worth, state) => {
      const [first, second] = [worth(one), worth(other)]
      const holds = how === undefined ? first === second : how === 'greater than ' ? first > second : first < second
      if (holds !== (not !== undefined)) state.next = Number(step)
    },
  ],
  [/^Print (\w+)\.$/, ([name], worth, { printed }) => void printed.push(worth(name))],
  [
    /^Stop\.$/,
    (_, _worth, state) => {
      state.next = undefined
    },
  ],
]

/** What the steps print, how often each is carried out, and the values at the end. Throws at a sentence it cannot read. */
export function runSteps(text: string): { printed: number[]; times: Map<number, number>; values: Map<string, number> } {
  const steps = new Map<number, string>()
  for (const [, label, sentence = ''] of text.matchAll(/^(\d+)\. (.+)$/gm)) steps.set(Number(label), sentence.trim())
  const state: State = { values: new Map(), printed: [], next: 1 }
  const times = new Map<number, number>()
  const worth = (part = '') => {
    const value = /^\d+$/.test(part) ? Number(part) : state.values.get(part)
    if (value === undefined) throw new Error(`${part} has no value`)
    return value
  }
  for (let count = 0; state.next !== undefined && steps.has(state.next); count += 1) {
    if (count > most) throw new Error('the steps never end')
    const at: number = state.next
    const sentence = steps.get(at) ?? ''
    const kind = kinds.find(([expression]) => expression.test(sentence))
    if (!kind) throw new Error(`a step that cannot be read: ${sentence}`)
    times.set(at, (times.get(at) ?? 0) + 1)
    state.next = at + 1
    kind[1]([...(kind[0].exec(sentence) ?? [])].slice(1), worth, state)
  }
  return { printed: state.printed, times, values: state.values }
}
