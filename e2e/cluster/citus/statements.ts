// A file of SQL taken apart into its statements: Citus passes each on by itself.

/** A comment, a quoted name or text, a body between dollars, or the end of a statement. */
const parts = /--[^\n]*|\/\*[\s\S]*?\*\/|"[^"]*"|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;/g

export function statementsOf(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (const { 0: part, index } of text.matchAll(parts)) {
    if (part !== ';') continue
    found.push(text.slice(from, index))
    from = index + 1
  }
  found.push(text.slice(from))
  return found.map(withoutComments).filter((one) => one !== '')
}

/** The lines above a statement are about it and no part of it. */
const withoutComments = (text: string): string => text.replace(/^(\s*--[^\n]*(\n|$)|\s+)+/, '').trim()

const ofFunctions = /^(CREATE (OR REPLACE )?|ALTER |DROP )FUNCTION\b|^(GRANT|REVOKE)\b[^;]*\bON FUNCTION\b/i
/** Of accounts, of the database, and of who comes in: they are on the coordinator alone. */
const elsewhere = /\bauth\.|\b(public\.)?(schema_\w+|allowance_uses)\b/
/** Says how a column lies on the disk, or who may see the schema itself. */
const needless = /\bSET STORAGE\b|^(GRANT|REVOKE)\b[^;]*\bON SCHEMA\b|^ALTER DEFAULT PRIVILEGES\b/i

/** Those of a migration that are about the tables of schools; functions are made again beside the views. */
export const ofSchools = (text: string): string[] =>
  statementsOf(text).filter((one) => !ofFunctions.test(one) && !elsewhere.test(one) && !needless.test(one))
