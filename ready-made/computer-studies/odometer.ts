/** How solvers of Computer Studies go from one base to another: they count, as a counter with wheels does. */

const symbols = '0123456789ABCDEF'
const most = 70_000

/** The wheels one further, each a digit; `length` wheels begin again at 0, without it a wheel is added. */
function oneFurther(wheels: string, base: number, length?: number): string {
  const last = wheels.at(-1) ?? ''
  const at = symbols.indexOf(last)
  if (wheels === '') return length === undefined ? '1' : ''
  if (at < 0 || at >= base) throw new Error(`${wheels} is no number in base ${base}`)
  if (at + 1 < base) return wheels.slice(0, -1) + (symbols[at + 1] ?? '')
  return `${oneFurther(wheels.slice(0, -1), base, length)}0`
}

/** What a counter in `base` shows after so many steps from `start`. */
export function shownAfter(steps: number, base: number, start = '0', length?: number): string {
  if (!Number.isInteger(steps) || steps < 0 || steps > most) throw new Error(`no number of steps: ${steps}`)
  let wheels = start
  for (let step = 0; step < steps; step += 1) wheels = oneFurther(wheels, base, length)
  return wheels
}

/** How many steps a counter in `base` goes from `start` until it shows `end`. */
export function stepsTo(end: string, base: number, start = '0', length?: number): number {
  const wanted = length === undefined ? end.replace(/^0+(?=.)/, '') : end
  let wheels = start
  for (let steps = 0; steps <= most; steps += 1) {
    if (wheels === wanted) return steps
    wheels = oneFurther(wheels, base, length)
  }
  throw new Error(`${end} is never shown in base ${base}`)
}

/** The digits of a printed number in `base`: `110_{2}`, `\text{F5}_{16}`. */
export function digitsOf(formula: string, base: number): string {
  const [, plain, text, printed] = /^(?:([\d.]+)|\\text\{([\dA-FX]+)\})_\{(\d+)\}$/.exec(formula) ?? []
  if (Number(printed) !== base) throw new Error(`no number in base ${base}: ${formula}`)
  return plain ?? text ?? ''
}

/** A number in `base` as it is printed. */
export const printedIn = (base: number, digits: string) => `$${base === 16 ? `\\text{${digits}}` : digits}_{${base}}$`
