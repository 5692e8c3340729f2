/** The name the product goes by and what it promises. */
export const brand = {
  name: 'Sabimark',
  promise: 'Exams on screen that lose nothing',
} as const

/**
 * How to reach the company behind it. These are placeholders that lead to nobody: the company, or a reseller, puts its
 * own here, and the public pages show them. Apart from `brand`, so that a candidate's device does not load them.
 */
export const company = {
  /** As shown, and as dialled. */
  phone: '+234 800 000 0000',
  /** International form without plus sign, as chat links want it. */
  whatsApp: '2348000000000',
  mail: 'hello@sabimark.example',
  city: 'Lagos, Nigeria',
  social: [
    { name: 'Facebook', address: 'https://facebook.example/sabimark' },
    { name: 'X', address: 'https://x.example/sabimark' },
    { name: 'Instagram', address: 'https://instagram.example/sabimark' },
    { name: 'LinkedIn', address: 'https://linkedin.example/sabimark' },
  ],
} as const
