// What was heard, held against the rules by which schools can be dealt out over several databases (decision 080).
import { faultsOf } from '@sabimark/server/test/catalogue/statement-faults.ts'
import { asOne } from '@sabimark/server/test/cluster.ts'
import type { HeardSchools, NamedStatement } from './hear-schools.ts'

type Findings = {
  /** Who asks what outside a school: role and file, then tables and functions. */
  askedOutside: string[]
  /** Who binds a transaction to a second school. */
  secondBindings: string[]
  /** Who gives a statement the id of another school. */
  otherSchools: string[]
  /** Faults of what role auth asks. */
  accountStatements: string[]
  /** Locks that do not begin with the school. */
  locks: string[]
}

/** Each finding once, in order. Role auth asks its own tables outside every school: that is what they are for. */
export async function findUndistributed(ownerUrl: string, heard: HeardSchools): Promise<Findings> {
  const catalogue = await readCatalogue(ownerUrl)
  const statements = [...heard.statements.values()]
  const isOfOther = ({ isOutside, otherIds }: NamedStatement) =>
    !isOutside && [...otherIds].some((id) => heard.schoolIds.has(id))
  return {
    askedOutside: reachesOf(statements, catalogue),
    secondBindings: inOrder(heard.secondBindings),
    otherSchools: inOrder(statements.filter(isOfOther).map(({ file }) => file)),
    accountStatements: inOrder(
      statements.flatMap(({ role, file, text }) =>
        role === 'auth' ? faultsOf(text).map((fault) => `${file}: ${fault}`) : [],
      ),
    ),
    locks: inOrder(statements.flatMap(({ file, otherLocks }) => [...otherLocks].map((key) => `${file}: ${key}`))),
  }
}

const inOrder = (all: Iterable<string>) => [...new Set(all)].sort()

/** One line for a role and a file. */
function reachesOf(statements: readonly NamedStatement[], catalogue: Catalogue): string[] {
  const names = new Map<string, string[]>()
  for (const statement of statements) {
    const reached = reachOf(statement, catalogue)
    const asks = `${statement.role} ${statement.file}`
    if (reached.length > 0) names.set(asks, [...(names.get(asks) ?? []), ...reached])
  }
  return inOrder([...names].map(([asks, reached]) => `${asks}: ${inOrder(reached).join(', ')}`))
}

/** What a statement that no school is bound to names in schema public. */
function reachOf({ text, isOutside }: NamedStatement, { tables, functions }: Catalogue): string[] {
  if (!isOutside) return []
  const called = [...text.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => name)
  const named = [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)\b(?![.(])/gi)].map(([, name = '']) => name)
  return [...called.filter((name) => functions.has(name)), ...named.filter((name) => tables.has(name))]
}

type Catalogue = { tables: Set<string>; functions: Set<string> }

async function readCatalogue(ownerUrl: string): Promise<Catalogue> {
  return await asOne(ownerUrl, async (owner) => {
    const names = async (text: string) =>
      new Set((await owner.query<{ name: string }>(text)).rows.map(({ name }) => name))
    return {
      tables: await names(`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace`),
      functions: await names(`SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace`),
    }
  })
}
