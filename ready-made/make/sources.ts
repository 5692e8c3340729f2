/** Addresses of reference works that many fact tables name, as `sources` of a row has them. */

export const wikipedia = (page: string) =>
  `Wikipedia, ${decodeURIComponent(page).replaceAll('_', ' ')} https://en.wikipedia.org/wiki/${page}`

/** `page` is the end of the address, such as `14-5-conduction`. */
export const openStax = (book: keyof typeof books, page: string) =>
  `OpenStax, ${books[book]}, ${(/^\d+-(?:\d+|introduction)/.exec(page)?.[0] ?? '').replace('-', '.')} https://openstax.org/books/${book}/pages/${page}`

const books = {
  physics: 'Physics',
  'college-physics-2e': 'College Physics',
  'university-physics-volume-1': 'University Physics 1',
  'university-physics-volume-2': 'University Physics 2',
  'university-physics-volume-3': 'University Physics 3',
  'principles-financial-accounting': 'Financial Accounting',
  'principles-economics-3e': 'Principles of Economics',
  'concepts-biology': 'Concepts of Biology',
  'chemistry-2e': 'Chemistry 2e',
} as const

export const britannica = (page: string) => {
  const name = page.split('/').at(-1) ?? page
  return `Britannica, ${name.replaceAll('-', ' ')} https://www.britannica.com/${page}`
}

/** `page` is the address without its ending, such as `inorganic/extraction/iron`. */
export const chemguide = (page: string) =>
  `Chemguide, ${page.split('/').slice(-2).join(' ')} https://www.chemguide.co.uk/${page}.html`

export const pubChem = (compound: string) =>
  `PubChem, ${compound.replaceAll('-', ' ')} https://pubchem.ncbi.nlm.nih.gov/compound/${compound}`

export const pubChemElement = (element: string) =>
  `PubChem, ${element} https://pubchem.ncbi.nlm.nih.gov/element/${element}`
