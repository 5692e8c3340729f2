// Nothing is stuck, nothing is counted wrongly, nothing is damaged.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Candidate } from './candidate.ts'
import type { Ask } from './database.ts'

/** Work nobody will come back to before a candidate has given up: overdue, or waiting after a failure. */
export async function stuckWork(ask: Ask): Promise<string[]> {
  const rows = await ask<{ kind: string; failures: number; overdue: number }>(
    `SELECT kind, failures, extract(epoch FROM clock_timestamp() - due_at)::int AS overdue FROM due_work
     WHERE due_at <= clock_timestamp() - interval '2 seconds' OR failures > 0`,
  )
  return rows.map(({ kind, failures, overdue }) => `${kind}, ${failures} failures, overdue by ${overdue} s`)
}

export async function checkRest(ask: Ask, candidates: readonly Candidate[]): Promise<string[]> {
  const problems: string[] = []
  const one = async (what: string, sql: string) => {
    const [row] = await ask<{ count: number }>(`SELECT count(*)::int AS count FROM (${sql}) found`)
    if (row?.count !== 0) problems.push(`${row?.count} × ${what}`)
  }
  await one(
    'an attempt that was handed in without exactly one result, or a result of a running one',
    `SELECT 1 FROM exam_attempts a LEFT JOIN results r ON r.attempt_id = a.id GROUP BY a.id, a.state
     HAVING count(r.id) <> (CASE WHEN a.state = 'submitted' THEN 1 ELSE 0 END)`,
  )
  await one(
    'counters that are not the sum of their results',
    `SELECT 1 FROM (SELECT exam_id, count(counted_millionths) AS marked, coalesce(sum(counted_millionths), 0) AS total,
       count(*) FILTER (WHERE is_passed) AS passed FROM results GROUP BY 1) r
     FULL JOIN exam_counters c ON c.exam_id = r.exam_id
     WHERE c.marked_count IS DISTINCT FROM r.marked OR c.millionths_sum IS DISTINCT FROM r.total
       OR c.passed_count IS DISTINCT FROM r.passed`,
  )
  await one(
    'counters of a student or a month that are not the sum of their results',
    `SELECT 1 FROM (SELECT a.student_id, count(r.counted_millionths) AS marked, sum(r.counted_millionths) AS total
       FROM results r JOIN exam_attempts a ON a.id = r.attempt_id WHERE r.counted_millionths IS NOT NULL GROUP BY 1) r
     FULL JOIN student_totals c ON c.student_id = r.student_id
     WHERE c.marked_count IS DISTINCT FROM r.marked OR c.millionths_sum IS DISTINCT FROM r.total
     UNION ALL SELECT 1 FROM (SELECT sum(marked_count) AS marked, sum(millionths_sum) AS total FROM month_counters) m,
       (SELECT sum(marked_count) AS marked, sum(millionths_sum) AS total FROM student_totals) s
     WHERE (m.marked, m.total) IS DISTINCT FROM (s.marked, s.total)`,
  )
  await one(
    'an exam whose papers are not one for each candidate',
    `SELECT 1 FROM exam_sittings s JOIN sitting_classes k ON k.sitting_id = s.id
     JOIN students t ON t.class_id = k.class_id LEFT JOIN exam_papers p ON p.sitting_id = s.id AND p.student_id = t.user_id
     GROUP BY s.id, t.user_id HAVING count(p.attempt_id) <> 1`,
  )
  await one(
    'an acknowledged number or a stored count of a page that is not what its log holds',
    `SELECT 1 FROM attempt_epochs e LEFT JOIN attempt_events v ON v.attempt_id = e.attempt_id AND v.epoch = e.epoch
     GROUP BY e.attempt_id, e.epoch, e.acked_seq, e.stored_count
     HAVING count(v.seq) <> e.stored_count OR count(v.seq) < e.acked_seq OR coalesce(max(v.seq), 0) < e.acked_seq`,
  )
  await one('an exam that is written twice', 'SELECT 1 FROM exams GROUP BY title HAVING count(*) > 1')
  const running = candidates.filter(({ isHandedIn, script }) => script.handsIn && !isHandedIn)
  if (running.length > 0) problems.push(`${running.length} candidates could not hand in`)
  return problems
}

/** Every row of every table, so that every page is read and its checksum looked at. */
export async function readEverything(ask: Ask): Promise<number> {
  const tables = await ask<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'auth')`,
  )
  let rows = 0
  for (const { name } of tables) {
    const [found] = await ask<{ count: number }>(`SELECT count(t.*::text)::int AS count FROM ${name} t`)
    rows += found?.count ?? 0
  }
  return rows
}

const damage = /PANIC|page verification failed|invalid page|could not read block|corrupt/i

/** What PostgreSQL says of damage in its own log. */
export function damageInLog(dataDir: string): string[] {
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
  return log.split('\n').filter((line) => damage.test(line))
}
