import { expect, test } from 'vitest'
import { checkMigrations } from './check-migrations.ts'

const found = (migrations: string[], functions: string[] = []) => checkMigrations({ migrations, functions })

test('numbers may be left out, and a function has none', () => {
  expect(found(['001-accounts.sql', '003-look-ups.sql'], ['save-events.sql'])).toEqual([])
})

test('each number that two migrations have is named', () => {
  expect(found(['001-one.sql', '002-a.sql', '002-b.sql', '003-c.sql', '003-d.sql'])).toEqual([
    '002-a.sql and 002-b.sql have the same number: the one that is not on main takes the next',
    '003-c.sql and 003-d.sql have the same number: the one that is not on main takes the next',
  ])
})

test.each([
  '1-one.sql',
  '0001-one.sql',
  'one.sql',
  '002_two.sql',
  '002-Two.sql',
  '002-.sql',
  '002-two.SQL',
  'README.md',
])('%s is no name of a migration', (name) => {
  expect(found(['001-accounts.sql', name])).toEqual([`${name} is not named like 001-title.sql`])
})

test('a function with a number, and a folder without a migration, are findings', () => {
  expect(found([], ['Save_Events.sql'])).toEqual([
    'functions/Save_Events.sql is not named like save-events.sql',
    'not a single migration was looked at',
  ])
})
