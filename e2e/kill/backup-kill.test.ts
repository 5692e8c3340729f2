// The short form: one backup and one restore. The long one is `npm run e2e:kill -- N`.
import { expect, test } from 'vitest'
import { runBackupKills } from './backup-kill.ts'

test('a backup that is killed while candidates save, and a killed restore, leave nothing half and harm nothing', {
  timeout: 1_500_000,
}, async () => {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const problems = await runBackupKills({ seed: 'backups', candidates: 6, patienceMs: 400_000, times: 1, say })
  expect(problems, said.join('\n')).toEqual([])
  expect(said.filter((line) => /^(backup|restore) 1 /.test(line))).toHaveLength(2)
})
