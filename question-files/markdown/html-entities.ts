/** The names of signs that people's programs write; every other sign has a number. */
const named: Record<string, string> = Object.fromEntries(
  'amp& lt< gt> quot" apos\' nbsp\u00A0 times× divide÷ minus− plusmn± deg° sup2² sup3³ frac12½ frac14¼ frac34¾ pi\u03C0 Pi\u03A0 alpha\u03B1 beta\u03B2 gamma\u03B3 delta\u03B4 Delta\u0394 theta\u03B8 lambda\u03BB mu\u03BC sigma\u03C3 Sigma\u03A3 omega\u03C9 Omega\u03A9 phi\u03C6 rho\u03C1 infin∞ radic√ le≤ ge≥ ne≠ asymp≈ there4∴ rarr→ larr← harr↔ ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo” hellip… bull• middot· micro\u00B5 euro€ pound£ cent¢ copy© prime′ Prime″ ang∠ perp⊥ sum∑ prod∏ int∫ part∂ isin∈ cup∪ cap∩ sub⊂ sube⊆ empty∅ and∧ or∨ forall∀ exist∃'
    .split(' ')
    .map((pair) => {
      const name = /^[a-zA-Z]+\d*/.exec(pair)?.[0] ?? ''
      return [name, pair.slice(name.length)]
    }),
)

/** Signs in place of their references; what is none stays as it stands. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,8}\d{0,2}));/gi, (whole, figure, hex, name) => {
    if (name !== undefined) return named[name] ?? whole
    const code = figure === undefined ? Number.parseInt(hex, 16) : Number(figure)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
