import type { SecondMarkerRule } from '../exam/second-marker.ts'
import type { HandMark, HandRound, ScriptState } from './hand-mark.ts'

/** A mark with who gave it. */
export type GivenMark = HandMark & { markerId: string }

/** Who marks now. Author and administrators decide where two markers disagree. */
export type Marker = { userId: string; isDecider: boolean }

/**
 * In which round this person marks the answer; null where there is nothing for them to mark. `marks` are those of its present
 * text. Nobody is second to themselves, and a marker can change the own mark.
 */
export function roundFor(
  marks: readonly GivenMark[],
  { state, secondMarker }: { state: ScriptState; secondMarker: SecondMarkerRule },
  { userId, isDecider }: Marker,
): HandRound | null {
  const ofRound = (round: HandRound) => marks.filter((mark) => mark.round === round).at(-1)
  const [first, second, agreed] = [ofRound('first'), ofRound('second'), ofRound('agreed')]
  if (agreed || state === 'conflict') return isDecider ? 'agreed' : null
  // Also where the first mark was taken back since: one person is never both markers.
  if (second?.markerId === userId) return 'second'
  if (!first || first.markerId === userId) return 'first'
  if (!second && secondMarker === 'all') return 'second'
  return isDecider ? 'agreed' : null
}

/** The newest mark this person gave, in the order they were given; undoing takes that one back. */
export function newestOf<Mark extends GivenMark>(marks: readonly Mark[], userId: string): Mark | undefined {
  return marks.filter(({ markerId }) => markerId === userId).at(-1)
}
