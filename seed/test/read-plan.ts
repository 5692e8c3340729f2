/** An index as the catalogue has it. `isPartial`: it holds some rows only, so reading all of it may be right. */
export type IndexFacts = { table: string; columns: string[]; isPartial: boolean }

export type BigTables = {
  /** Tables of so many rows that nothing may read them whole. */
  names: ReadonlySet<string>
  indexes: ReadonlyMap<string, IndexFacts>
}

/** Tables that grow with every exam sat: nothing may read what a school has in them whole, either. */
const histories = [
  'exam_papers',
  'exam_attempts',
  'attempt_epochs',
  'attempt_events',
  'attempt_evidence',
  'results',
  'marked_answers',
  'result_revisions',
  'audit_log',
  'mails',
  'notices',
]

/** A school that has fewer is small, or new. */
const manyRows = 1_000

/** What a plan reads that grows with the database, in sentences; none is what it should be. */
export function findGrowth(plan: unknown, big: BigTables): string[] {
  return nodesOf(plan).flatMap(({ node, isLimited }) => {
    const table = wordOf(node, 'Relation Name')
    if (wordOf(node, 'Node Type') === 'Seq Scan') return big.names.has(table) ? [`reads all of ${table}`] : []
    const index = big.indexes.get(wordOf(node, 'Index Name'))
    if (!index || !big.names.has(index.table) || index.isPartial) return []
    const condition = plain(wordOf(node, 'Index Cond'))
    const found = index.columns.filter((column) => condition.includes(plain(column)))
    // The first row of an index is no reading of it, unless it must be looked for.
    if (found.length === 0 && isLimited && !node.has('Filter')) return []
    if (found.length === 0) return [`reads all of ${index.table} by ${wordOf(node, 'Index Name')}`]
    // In the order of the index, no further than the page goes.
    if (isLimited && !node.has('Filter')) return []
    const isWholeSchool = found.length === 1 && found[0] === 'school_id' && histories.includes(index.table)
    return isWholeSchool && Number(node.get('Plan Rows')) >= manyRows
      ? [`reads all a school has in ${index.table} by ${wordOf(node, 'Index Name')}`]
      : []
  })
}

/** An expression is written with other brackets in a plan than in the catalogue, and beside other tables with its own. */
const plain = (expression: string) => expression.replaceAll(/\b[a-z_]\w*\.|[()\s]/g, '')

type PlanNode = ReadonlyMap<string, unknown>
/** `isLimited`: right below a LIMIT, or with nothing between but a condition that is asked once. */
type Placed = { node: PlanNode; isLimited: boolean }

function nodesOf(value: unknown, isLimited = false): Placed[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesOf(one, isLimited))
  if (typeof value !== 'object' || value === null) return []
  const node = new Map<string, unknown>(Object.entries(value))
  const below = [node.get('Plan'), ...[node.get('Plans')].flat()]
  const type = node.get('Node Type')
  const isLimit = type === 'Limit' || (type === 'Result' && isLimited)
  return [...(node.has('Node Type') ? [{ node, isLimited }] : []), ...below.flatMap((one) => nodesOf(one, isLimit))]
}

function wordOf(node: PlanNode, name: string): string {
  const value = node.get(name)
  return typeof value === 'string' ? value : ''
}
