/** Digits that stand for a letter, and i, which stands for l. */
const twins = { from: '0134578i', to: 'oleastbl' }

/** Two letters that are read as one. */
const pairs = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
] as const

/**
 * What a subdomain looks like at a glance: two with the same look are taken for each other on a slip or in a mail, as
 * `greenfield`, `greenfie1d` and `greennfield` are. The same fold stands in migration 023 for schools from before.
 */
export function lookOf(subdomain: string): string {
  const letters = [...subdomain].map((sign) => twins.to[twins.from.indexOf(sign)] ?? sign).join('')
  const plain = pairs.reduce((text, [two, one]) => text.replaceAll(two, one), letters)
  return plain.replaceAll(/(.)\1+/g, '$1')
}
