import {
  atAllAccounts,
  atOneAccount,
  browserDays,
  crowdAtKnownPlace,
  type Failures,
  mostKnownMembers,
  ofAllStrangers,
  placesOfOnePerson,
} from '@sabimark/domain/people/guess-limit.ts'
import type { Pool } from 'pg'

/** Browser (null for an unknown one) and place of a request, the account it guesses at and that account's school. */
export type SourceQuery = { browser: string | null; place: string; accountKey: string; schoolKey: string | null }

/** Of the browser and place, what is known: whether the account itself used them, or who of the school did. */
export type SourceHistory = { isOwnBrowser: boolean; isKnownPlace: boolean; knownMembers: string[] }

export async function selectKnown(
  auth: Pool,
  { browser, place, accountKey, schoolKey }: SourceQuery,
): Promise<SourceHistory> {
  const { rows } = await auth.query<SourceHistory>({
    name: 'known-sources',
    text: `SELECT
        EXISTS (SELECT FROM auth.known_sources WHERE source = $1 AND account_key = $3
          AND seen_at > now() - make_interval(days => $5)) AS "isOwnBrowser",
        EXISTS (SELECT FROM auth.known_sources WHERE source = $2 AND account_key = $3
          AND seen_at > now() - make_interval(days => $6))
        OR EXISTS (SELECT FROM auth.known_sources WHERE source = $2 AND school_key = $4
          AND seen_at > now() - make_interval(days => $6)) AS "isKnownPlace",
        ARRAY(SELECT account_key FROM auth.known_sources WHERE source = $1 AND school_key = $4 AND account_key <> $3
          AND seen_at > now() - make_interval(days => $5) ORDER BY seen_at DESC LIMIT $7) AS "knownMembers"`,
    values: [browser, place, accountKey, schoolKey, browserDays, placesOfOnePerson.days, mostKnownMembers],
  })
  return rows[0] ?? { isOwnBrowser: false, isKnownPlace: false, knownMembers: [] }
}

type Counted = { atAccount: Failures; atAll: Failures; strangers: Failures }

/** `isStrange`: of the failures at all accounts there only strangers' count, not those of people known at the place. */
type Countable = { name: string; isStrange: boolean }

/** Failures of each source, in their order; those at the account only since its password was set. */
export async function countFailures(auth: Pool, accountKey: string, sources: Countable[], since: Date | null) {
  const { rows } = await auth.query<Counted>({
    name: 'guess-failures',
    text: `WITH strangers AS (
        SELECT json_build_object('count', count(*), 'lastAgoSeconds',
          coalesce(extract(epoch FROM clock_timestamp() - max(failed_at)), 0)) AS failures
        FROM auth.guess_failures WHERE account_key = $1 AND is_stranger
          AND failed_at > greatest(now() - make_interval(hours => $4), $3))
      SELECT one.failures AS "atAccount", every.failures AS "atAll", strangers.failures AS strangers
      FROM unnest($2::text[], $8::boolean[]) WITH ORDINALITY AS s(source, is_strange, position) CROSS JOIN strangers
      CROSS JOIN LATERAL (
        SELECT json_build_object('count', count(*), 'lastAgoSeconds',
          coalesce(extract(epoch FROM clock_timestamp() - max(failed_at)), 0)) AS failures
        FROM auth.guess_failures WHERE account_key = $1 AND source = s.source
          AND failed_at > greatest(now() - make_interval(hours => $5), $3)) one
      CROSS JOIN LATERAL (
        SELECT json_build_object('count', count(*), 'lastAgoSeconds',
          coalesce(extract(epoch FROM clock_timestamp() - max(failed_at)), 0)) AS failures
        FROM (SELECT failed_at FROM auth.guess_failures WHERE source = s.source
          AND (is_stranger OR NOT s.is_strange) AND failed_at > now() - make_interval(hours => $6)
          ORDER BY failed_at DESC LIMIT $7) newest) every
      ORDER BY s.position`,
    values: [
      accountKey,
      sources.map(({ name }) => name),
      since,
      ofAllStrangers.windowHours,
      atOneAccount.windowHours,
      atAllAccounts.windowHours,
      crowdAtKnownPlace.failures,
      sources.map(({ isStrange }) => isStrange),
    ],
  })
  return rows
}

type Failure = { accountKey: string; source: string; isStranger: boolean; address: string }

export async function insertFailure(auth: Pool, { accountKey, source, isStranger, address }: Failure): Promise<void> {
  await auth.query(
    'INSERT INTO auth.guess_failures (account_key, source, is_stranger, address) VALUES ($1, $2, $3, $4)',
    [accountKey, source, isStranger, address],
  )
}

export async function deleteFailures(auth: Pool, accountKey: string, source: string): Promise<void> {
  await auth.query('DELETE FROM auth.guess_failures WHERE account_key = $1 AND source = $2', [accountKey, source])
}

type Right = { browser: string; place: string; accountKey: string; schoolKey: string | null }

/** Keeps where a right sign-in came from; an address only while the person has not made too many known. */
export async function keepSources(auth: Pool, { browser, place, accountKey, schoolKey }: Right): Promise<void> {
  await auth.query({
    name: 'keep-sources',
    text: `INSERT INTO auth.known_sources AS k (source, account_key, school_key, is_place)
      SELECT $1, $3, $4, false
      UNION ALL
      SELECT $2, $3, $4, true WHERE (SELECT count(*) FROM auth.known_sources o WHERE o.account_key = $3 AND o.is_place
        AND o.source <> $2 AND o.seen_at > now() - make_interval(days => $5)) < $6
      ON CONFLICT (source, account_key) DO UPDATE SET seen_at = excluded.seen_at,
        school_key = coalesce(excluded.school_key, k.school_key)
        WHERE k.seen_at < excluded.seen_at - interval '1 hour'
          OR k.school_key IS DISTINCT FROM coalesce(excluded.school_key, k.school_key)`,
    values: [browser, place, accountKey, schoolKey, placesOfOnePerson.days, placesOfOnePerson.most],
  })
}

/** Deletes what no rule asks about any more. */
export async function sweepGuesses(auth: Pool): Promise<void> {
  await auth.query('DELETE FROM auth.guess_failures WHERE failed_at < now() - make_interval(hours => $1)', [
    ofAllStrangers.windowHours,
  ])
  await auth.query(
    `DELETE FROM auth.known_sources
     WHERE is_place AND seen_at < now() - make_interval(days => $1)
       OR NOT is_place AND seen_at < now() - make_interval(days => $2)`,
    [placesOfOnePerson.days, browserDays],
  )
}
