import { expect, test } from 'vitest'
import { backupText } from './backup-text.ts'

const now = new Date('2026-11-24T08:00:00Z')
const made = (madeAt: string, byteCount = 143_000_000) => ({ madeAt, byteCount })
const readme = 'Set BACKUP_DIR: see “Backup and restore” in README.md.'
const log = 'DATA_DIR/server.log says why.'

test.each([
  [
    { last: made('2026-11-24T01:04:00Z'), isLate: false, isNightly: true, failed: null },
    'Last backup: today, 2:04\u00a0am · 143 MB',
    null,
  ],
  // Half past eleven in the evening of the 23rd in London is the 24th in Lagos.
  [
    { last: made('2026-11-23T23:30:00Z', 13_172), isLate: false, isNightly: false, failed: null },
    'Last backup: today, 12:30\u00a0am · 13 kB',
    null,
  ],
  [
    { last: made('2026-11-23T01:04:00Z', 1_440_000_000), isLate: false, isNightly: true, failed: null },
    'Last backup: yesterday, 2:04\u00a0am · 1.4 GB',
    null,
  ],
  [
    { last: made('2026-11-22T09:00:00Z'), isLate: false, isNightly: true, failed: null },
    'Last backup: 22 Nov, 10:00\u00a0am · 143 MB',
    null,
  ],
  [{ last: made('2026-11-21T01:04:00Z'), isLate: true, isNightly: true, failed: null }, 'No backup since 21 Nov.', log],
  [
    { last: made('2025-11-21T01:04:00Z'), isLate: true, isNightly: false, failed: null },
    'No backup since 21 Nov 2025.',
    readme,
  ],
  [{ last: null, isLate: false, isNightly: false, failed: null }, 'No backup was ever taken.', readme],
  [
    { last: null, isLate: false, isNightly: true, failed: null },
    'No backup yet. The first is taken as soon as nobody sits an exam.',
    null,
  ],
  [
    { last: null, isLate: false, isNightly: true, failed: { at: '2026-11-24T07:10:00Z', why: 'The disk is full.' } },
    'The backup of today, 8:10\u00a0am failed: The disk is full.',
    'There is none yet. It is tried again every hour.',
  ],
  [
    {
      ...{ last: made('2026-11-23T01:04:00Z'), isLate: false, isNightly: true },
      failed: { at: '2026-11-24T01:04:00Z', why: 'it was killed' },
    },
    'The backup of today, 2:04\u00a0am failed: it was killed.',
    'The last good one is of yesterday. It is tried again every hour.',
  ],
  [{ last: null, isLate: true, isNightly: true, failed: null }, 'No backup was ever taken.', log],
])('of %j it says so', (of, text, hint) => {
  expect(backupText(of, now)).toEqual({ text, hint })
})
