import type { Client } from 'pg'
import { connect } from './connect.ts'
import { homeOf } from './home-views.ts'
import { appUrl, superuserUrl } from './nodes.ts'
import { coordinator } from './places.ts'
import { readShards } from './read-shards.ts'

/** Notes what was wrong where the two are not the same. */
export type Expect = (what: string, got: unknown, wanted: unknown) => void

/** One transaction of a school as the server has it at the home of its group. */
export async function atHome<T>(group: string, school: string, work: (client: Client) => Promise<T>): Promise<T> {
  const { port } = await connect(superuserUrl(coordinator), (client) => readShards(client, group))
  return await connect(
    await appUrl({ name: '', port }),
    async (client) => {
      await client.query('BEGIN')
      try {
        await client.query("SELECT set_config('app.school_id', $1, true), hold_home()", [school])
        const done = await work(client)
        await client.query('COMMIT')
        return done
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      }
    },
    `-c search_path=${homeOf(group, 'app')} -c citus.enable_manual_changes_to_shards=on`,
  )
}
