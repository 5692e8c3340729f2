import { lagosClock, lagosDate, lagosDay } from '@sabimark/domain/school/lagos-time.ts'
import type { Client } from '../../platform/client.ts'

export type LastBackup = Awaited<ReturnType<Client['school']['lastBackup']>>

/** What the company's home says of backups: all is well, or why somebody should look and where. */
export function backupText({ last, isLate, isNightly }: LastBackup, now: Date): { text: string; hint: string | null } {
  const hint = isNightly ? 'DATA_DIR/server.log says why.' : 'Set BACKUP_DIR: see “Backup and restore” in README.md.'
  if (last === null) {
    const isAwaited = isNightly && !isLate
    if (isAwaited) return { text: 'No backup yet. The first is taken as soon as nobody sits an exam.', hint: null }
    return { text: 'No backup was ever taken.', hint }
  }
  const madeAt = new Date(last.madeAt)
  if (isLate) return { text: `No backup since ${dayOf(madeAt, now)}.`, hint }
  return { text: `Last backup: ${dayOf(madeAt, now)}, ${lagosClock(madeAt)} · ${sizeText(last.byteCount)}`, hint: null }
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

/** '1 MB', '143 MB', '1.4 GB'. */
function sizeText(bytes: number): string {
  const megabytes = Math.max(1, Math.round(bytes / 1_000_000))
  return megabytes < 1_000 ? `${megabytes} MB` : `${(megabytes / 1_000).toFixed(1)} GB`
}
