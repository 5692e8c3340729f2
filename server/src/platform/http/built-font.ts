import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Wanted = { family: string; weights: string; file: RegExp; range?: string }

/** A face of our own for a page the server writes, where the web app was built: its file has the name of its content. '' where it was not. */
export function builtFont(webFolder: string, { family, weights, file, range }: Wanted): string {
  const name = namesIn(join(webFolder, 'assets')).find((one) => file.test(one))
  if (name === undefined) return ''
  const only = range === undefined ? '' : `;unicode-range:${range}`
  return `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url("/assets/${name}") format("woff2")${only}}`
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
