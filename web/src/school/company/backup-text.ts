import type { KnownBackup } from '@sabimark/contract/answers.ts'
import { lagosClock, lagosDate, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { sizeText } from '@sabimark/domain/words/size-text.ts'

/** What the company's home says of backups: all is well, or why somebody should look and where. */
export function backupText(
  { last, isLate, isNightly, failed }: KnownBackup,
  now: Date,
): { text: string; hint: string | null } {
  const hint = isNightly ? 'DATA_DIR/server.log says why.' : 'Set BACKUP_DIR: see “Backup and restore” in README.md.'
  if (failed !== null && isNightly) return failedText(failed, last, now)
  if (last === null) {
    const isAwaited = isNightly && !isLate
    if (isAwaited) return { text: 'No backup yet. The first is taken as soon as nobody sits an exam.', hint: null }
    return { text: 'No backup was ever taken.', hint }
  }
  const madeAt = new Date(last.madeAt)
  if (isLate) return { text: `No backup since ${dayOf(madeAt, now)}.`, hint }
  return { text: `Last backup: ${dayOf(madeAt, now)}, ${lagosClock(madeAt)} · ${sizeText(last.byteCount)}`, hint: null }
}

/** The reason is a sentence of the server's. */
function failedText({ at, why }: NonNullable<KnownBackup['failed']>, last: KnownBackup['last'], now: Date) {
  const failedAt = new Date(at)
  const good = last === null ? 'There is none yet.' : `The last good one is of ${dayOf(new Date(last.madeAt), now)}.`
  return {
    text: `The backup of ${dayOf(failedAt, now)}, ${lagosClock(failedAt)} failed: ${why.replace(/\.$/, '')}.`,
    hint: `${good} It is tried again every hour.`,
  }
}

/** 'today', 'yesterday', '21 Nov', and the year where it is another. */
function dayOf(instant: Date, now: Date): string {
  const date = lagosDate(instant)
  if (date === lagosDate(now)) return 'today'
  if (date === lagosDate(new Date(now.getTime() - 24 * 60 * 60 * 1000))) return 'yesterday'
  const day = lagosDay(instant)
  const year = ` ${lagosDate(now).slice(0, 4)}`
  return day.endsWith(year) ? day.slice(0, -year.length) : day
}
