/** How solvers of Computer Studies read a printed spreadsheet: cells by their name, columns by counting. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The name of the column that follows. */
export function nextColumn(name: string): string {
  const last = name.at(-1) ?? ''
  if (name === '') return 'A'
  if (last !== 'Z') return name.slice(0, -1) + (letters[letters.indexOf(last) + 1] ?? '')
  return `${nextColumn(name.slice(0, -1))}A`
}

/** So many columns further. */
export function columnAfter(name: string, steps: number): string {
  let column = name
  for (let step = 0; step < steps; step += 1) column = nextColumn(column)
  return column
}

/** The place of a column, A being the first. */
export function placeOf(column: string): number {
  let place = 1
  for (let now = 'A'; now !== column; now = nextColumn(now)) {
    if (place > 1000) throw new Error(`no column: ${column}`)
    place += 1
  }
  return place
}

/** The cells of a printed sheet whose first column is Row, as they are printed: `B2` is `7000`. */
export function cellsOf(text: string): Map<string, string> {
  const [head, ...rows] = [...text.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    .filter(([first]) => first !== '---')
  if (head?.[0] !== 'Row') throw new Error(`no spreadsheet: ${text}`)
  const cells = new Map<string, string>()
  for (const [label, ...row] of rows) {
    for (const [index, cell] of row.entries()) cells.set(`${head[index + 1]}${label}`, cell)
  }
  return cells
}

/** The number in a cell; throws where there is none. */
export function numberIn(cells: Map<string, string>, name: string): number {
  const number = Number(cells.get(name)?.replaceAll(',', '') ?? Number.NaN)
  if (Number.isNaN(number)) throw new Error(`no number in ${name}`)
  return number
}

/** The names of all cells of a range such as `B1:C3`. */
export function namesOf(range: string): string[] {
  const [, left = '', top, right = '', bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? []
  const names: string[] = []
  for (let column = left; ; column = nextColumn(column)) {
    for (let row = Number(top); row <= Number(bottom); row += 1) names.push(`${column}${row}`)
    if (column === right) return names
    if (names.length > 10_000) throw new Error(`no range: ${range}`)
  }
}
