type Doors = { opensAt: string; closesAt: string }

/** What goes on in a hall, and what is to be done there, while its board cannot be read. `isOffered`: without a network. */
export function meanwhileText({ opensAt, closesAt }: Doors, isOffered: boolean, nowMs: number): string {
  if (nowMs < Date.parse(opensAt)) {
    return isOffered
      ? 'Candidates whose device is ready can begin all the same once the doors open: the hall code opens the paper.'
      : 'If the hall has no network either, candidates begin once it is back.'
  }
  if (nowMs >= Date.parse(closesAt)) {
    return 'What candidates wrote is kept on their devices and sent once they have a network.'
  }
  const going = 'Candidates keep writing, and what they write is kept on their devices.'
  return isOffered ? `${going} Anyone who is ready can still begin: the hall code opens the paper.` : going
}
