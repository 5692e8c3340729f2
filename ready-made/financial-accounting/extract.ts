import { naira } from '../make/number.ts'

const amount = (value: number) => naira(value).replace('₦', '')

/** A small table of balances as an exam prints it: details on the left, naira on the right. */
export const extract = (rows: ReadonlyArray<readonly [details: string, value: number]>) =>
  `| Details | ₦ |\n|---|---:|\n${rows.map(([details, value]) => `| ${details} | ${amount(value)} |`).join('\n')}`

/** The sum of the values of such a table. */
export const sumOf = (rows: ReadonlyArray<readonly [details: string, value: number]>) =>
  rows.reduce((sum, [, value]) => sum + value, 0)
