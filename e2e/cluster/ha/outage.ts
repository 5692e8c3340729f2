// One outage as what was seen of it, and what follows from that.

/** What is done to the primary. */
export const blows = ['PostgreSQL killed', 'machine killed', 'network cut'] as const
export type Blow = (typeof blows)[number]

/** What `/health/ready` said, to a question that was asked and answered at these moments. */
export type Said = { askedMs: number; answeredMs: number; isReady: boolean }

/** All moments by one steady clock. */
export type Seen = {
  struckMs: number
  /** When candidates were acknowledged something, in their order. */
  ackMs: readonly number[]
  said: readonly Said[]
}

export type Outage = {
  number: number
  blow: Blow
  primary: string
  next: string
  /** From the blow to the first acknowledgement after the longest silence, and to everybody's first one. */
  savingAgainMs: number
  everybodyMs: number
  /** From when the machine was given back to it as a standby like any other. */
  backMs: number
  /** Acknowledged events that were looked for afterwards. */
  acknowledged: number
  lost: number
  doubled: number
  isTrue: boolean
}

/** What the issue of a failover may cost: saving again, with a ttl of 20 s. */
export const mostMs = 45_000
/** Once it says that it is ready somebody must be able to save within this: devices wait between their tries. */
const readyMeansMs = 10_000

/** The longest time without an acknowledgement since the blow; `endMs` is when it was over. */
export function longestSilence({ struckMs, ackMs }: Seen): { fromMs: number; endMs: number } {
  let [fromMs, endMs, last] = [struckMs, struckMs, struckMs]
  for (const at of ackMs) {
    if (at <= struckMs) continue
    if (at - last > endMs - fromMs) [fromMs, endMs] = [last, at]
    last = at
  }
  return { fromMs, endMs }
}

/** Where `/health/ready` said what was not so: ready, and nobody could save; or never a word of an outage that lasted. */
export function findUntrue(seen: Seen): string[] {
  const { fromMs, endMs } = longestSilence(seen)
  // What is asked just as the blow falls may be answered by what was there before.
  const within = seen.said.filter(({ askedMs, answeredMs }) => askedMs > fromMs && answeredMs < endMs)
  const tooEarly = within.filter(({ isReady, answeredMs }) => isReady && endMs - answeredMs > readyMeansMs)
  return [
    ...tooEarly.map(({ answeredMs }) => `it said ready ${inSeconds(endMs - answeredMs)} s before anybody could save`),
    ...(within.length > 0 && within.every(({ isReady }) => isReady) && endMs - fromMs > readyMeansMs
      ? [`nobody could save for ${inSeconds(endMs - fromMs)} s, and it never said so`]
      : []),
  ]
}

export const inSeconds = (ms: number): string => (ms / 1_000).toFixed(1)

/** What kept this from holding, for the exit code. */
export function problemsOf({ number, savingAgainMs, everybodyMs, lost, doubled, isTrue }: Outage): string[] {
  return [
    ...(savingAgainMs > mostMs ? [`outage ${number}: saving again only after ${inSeconds(savingAgainMs)} s`] : []),
    ...(everybodyMs > mostMs ? [`outage ${number}: somebody could save only after ${inSeconds(everybodyMs)} s`] : []),
    ...(lost > 0 ? [`outage ${number}: ${lost} acknowledged events are gone`] : []),
    ...(doubled > 0 ? [`outage ${number}: ${doubled} events are stored twice`] : []),
    ...(isTrue ? [] : [`outage ${number}: what was said meanwhile was not true`]),
  ]
}

/** For a terminal; the last line is the sum. */
export function tableOf(outages: readonly Outage[]): string {
  const head = [
    '',
    'what',
    'primary',
    'then',
    'saves again',
    'everybody',
    'back as standby',
    'acknowledged',
    'lost',
    'doubled',
    'true',
  ]
  const rows = outages.map((one) => [
    String(one.number),
    one.blow,
    one.primary,
    one.next,
    `${inSeconds(one.savingAgainMs)} s`,
    `${inSeconds(one.everybodyMs)} s`,
    `${inSeconds(one.backMs)} s`,
    String(one.acknowledged),
    String(one.lost),
    String(one.doubled),
    one.isTrue ? 'yes' : 'NO',
  ])
  const sum = (read: (one: Outage) => number) => outages.reduce((total, one) => total + read(one), 0)
  const most = (read: (one: Outage) => number) => inSeconds(Math.max(0, ...outages.map(read)))
  const last = [
    ...['', `${outages.length} outages`, '', '', `≤ ${most((one) => one.savingAgainMs)} s`],
    ...[`≤ ${most((one) => one.everybodyMs)} s`, `≤ ${most((one) => one.backMs)} s`],
    ...[
      String(outages.at(-1)?.acknowledged ?? 0),
      String(sum(({ lost }) => lost)),
      String(sum(({ doubled }) => doubled)),
    ],
    outages.every(({ isTrue }) => isTrue) ? 'yes' : 'NO',
  ]
  const all = [head, ...rows, last]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
