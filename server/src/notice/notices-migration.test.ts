import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mailState } from '@sabimark/domain/notice/mail-state.ts'
import { expect, test } from 'vitest'
import { type Hall, layHall } from '../../test/builders/attempt.ts'
import { emptyDatabase } from '../../test/database.ts'
import { testSmtp } from '../../test/smtp.ts'
import { migrate, roleUrls } from '../platform/database/migrate.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'
import { startJobs } from '../platform/jobs/due-work.ts'
import { sendMail } from '../platform/mail/mail-line.ts'
import { createLog } from '../platform/process/log.ts'
import { selectMails } from './mail/mail.db.ts'
import { sendMails } from './mail/send-mail.ts'

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))

/** A mail as the version before kept it: waiting in the queue, sent, or given up. */
async function keepMail(pools: Pools, hall: Hall, what: 'waits' | 'sent' | 'given up'): Promise<void> {
  await inSchool(pools.app, hall, async (tx) => {
    const id = newId()
    const data = what === 'waits' ? { name: 'Ada', school: 'Greenfield', link: 'http://sabimark.test/x?token=1' } : {}
    await tx.run(
      `INSERT INTO notices (school_id, id, kind, to_address, data, sent_at) VALUES ($1, $2, 'verify_email', $3, $4, $5)`,
      [tx.schoolId, id, `${what.replace(' ', '')}@${tx.schoolId}.test`, data, what === 'sent' ? tx.now : null],
    )
    if (what !== 'waits') return
    await tx.run(
      `INSERT INTO due_work (school_id, kind, reference, due_at, failures) VALUES ($1, 'send_notice', $2, now(), 3)`,
      [tx.schoolId, id],
    )
  })
}

test('mails of a server that was stopped go out after the upgrade, in every school', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '019') await cp(join(ownFolder, name), join(earlier, name))
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  const smtp = await testSmtp()
  try {
    const halls = [await layHall(pools, { candidates: 1 }), await layHall(pools, { candidates: 1 })]
    for (const hall of halls) {
      for (const what of ['sent', 'given up', 'waits'] as const) await keepMail(pools, hall, what)
    }
    await migrate(ownerUrl, { secret, rolePrefix })
    const statesOf = (hall: Hall) =>
      inSchool(pools.app, hall, async (tx) =>
        (await selectMails(tx, { before: null, limit: 10 })).map((row) => [mailState(row, tx.now), row.tries]),
      )
    for (const hall of halls) {
      expect(await statesOf(hall)).toEqual([
        ['waiting', 0],
        ['given_up', 0],
        ['sent', 1],
      ])
    }
    const services = {
      config: {
        ...{ smtpUrl: smtp.url, mailFrom: 'no-reply@sabimark.test', dataDir: tmpdir() },
        ...{ publicUrl: 'http://sabimark.test' },
      },
      pools,
      log: createLog({ level: 'info', to: { write: () => undefined } }),
      isClockTrusted: () => true,
    }
    const jobs = startJobs({
      pool: pools.app,
      groups: [{ concurrency: 2, kinds: { [sendMail]: { needsClock: false, run: sendMails(services) } } }],
      isClockTrusted: services.isClockTrusted,
      onFailure: () => undefined,
    })
    await expect.poll(() => smtp.received.length).toBe(2)
    await jobs.stop()
    for (const hall of halls) expect((await statesOf(hall))[0]).toEqual(['sent', 1])
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(
      halls.map(({ schoolId }) => `waits@${schoolId}.test`).sort(),
    )
    const left = await pools.app.query("SELECT 1 FROM due_work WHERE kind IN ('send_mail', 'send_notice')")
    expect(left.rows).toEqual([])
    const { rows } = await pools.app.query(
      "SELECT relname FROM pg_class WHERE relname IN ('mails', 'notices') AND relforcerowsecurity ORDER BY 1",
    )
    expect(rows).toEqual([{ relname: 'mails' }, { relname: 'notices' }])
  } finally {
    await smtp.stop()
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
