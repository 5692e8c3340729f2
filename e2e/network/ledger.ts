// What the database really holds, asked past the product: as its superuser, in a connection of our own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFolded } from '@sabimark/domain/attempt/acceptance.ts'
import type { LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { type AttemptState, foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'
import { Pool } from 'pg'

/** `arrivedAtMs`: by the server's clock, since the attempt began. */
export type Kept = LoggedEvent & { refusal: string | null; arrivedAtMs: number }

export type Ledger = {
  /** Every event of an attempt, in the order of epochs and numbers. */
  eventsOf: (attemptId: string) => Promise<Kept[]>
  isSubmitted: (attemptId: string) => Promise<boolean>
  /** Attempts of the student with this number. */
  attemptsOf: (studentNumber: string) => Promise<string[]>
  /** The content and the key an attempt is marked by, and the order of its paper. */
  paperOf: (attemptId: string) => Promise<Paper>
  /** Says to the sockets of all sittings that there is something to ask for, as an act of staff does. */
  hint: () => Promise<void>
  /** The newest page of an attempt. */
  liveEpochOf: (attemptId: string) => Promise<number>
  end: () => Promise<void>
}

export type Paper = { content: ExamContent; key: ExamKey; order: { questionId: string; optionIds: string[] }[] }

/** Opens it on the embedded database of a server's data folder. */
export function openLedger(dataDir: string): Ledger {
  const pool = new Pool({ connectionString: addressIn(dataDir), max: 4 })
  pool.on('error', () => undefined)
  return {
    eventsOf: async (attemptId) => {
      const { rows } = await pool.query<Row>(
        `SELECT epoch, seq, at_ms::int AS "atMs", kind, question_id AS question, value, is_late AS "isLate", refusal,
           server_elapsed_ms::int AS "arrivedAtMs"
         FROM attempt_events WHERE attempt_id = $1 ORDER BY epoch, seq`,
        [attemptId],
      )
      return rows.map(({ question, value, ...event }) => ({
        ...event,
        ...(question === null ? {} : { question }),
        ...(value === null ? {} : { value }),
      }))
    },
    isSubmitted: async (attemptId) => {
      const { rows } = await pool.query<{ state: string }>('SELECT state FROM exam_attempts WHERE id = $1', [attemptId])
      return only(rows).state === 'submitted'
    },
    attemptsOf: async (studentNumber) => {
      const { rows } = await pool.query<{ id: string }>(
        `SELECT a.id FROM exam_attempts a JOIN students s ON s.school_id = a.school_id AND s.user_id = a.student_id
         WHERE s.student_id = $1`,
        [studentNumber],
      )
      return rows.map(({ id }) => id)
    },
    paperOf: async (attemptId) => {
      const { rows } = await pool.query<Paper>(
        `SELECT v.content::jsonb AS content, k.key, p.paper->'order' AS order
         FROM exam_attempts a
         JOIN exam_papers p ON p.school_id = a.school_id AND p.attempt_id = a.id
         JOIN exam_versions v ON v.school_id = a.school_id AND v.id = a.version_id
         JOIN exam_keys k ON k.school_id = a.school_id AND k.version_id = a.version_id
         WHERE a.id = $1 ORDER BY k.revision DESC LIMIT 1`,
        [attemptId],
      )
      return only(rows)
    },
    hint: async () => {
      await pool.query("SELECT pg_notify('hall', id::text) FROM exam_sittings")
    },
    liveEpochOf: async (attemptId) => {
      const { rows } = await pool.query<{ epoch: number }>(
        'SELECT live_epoch AS epoch FROM exam_attempts WHERE id = $1',
        [attemptId],
      )
      return only(rows).epoch
    },
    end: () => pool.end(),
  }
}

type Row = Omit<Kept, 'question' | 'value'> & {
  question: string | null
  value: Exclude<Kept['value'], undefined> | null
}

/** What a log comes to, by the rules of the house. */
export function foldOf(events: readonly Kept[]): AttemptState {
  return foldAttempt(
    events.filter(({ refusal }) => isFolded(refusal)),
    { countLate: true },
  )
}

function only<Found>([found]: readonly Found[]): Found {
  if (found === undefined) throw new Error('The database has no such attempt.')
  return found
}

function addressIn(dataDir: string): string {
  const access: { port: number; superuserPassword: string } = JSON.parse(
    readFileSync(join(dataDir, 'database.json'), 'utf8'),
  )
  return `postgresql://postgres:${access.superuserPassword}@127.0.0.1:${access.port}/sabimark`
}
