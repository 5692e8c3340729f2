/** How solvers of Chemistry read printed formulas, equations and relative atomic masses. */

/** How many atoms of each element a formula holds: `Ca(OH)2` is Ca 1, O 2, H 2. A charge behind `^` is left out. */
export function atoms(formula: string): Record<string, number> {
  const plain = (/\\ce\{([^{}]+)\}/.exec(formula)?.[1] ?? formula).replace(/\^.*$|[+-]$/, '')
  if (!/^(?:[A-Z][a-z]?\d*|\(|\)\d*)+$/.test(plain)) throw new Error(`no formula of a substance: ${formula}`)
  const opened: Record<string, number>[] = [{}]
  for (const [, symbol, many, open, times] of plain.matchAll(/([A-Z][a-z]?)(\d*)|(\()|\)(\d*)/g)) {
    if (symbol) add(opened.at(-1) ?? {}, { [symbol]: 1 }, Number(many || 1))
    else if (open) opened.push({})
    else add(opened.at(-2) ?? {}, opened.pop() ?? {}, Number(times || 1))
  }
  return opened[0] ?? {}
}

function add(to: Record<string, number>, what: Record<string, number>, times: number): void {
  for (const [symbol, count] of Object.entries(what)) to[symbol] = (to[symbol] ?? 0) + count * times
}

/** The mass of a formula from the relative atomic masses that the question gives; throws where one is missing. */
export function massOf(formula: string, text: string): number {
  const given = new Map([...text.matchAll(/\b([A-Z][a-z]?) = ([\d.]+)/g)].map((one) => [one[1], Number(one[2])]))
  return Object.entries(atoms(formula)).reduce((sum, [symbol, count]) => {
    const mass = given.get(symbol)
    if (mass === undefined) throw new Error(`no mass of ${symbol} is given: ${text}`)
    return sum + mass * count
  }, 0)
}

/** How many of each substance an equation takes and gives; throws where its atoms do not balance. */
export function equation(formula: string): { takes: Map<string, number>; gives: Map<string, number> } {
  const [left = '', right = ''] = (/\\ce\{(.+)\}/.exec(formula)?.[1] ?? '').split(/<=>|->/)
  const side = (text: string) =>
    new Map(
      text.split(' + ').map((term) => {
        const [, many, substance = ''] = /^\s*(\d*)\s*(\S+)\s*$/.exec(term) ?? []
        return [substance, Number(many || 1)]
      }),
    )
  const read = { takes: side(left), gives: side(right) }
  const [before, after] = [total(read.takes), total(read.gives)]
  for (const symbol of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[symbol] !== after[symbol]) throw new Error(`${symbol} does not balance: ${formula}`)
  }
  return read
}

function total(side: Map<string, number>): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const [substance, many] of side) add(sum, atoms(substance), many)
  return sum
}
