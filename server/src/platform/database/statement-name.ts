/** Far more than the product has statements; a text made up while running would otherwise fill every connection. */
const mostNames = 1000

const names = new Map<string, string>()

/**
 * The name under which a connection prepares a statement, so that PostgreSQL plans it once and not at every call:
 * planning is most of what a start costs. The same text always has the same name.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
