import { asOne } from '../cluster.ts'
import type { TestServer } from '../server.ts'

/**
 * So many days later at a school, as far as its plan is concerned: the clock is the database's, so all that was paid, asked and tried
 * is moved back.
 */
export async function later({ database }: Pick<TestServer, 'database'>, schoolId: string, days: number): Promise<void> {
  await asOne(database.ownerUrl, async (owner) => {
    await owner.query(`BEGIN;
      ALTER TABLE schools NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE billing_periods NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE notices NO FORCE ROW LEVEL SECURITY`)
    await owner.query(
      `UPDATE schools SET trial_ends_at = trial_ends_at - make_interval(days => $2), paid_until = paid_until - $2::int,
         next_asked_at = next_asked_at - make_interval(days => $2), cycle_read_at = cycle_read_at - make_interval(days => $2)
       WHERE id = $1`,
      [schoolId, days],
    )
    await owner.query(
      `UPDATE billing_periods SET starts_on = starts_on - $2::int, ends_on = ends_on - $2::int, paid_on = paid_on - $2::int,
         made_at = made_at - make_interval(days => $2) WHERE school_id = $1`,
      [schoolId, days],
    )
    // The last day of a plan names what was told of it.
    await owner.query(
      `UPDATE notices SET about = to_char(split_part(about, '/', 1)::date - $2::int, 'YYYY-MM-DD/') || split_part(about, '/', 2)
       WHERE school_id = $1 AND kind = 'plan_ends'`,
      [schoolId, days],
    )
    await owner.query(`ALTER TABLE schools FORCE ROW LEVEL SECURITY;
      ALTER TABLE billing_periods FORCE ROW LEVEL SECURITY;
      ALTER TABLE notices FORCE ROW LEVEL SECURITY; COMMIT`)
  })
}
