import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { ReactNode } from 'react'
import { midOpensText } from '../../exam/list/exam-times.ts'
import { leftText } from '../../exam/page/strip-words.ts'
import { StateStrip, StripLine } from '../../platform/ui/state-strip.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import type { Board } from '../merge-board.ts'
import { type Group, groups } from './board-list.tsx'
import { useNowMs } from './heard-ago.tsx'
import { useIsPhone } from './use-is-phone.ts'

/**
 * Whether a hall is open, until when, and how many write. On a phone it is one line with the menu: the pills of the
 * candidates count the same but for who was ended by the clock, and what is looked at are the rows.
 */
export function HallStrip({ board: { sitting, rows }, menu }: { board: Board; menu: ReactNode }) {
  const isPhone = useIsPhone()
  const now = new Date(useNowMs())
  const isBefore = now < new Date(sitting.opensAt)
  const isOver = now > new Date(sitting.closesAt)
  const count = (group: Group) => rows.filter(groups[group].isIn).length
  const byClock = rows.filter(({ light }) => light === 'time_over').length
  const badge = isBefore ? (
    <StatusBadge tone="blue">to come</StatusBadge>
  ) : (
    <StatusBadge tone={isOver ? 'grey' : 'green'}>{isOver ? 'closed' : 'open'}</StatusBadge>
  )
  const note = [
    ...(count('writing') > 0 ? [`${count('writing')} writing`] : []),
    ...(count('done') > 0 ? [`${count('done')} finished${byClock > 0 ? ` (${byClock} by the clock)` : ''}`] : []),
    ...(count('on_device') > 0
      ? [`${count('on_device')} ${isBefore ? 'ready' : 'on a device, not heard from yet'}`]
      : []),
    ...(isOver && count('absent') > 0 ? [`${count('absent')} absent`] : []),
  ].join(', ')
  return (
    <StateStrip
      label="The hall now"
      menu={menu}
      badge={badge}
      title={
        isBefore
          ? whole(`Opens ${midOpensText(sitting.opensAt, now)}`)
          : isPhone && isOver && byClock > 0
            ? `${byClock} ended by the clock`
            : // The badge says whether it is open.
              leftText(sitting.closesAt, now).replace(/^Open until .*/, (until) => whole(until.replace('Open u', 'U')))
      }
      note={!isPhone && note}
    >
      {!isPhone && (
        <StripLine>
          {/* When it opens is what the title says. */}
          {!isBefore && `Opened ${nearTime(new Date(sitting.opensAt), now)} · `}
          {isBefore ? 'Closes' : isOver ? 'closed' : 'closes'} {nearTime(new Date(sitting.closesAt), now)} ·{' '}
          {counted(sitting.durationMinutes, 'minute')} each
        </StripLine>
      )}
    </StateStrip>
  )
}

/** No line breaks inside a day and its time. */
const whole = (time: string) => time.replaceAll(' ', '\u00a0')
