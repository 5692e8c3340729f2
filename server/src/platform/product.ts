/** What the product is called in mails; the pages have the same from web/src/platform/brand.ts, and a test compares. */
export const productName = 'Sabimark'
