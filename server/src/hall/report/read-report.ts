import { mostInReport } from '@sabimark/domain/hall/hall-bounds.ts'
import type { Light } from '@sabimark/domain/hall/light.ts'
import { asRead } from '../../exam/time/read-sitting.ts'
import { selectChanges } from '../../exam/time/time.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectLines } from '../acts/hall-lines.db.ts'
import type { BoardReader } from '../board/board-reader.ts'
import { sittingOf } from '../board/read-board.ts'
import type { Hall } from '../hall.access.ts'
import { selectInvigilators } from '../invigilators/invigilators.db.ts'
import { countEnded } from './ended.db.ts'

/** Who has not begun a sitting, or is not awaited. */
const notBegun: readonly Light[] = ['excused', 'absent', 'not_here', 'at_the_door', 'on_device']

/**
 * What happened in a hall, by what is written down of it and by the reading of its board. Why one candidate was given time is read by those
 * who run the exam alone, as everywhere (decision 061).
 */
export async function readReport(read: BoardReader, tx: Tx, hall: Hall) {
  const { people, rows } = await read(tx, hall)
  const [invigilators, allChanges, allLines, ended] = await Promise.all([
    selectInvigilators(tx, hall.sittingId),
    selectChanges(tx, hall.sittingId, mostInReport + 1),
    selectLines(tx, hall.sittingId, mostInReport + 1),
    countEnded(tx, hall.sittingId),
  ])
  const [changes, lines] = [allChanges.slice(0, mostInReport), allLines.slice(0, mostInReport)]
  const countOf = (...lights: Light[]) => rows.filter(({ row }) => lights.includes(row.light)).length
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    sitting: sittingOf(hall),
    invigilators: invigilators.map(({ name, isActive }) => ({ name, isActive })),
    counts: {
      expected: rows.length - countOf('excused'),
      came: rows.length - countOf(...notBegun),
      ...{ absent: countOf('absent'), onDevice: countOf('on_device'), excused: countOf('excused') },
      ...{ handedIn: ended.candidate, byTime: ended.time },
    },
    changes: changes.map((change) => ({
      ...asRead(change),
      reason: hall.isTheirs || change.studentId === null ? change.reason : null,
    })),
    lines: lines.map(({ from, to, at, text, studentId, ...line }) => ({
      ...line,
      text: hall.isTheirs || line.kind === 'note' || studentId === null ? text : null,
      ...{ from: iso(from), to: iso(to), at: at.toISOString() },
    })),
    isCut: allChanges.length > mostInReport || allLines.length > mostInReport,
    late: countOf('late'),
    flagged: rows.flatMap(({ row: { flags } }, place) => {
      const { name = '', studentNumber = '' } = people[place] ?? {}
      return flags.length > 0 ? [{ name, studentNumber, flags }] : []
    }),
  }
}
