/** How solvers find an answer without the formula: a sum of small steps, a balance found by halving. */

/** Whether two values are the same but for the rounding of the machine. */
export const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b))

/** The sum of `piece` over `count` small steps from `from` to `to`, each taken at its middle. */
export function summed(from: number, to: number, piece: (at: number, step: number) => number, count = 1000): number {
  const step = (to - from) / count
  let sum = 0
  for (let index = 0; index < count; index += 1) sum += piece(from + (index + 0.5) * step, step)
  return sum
}

/** Where a body that starts at `speed` is after `time` at a steady `rate`, and how fast it moves. */
export function moved(speed: number, rate: number, time: number): { way: number; speed: number } {
  return {
    way: summed(0, time, (at, step) => (speed + rate * at) * step),
    speed: speed + summed(0, time, (_, step) => rate * step),
  }
}

/** The value between `low` and `high` at which a growing or falling `difference` is 0. */
export function balance(low: number, high: number, difference: (at: number) => number): number {
  const grows = difference(high) > difference(low)
  let [from, to] = [low, high]
  for (let halving = 0; halving < 100; halving += 1) {
    const middle = (from + to) / 2
    if (difference(middle) > 0 === grows) to = middle
    else from = middle
  }
  return (from + to) / 2
}
