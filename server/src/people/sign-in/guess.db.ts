import { failuresAnywhere, failuresAtAddress, type GuessCounts } from '@sabimark/domain/people/guess-limit.ts'
import type { Pool } from 'pg'

type Counted = { key: string; address: string; since: Date | null }

export async function countFailures(auth: Pool, { key, address, since }: Counted): Promise<GuessCounts> {
  const { rows } = await auth.query<GuessCounts>(
    `SELECT count(*) FILTER (WHERE failed_at > now() - make_interval(mins => $3)) AS "failuresOfAccount",
            count(*) FILTER (WHERE address = $2 AND failed_at > now() - make_interval(mins => $4))
              AS "failuresOfAccountAtAddress"
     FROM auth.guess_failures WHERE account_key = $1 AND ($5::timestamptz IS NULL OR failed_at > $5)`,
    [key, address, failuresAnywhere.windowMinutes, failuresAtAddress.windowMinutes, since],
  )
  return rows[0] ?? { failuresOfAccount: 0, failuresOfAccountAtAddress: 0 }
}

export async function insertFailure(auth: Pool, accountKey: string, address: string): Promise<void> {
  await auth.query('INSERT INTO auth.guess_failures (account_key, address) VALUES ($1, $2)', [accountKey, address])
}

export async function deleteFailures(auth: Pool, accountKey: string, address: string): Promise<void> {
  await auth.query('DELETE FROM auth.guess_failures WHERE account_key = $1 AND address = $2', [accountKey, address])
}
