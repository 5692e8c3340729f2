import type { Entry } from './dump.ts'

const identity = /ALTER TABLE public\.(\w+) ALTER COLUMN (\w+) ADD GENERATED (ALWAYS|BY DEFAULT) AS IDENTITY \([^;]*\);/
/** Citus has no ALTER TABLE for these two: the first stands in CREATE TABLE, the second is how a column lies on the disk. */
const leftOut = /ALTER TABLE ONLY public\.\w+ ALTER COLUMN \w+ SET STORAGE \w+;/g
/** From a school's row into the schema of accounts, which is on the coordinator. */
const intoAccounts = /REFERENCES auth\./

/** As functions write the company's own row, which is on the coordinator. */
const ofTheCompany = /\bschools p(?= WHERE p\.subdomain = 'platform')/g

const isFunction = ({ what, kind }: Entry) => kind === 'FUNCTION' || (kind === 'ACL' && what.startsWith('FUNCTION '))
/** About the schema itself or what is made later by its owner; the product has no trigger, and those of the directory are on shards. */
const isElsewhere = ({ kind }: Entry) => ['DEFAULT ACL', 'SCHEMA', 'EXTENSION', 'TRIGGER'].includes(kind)

/** The statements that make the tables of a school in the schema of a group, as they are in schema public but for `leftOut` and keys into accounts. */
export function tablesOf(entries: readonly Entry[], group: string): string[] {
  const identities = entries.flatMap(({ kind, text }) => {
    const [, table, column, how] = (kind === 'SEQUENCE' && identity.exec(text)) || []
    return table && column && how ? [{ table, column, how }] : []
  })
  const texts = entries
    .filter((entry) => !isFunction(entry) && !isElsewhere(entry))
    .filter(({ kind, text }) => !(kind === 'FK CONSTRAINT' && intoAccounts.test(text)))
    .filter(({ kind, text }) => !(kind === 'SEQUENCE' && identity.test(text)))
    .map(({ what, kind, text }) => {
      const its = kind === 'TABLE' ? identities.filter(({ table }) => table === what) : []
      return its.reduce(
        (made, { column, how }) =>
          made.replace(new RegExp(`(\\n    ${column} \\w+)( NOT NULL)?`), `$1 GENERATED ${how} AS IDENTITY NOT NULL`),
        // A group is moved by its log, so every table has one.
        text.replace(leftOut, '').replace('CREATE UNLOGGED TABLE', 'CREATE TABLE'),
      )
    })
  // One by one: Citus sends the text of a statement on to the node.
  return inSchema(texts.join('\n'), group)
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter(Boolean)
}

/** SQL that makes the functions again beside the views of a group; each reads by what its owner may see, `searchPathOf` says how. */
export function functionsOf(entries: readonly Entry[], home: string, searchPathOf: (owner: string) => string): string {
  return entries
    .filter(isFunction)
    .map(({ text }) => {
      const owner = /OWNER TO (\w+);/.exec(text)?.[1] ?? ''
      return inSchema(text, home)
        .replace(/SET search_path TO 'public'/, `SET search_path TO ${searchPathOf(owner)}`)
        .replaceAll(ofTheCompany, 'company.schools p')
    })
    .join('\n')
}

const inSchema = (text: string, schema: string): string => text.replaceAll(/\bpublic\./g, `${schema}.`)
