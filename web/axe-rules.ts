// Which of axe's rules are asked. What it finds moderate or minor nobody judges here, and looking for it is a fifth of its time.
/** Rules that never find anything serious or critical: axe gives each of them its weight, whatever is found. */
const mild = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]

/** Of those the ones that mislead who listens: two regions of one name, and an element whose role says something else than it is. */
export const misleading = ['landmark-unique', 'aria-allowed-role']

/** As axe's `rules` takes it. */
export const withoutMild = Object.fromEntries(mild.map((name) => [name, { enabled: false }]))
