import Papa from 'papaparse'

const delimiters = [',', ';', '\t', '|'] as const

/** The cells of any table of parted values, line by line, or the sentence why it is not read. */
export function readCells(text: string): { lines: string[][] } | { refused: string } {
  const read = delimiters
    .map((delimiter) => Papa.parse<string[]>(text, { delimiter, newline: '\n' }))
    // The one by which the first line has the most cells; of equals the comma.
    .reduce((best, one) => ((one.data[0]?.length ?? 0) > (best.data[0]?.length ?? 0) ? one : best))
  const quotes = read.errors.find(({ type }) => type === 'Quotes')
  if (quotes) return { refused: `A quotation mark is missing or too many near line ${(quotes.row ?? 0) + 1}.` }
  return { lines: read.data }
}
