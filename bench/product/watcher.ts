import type { Pool } from 'pg'

/** One connection that looks into the school; its own processor time can be told apart by its process. */
export async function statementsOf(app: Pool, schoolId: string) {
  const client = await app.connect()
  await client.query(`SELECT set_config('app.school_id', $1, false)`, [schoolId])
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return {
    pid: rows[0]?.pid ?? 0,
    countMarked: async (examId: string): Promise<number> => {
      const marked = await client.query<{ count: number }>({
        name: 'count-marked',
        text: 'SELECT count(*) FROM results WHERE school_id = $1 AND exam_id = $2',
        values: [schoolId, examId],
      })
      return marked.rows[0]?.count ?? 0
    },
    /** Ends the connection instead of giving it back to the pool: it stays bound to one school, and must serve no other. */
    close: () => client.release(true),
  }
}
