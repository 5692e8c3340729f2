import { endNoticeMinutes } from '@sabimark/domain/exam/time/candidate-time.ts'
import { mostMinutesReopened } from '@sabimark/domain/hall/reopen.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconClockPlus, IconDoorExit, IconKey, IconNote, IconRotateClockwise } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Pressed } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import type { ActQuestion, RecordAct } from '../../platform/record/use-record-acts.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import type { Board, BoardRow } from '../merge-board.ts'
import type { OfSitting } from '../of-sitting.ts'
import { useBoard } from '../use-board.ts'
import { NoteDialog } from './note-dialog.tsx'
import { type HallAsked, TimedAct } from './timed-act.tsx'

/** Whose time is over has none that could be added to or ended. */
const runs = ({ light }: BoardRow) => light === 'writing' || light === 'quiet' || light === 'gone' || light === 'away'
const waits = ({ light }: BoardRow) =>
  light === 'not_here' || light === 'at_the_door' || light === 'on_device' || light === 'excused'

type AskSlip = (question: ActQuestion) => ReactNode

/** What whoever stands in the hall can do for one candidate or for several; only what the server would let them. */
export function boardActs(of: OfSitting, { may, seen }: Board, askSlip: AskSlip): RecordAct<BoardRow>[] {
  const question = { of, seen }
  return [
    ...(may.giveTime
      ? [
          {
            label: 'Give extra time',
            icon: <IconClockPlus {...menuIcon} />,
            isFor: (row: BoardRow) => runs(row) || waits(row),
            ask: (asked: ActQuestion) => <GiveTime {...asked} {...question} most={may.giveMost} />,
          },
        ]
      : []),
    ...(may.slips
      ? [
          {
            label: 'New sign-in slip',
            icon: <IconKey {...menuIcon} />,
            isForOne: true as const,
            ask: askSlip,
          },
        ]
      : []),
    {
      label: 'Write a note',
      icon: <IconNote {...menuIcon} />,
      isForOne: true as const,
      ask: (asked: ActQuestion) => <NoteDialog {...asked} of={of} />,
    },
    ...(may.reopen
      ? [
          {
            label: 'Let back in',
            icon: <IconRotateClockwise {...menuIcon} />,
            isFor: ({ light }: BoardRow) => light === 'time_over' || light === 'late',
            ask: (asked: ActQuestion) => <Reopen {...asked} {...question} />,
          },
        ]
      : []),
    ...(may.endFor
      ? [
          {
            label: 'End the exam for them',
            icon: <IconDoorExit {...menuIcon} />,
            isFor: runs,
            isDeletion: true as const,
            ask: (asked: ActQuestion) => <EndFor {...asked} {...question} />,
          },
        ]
      : []),
  ]
}

type Question = ActQuestion & { of: OfSitting; seen: string | null }

const give = (asked: HallAsked, pressed: Pressed) => client.hall.giveTime(asked, pressed)
const reopen = ({ seen: _seen, ...asked }: HallAsked, pressed: Pressed) => client.hall.reopen(asked, pressed)
const end = ({ minutes: _minutes, seen: _seen, ...asked }: HallAsked, pressed: Pressed) =>
  client.hall.endFor(asked, pressed)

function GiveTime({ most, ...question }: Question & { most: number }) {
  // Read on while it is typed: what somebody else gives meanwhile stands here before the same is given again.
  const { data: board } = useBoard(question.of)
  const given = (board?.rows ?? []).filter(({ id, extraMinutes }) => question.ids.includes(id) && extraMinutes > 0)
  return (
    <TimedAct
      {...question}
      title={`Give extra time: ${question.who}`}
      submitLabel="Give time"
      minutes={{ usual: Math.min(10, most), most, label: 'Extra minutes' }}
      call={give}
      said={(who, count, minutes) => `${who} ${count === 1 ? 'has' : 'have'} ${counted(minutes, 'minute')} more.`}
    >
      If they are writing, the time is added at once; otherwise when they start.{' '}
      {given.length > 0 && <strong>{givenText(given, question)} </strong>}
      {given.length === 0 ? 'It adds to the extra time they already have.' : 'This is added to it.'}
    </TimedAct>
  )
}

/** Who of those asked about has extra time already, and of one how much. */
function givenText(given: readonly BoardRow[], { ids, who }: Question): string {
  const [first] = given
  if (ids.length === 1 && first) return `${who} already has ${counted(first.extraMinutes, 'minute')} of extra time.`
  return `${counted(given.length, 'of them already has', 'of them already have')} extra time.`
}

function EndFor(question: Question) {
  return (
    <TimedAct
      {...question}
      title={`End the exam for ${question.who}?`}
      submitLabel="End it"
      isDanger
      minutes={null}
      call={end}
      said={(who) => `The exam ends for ${who} within ${counted(endNoticeMinutes, 'minute')}.`}
    >
      Their paper is handed in automatically in {counted(endNoticeMinutes, 'minute')}, with everything they have
      written. The others keep writing. This cannot be undone.
    </TimedAct>
  )
}

/** For how many minutes somebody is let in again, unless said. */
const usualReopening = 15

function Reopen(question: Question) {
  return (
    <TimedAct
      {...question}
      title={`Let ${question.who} back in?`}
      submitLabel="Let back in"
      minutes={{ usual: usualReopening, most: mostMinutesReopened, label: 'Minutes from now' }}
      call={reopen}
      said={(who, count, minutes) =>
        `${who} ${count === 1 ? 'has' : 'have'} ${counted(minutes, 'minute')} from now. Ask them to open the exam again.`
      }
    >
      For a candidate whose time ran out while the power or the network was off. They open the exam again and continue
      with all their answers. Their result is hidden until they hand in. If this exam shows scores at once, they may
      have seen theirs.
    </TimedAct>
  )
}
