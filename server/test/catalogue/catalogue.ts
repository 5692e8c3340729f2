import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type TestDatabase, testDatabase } from '../database.ts'

/** Tables without a school: each for a reason that stands in its migration. Everything else is owned by a school. */
export const exempt = [
  ...[
    'allowance_uses',
    'due_work',
    'schema_backups',
    'schema_database',
    'schema_functions',
    'schema_migrations',
    'schema_role_passwords',
  ],
  'schools',
]

/** What role app may do with each table of a school: S select, I insert, U update, D delete. Beyond it nothing. */
export const appMay: Record<string, string> = {
  attempt_epochs: 'SIU',
  attempt_events: 'S',
  attempt_evidence: 'SI',
  attempt_presence: 'SIUD',
  audit_log: 'SI',
  billing_periods: 'SIU',
  calendar_feeds: 'SIUD',
  checked_answers: 'SI',
  classes: 'SIUD',
  enrolments: 'SIUD',
  exam_attempts: 'SIU',
  exam_classes: 'SIUD',
  exam_counters: 'SIU',
  exam_keys: 'SI',
  exam_packages: 'SIU',
  exam_papers: 'SID',
  exam_questions: 'SIUD',
  exam_sections: 'SID',
  exam_sittings: 'SIUD',
  exam_statistics: 'SIU',
  exam_versions: 'SI',
  exams: 'SIUD',
  expected_candidates: 'SI',
  files: 'SIUD',
  hall_lines: 'SI',
  hand_marks: 'SI',
  imports: 'SIU',
  mail_requests: 'SIUD',
  mails: 'SIUD',
  marked_answers: 'SIUD',
  month_counters: 'SIU',
  notice_preferences: 'SIUD',
  notices: 'SIUD',
  passages: 'SIUD',
  questions: 'SIUD',
  receipt_counters: 'SIU',
  reminder_defaults: 'SIUD',
  reports: 'SIUD',
  requests: 'SIUD',
  result_revisions: 'SI',
  results: 'SIU',
  exam_settings: 'SIUD',
  exam_students: 'SIUD',
  notification_settings: 'SIUD',
  school_settings: 'SIUD',
  security_settings: 'SIUD',
  scripts: 'SIU',
  sealed_parts: 'SID',
  shared_links: 'SIUD',
  sitting_changes: 'SI',
  sitting_classes: 'SIUD',
  sitting_invigilators: 'SID',
  sitting_students: 'SIUD',
  sitting_reminders: 'SIUD',
  sitting_seals: 'SIU',
  student_counters: 'SIU',
  student_subjects: 'SIUD',
  student_totals: 'SIU',
  students: 'SIUD',
  subject_counters: 'SIU',
  subjects: 'SIUD',
  teacher_classes: 'SIUD',
  teacher_subjects: 'SIUD',
  teachers: 'SIUD',
  terms: 'SIUD',
  version_questions: 'SI',
  users: 'SIUD',
}

/** What role platform may read something of. */
export const platformReads = [
  'billing_periods',
  'calendar_feeds',
  'exam_attempts',
  'exam_sittings',
  'exam_packages',
  'exams',
  'expected_candidates',
  'mails',
  'questions',
  'results',
  'school_settings',
  'security_settings',
  'schools',
  'shared_links',
  'sitting_changes',
  'sitting_seals',
  'students',
  'subject_counters',
  'subjects',
  'users',
]

/** What it may read of the company's own school alone. */
export const platformReadsOwn = ['exam_settings', 'notification_settings']

let database: TestDatabase
let owner: Client

/** A database of this file's own, just migrated, to be read as its owner. */
export function ownCatalogue(): void {
  beforeAll(async () => {
    database = await testDatabase()
    owner = new Client({ connectionString: database.ownerUrl })
    await owner.connect()
  })
  afterAll(async () => {
    await owner.end()
    await database.drop()
  })
}

/** Another connection to it, as role app. */
export const asApp = () => new Client({ connectionString: database.urls.app })

export const role = (name: string) => `${inject('testCluster').rolePrefix}_${name}`

export async function rows<Row>(text: string): Promise<Row[]> {
  return (await owner.query(text)).rows as Row[]
}

export const tablesIn = async (schema: string) =>
  (
    await rows<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
         AND relnamespace = '${schema}'::regnamespace ORDER BY relname`,
    )
  ).map(({ name }) => name)

export const schoolOwned = async () => (await tablesIn('public')).filter((name) => !exempt.includes(name))
