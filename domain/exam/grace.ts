/** How long after the deadline what was done inside it may still be on its way, in milliseconds. */
export const graceMs = 60_000
