/** A moment as clocks show it where the product is used, for those who run it. */
export const inLagos = (at: Date) =>
  `${at.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Lagos' })} in Lagos`
