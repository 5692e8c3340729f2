/** The first that fits names it: most browsers call themselves by the names of others, too. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Opera Mini', /Opera Mini(?:\/(\d+))?/],
  ['UC Browser', /UC?Browser\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /(?:OPR|OPiOS)\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)(?!\d).* Safari\//],
]

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Chromebook', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
]

/** What a browser says of itself, in words: 'Chrome 120 on Windows'. It is the browser's own word. */
export function deviceWords(userAgent: string): string {
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  for (const [name, pattern] of browsers) {
    const found = pattern.exec(userAgent)
    if (!found) continue
    const browser = found[1] === undefined ? name : `${name} ${found[1]}`
    return system ? `${browser} on ${system}` : browser
  }
  return system ? `Unknown browser on ${system}` : 'Unknown browser'
}
