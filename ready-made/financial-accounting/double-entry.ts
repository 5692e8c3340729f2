/** How solvers of Financial Accounting find an answer: they read the amounts, keep the books entry by entry and balance them. */

type Entry = readonly [debit: string, credit: string, amount: number]

/** The balance of each account after the entries: debit above 0, credit below it. */
export function posted(entries: readonly Entry[]): (account: string) => number {
  const balances = new Map<string, number>()
  const add = (account: string, amount: number) => balances.set(account, (balances.get(account) ?? 0) + amount)
  for (const [debit, credit, amount] of entries) {
    if (!Number.isFinite(amount)) throw new Error(`no amount for ${debit} and ${credit}`)
    add(debit, amount)
    add(credit, -amount)
  }
  return (account) => balances.get(account) ?? 0
}

/** The numbers of an expression in which `#` stands for naira and `@` for any number without it. */
export function amounts(read: (expression: RegExp) => string[], expression: string): number[] {
  const made = new RegExp(expression.replaceAll('#', '₦([\\d,]+)').replaceAll('@', '([\\d.]+)'))
  return read(made).map((one) => Number(one.replaceAll(',', '')))
}

/** The rows of a printed table with one amount each: what stands in a row's first column finds it, and a row that is missing throws. */
export function rowsOf(text: string): { of(details: string): number; all: ReadonlyArray<readonly [string, number]> } {
  const all = [...text.matchAll(/^\| ([^|]+?) \| ([\d,]+) \|$/gm)].map(
    ([, details = '', amount = '']) => [details, Number(amount.replaceAll(',', ''))] as const,
  )
  return {
    all,
    of(details) {
      const [row, other] = all.filter(([one]) => one === details)
      if (!row || other) throw new Error(`${other ? 'two rows' : 'no row'} of ${details}: ${text}`)
      return row[1]
    },
  }
}
