/** Everything a reseller changes: the name the product goes by and how to reach the company behind it. */
export const brand = {
  name: 'Sabimark',
  promise: 'Exams on screen that lose nothing',
  /** As dialled and as shown; null until the company has a number to print. */
  phone: null as string | null,
  mail: null as string | null,
  /** International form without plus sign, as chat links want it. */
  whatsApp: null as string | null,
  city: 'Lagos, Nigeria',
} as const
