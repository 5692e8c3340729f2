import { keptPart } from '../kept-part.ts'

/** Whether a formula is of chemistry (`\ce{H2O}`) or has a quantity with its unit (`\pu{9.8 m s-2}`), which need a further part of the drawing program. */
export const hasChemistry = (tex: string) => /\\(?:ce|pu)\b/.test(tex)

/** The commands of chemistry: once here, every formula may use them. */
export const chemistry = keptPart(() => import('katex/contrib/mhchem'))
