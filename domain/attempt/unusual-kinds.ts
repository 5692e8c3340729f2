/**
 * What was unusual about how a paper was sat. `left`, `left_full`: the page, or full screen, again and again. `moved`: to a browser of
 * another kind; `moved_address`: opened at another address. `beside`: an older window was used beside the newer one. `other_address`:
 * a window sent from another address than it was opened at. `elsewhere`: begun at another address than the rest. `late`: answers
 * that came too late to count unasked; `waited`: entries that waited on the device. `slept`: the device did. `clock`: the one of the
 * device disagreed. `dated_back`: answers may have been. `impossible`: entries that do not count by their own times; `repeated`:
 * that came again with another content. `time_given`: by staff.
 */
export const unusualKinds = [
  ...(['dated_back', 'late', 'impossible', 'repeated', 'elsewhere', 'moved', 'moved_address', 'beside'] as const),
  ...(['other_address', 'left', 'left_full', 'waited', 'slept', 'clock', 'time_given'] as const),
] as const
export type UnusualKind = (typeof unusualKinds)[number]

/** A message on the computer leaves the page, too: what is less than both of these is everybody's. */
export const oftenLeft = 3
export const longAwayMs = 60_000

/** One reason; `count` and `ms` (how long in all, or at most) where the kind has them, and otherwise 0. */
export type Unusual = { kind: UnusualKind; count: number; ms: number }
