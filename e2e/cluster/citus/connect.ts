import { Client } from 'pg'

/** One connection for `work`, ended after it. */
export async function connect<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
  options = '',
): Promise<T> {
  const client = new Client({ connectionString, options, application_name: 'sabimark-cluster' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
