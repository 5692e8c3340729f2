import { createRequire } from 'node:module'
import type { CompatData } from '@mdn/browser-compat-data/types'

/** MDN's compatibility data. Not by an import: 20 MB of JSON would go through the transformation of every test. */
export const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')
