import { describe, expect, test } from 'vitest'
import { platformSchoolId } from '../../src/school/school.db.ts'
import { ownCatalogue, platformReads, platformReadsOwn, role, rows, schoolOwned } from './catalogue.ts'

const ofTheSchool = "(school_id = (NULLIF(current_setting('app.school_id'::text, true), ''::text))::uuid)"
const theSchoolItself = ofTheSchool.replace('school_id', 'id')

ownCatalogue()

describe('row-level security', () => {
  test('is on and forced', async () => {
    const states = await rows<{ name: string; isOn: boolean; isForced: boolean }>(
      `SELECT relname AS name, relrowsecurity AS "isOn", relforcerowsecurity AS "isForced" FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    )
    for (const name of [...(await schoolOwned()), 'schools']) {
      expect(states.find((one) => one.name === name)).toEqual({ name, isOn: true, isForced: true })
    }
  })

  test('has exactly one text for app, and no other door than those named', async () => {
    const policies = await rows<{
      table: string
      name: string
      roles: string
      command: string
      qual: string
      check: string
    }>(
      `SELECT tablename AS table, policyname AS name, roles::text, cmd AS command, qual, with_check AS check
       FROM pg_policies WHERE schemaname = 'public' AND permissive = 'PERMISSIVE' ORDER BY 1, 2`,
    )
    const tenant = (table: string, text: string) => ({
      table,
      name: 'tenant',
      roles: `{${role('app')}}`,
      command: 'ALL',
      qual: text,
      check: text,
    })
    const saver = (table: string) => ({
      table,
      name: 'saver_saves',
      roles: `{${role('saver')}}`,
      command: 'ALL',
      qual: 'true',
      check: 'true',
    })
    const reads = (table: string, who: string) => ({
      table,
      name: `${who}_reads`,
      roles: `{${role(who)}}`,
      command: 'SELECT',
      qual: 'true',
      check: null,
    })
    const expected = [
      ...(await schoolOwned()).map((table) => tenant(table, ofTheSchool)),
      tenant('schools', theSchoolItself),
      // Bound to a school as app is: where the address of an account changes, its rows there follow, or are left to the old one.
      { ...tenant('users', ofTheSchool), name: 'email_follows', roles: `{${role('auth')}}` },
      { ...tenant('schools', theSchoolItself), name: 'email_follows', roles: `{${role('auth')}}` },
      {
        ...{ table: 'audit_log', name: 'email_follows', roles: `{${role('auth')}}` },
        ...{ command: 'INSERT', qual: null, check: ofTheSchool },
      },
      {
        ...{ table: 'audit_log', name: 'email_is_followed', roles: `{${role('auth')}}` },
        ...{ command: 'SELECT', qual: ofTheSchool, check: null },
      },
      ...['attempt_epochs', 'attempt_events', 'attempt_evidence', 'exam_attempts'].map(saver),
      ...['exam_packages', 'exam_sittings', 'school_settings', 'sitting_changes', 'sitting_seals', 'students'].map(
        (table) => reads(table, 'saver'),
      ),
      ...[...(await schoolOwned()), 'schools'].map((table) => reads(table, 'keeper')),
      ...platformReads.map((table) => reads(table, 'platform')),
      ...platformReadsOwn.map((table) => ({
        ...reads(table, 'platform'),
        qual: `(school_id = '${platformSchoolId}'::uuid)`,
      })),
      // Nothing else of a file is looked for across schools by its id.
      { ...reads('files', 'platform'), qual: 'is_of_question' },
    ]
    const byPlace = (one: { table: string; name: string }, other: { table: string; name: string }) =>
      `${one.table} ${one.name}`.localeCompare(`${other.table} ${other.name}`)
    expect(policies.sort(byPlace)).toEqual(expected.sort(byPlace))
    expect(await rows("SELECT 1 FROM pg_policies WHERE permissive <> 'PERMISSIVE'")).toEqual([])
  })
})
