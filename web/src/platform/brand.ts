/** The name the product goes by and what it promises. */
export const brand = {
  name: 'Sabimark',
  promise: 'Exams on screen that lose nothing',
} as const

/** Where the company behind it is, until its Settings say an address. How it is reached they say alone. */
export const homeCity = 'Lagos, Nigeria'
