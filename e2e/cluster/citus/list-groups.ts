// Where every group is, how many schools it has, and whether it may be moved now.
import { connect } from './connect.ts'
import { findOpenExam, inLagos } from './move.ts'
import { superuserUrl } from './nodes.ts'
import { coordinator, groups, type Node, workers } from './places.ts'

/** A line for each group; a node that does not answer keeps nothing of the others back. */
export async function listGroups(): Promise<string[]> {
  const { rows } = await connect(superuserUrl(coordinator), (client) =>
    client.query<{ group: string; port: number; schools: number }>(
      `SELECT a.home AS "group", a.port, (SELECT count(*)::int FROM directory.schools s WHERE s.home = a.home) AS schools
       FROM homes.all_groups() a ORDER BY a.home`,
    ),
  )
  return await Promise.all(
    groups.map(async (group) => {
      const row = rows.find((one) => one.group === group)
      const node = workers.find(({ port }) => port === row?.port)
      if (!row || !node) return `${group}  is on no worker: it was not laid whole`
      return `${group}  ${node.name} (port ${node.port})  ${row.schools} ${row.schools === 1 ? 'school' : 'schools'}  ${await mayMove(node, group)}`
    }),
  )
}

async function mayMove(node: Node, group: string): Promise<string> {
  try {
    const opensAt = await findOpenExam(node, group)
    return opensAt === undefined
      ? 'can be moved'
      : `has an exam that is open or opens soon (${inLagos(opensAt)}): not now`
  } catch {
    return `${node.name} does not answer`
  }
}
