import type { Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'>

/** What draws the forms and the app; a page that is HTML already needs none of it. */
const forbidden = /[\\/]node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/][\w-]+|@mantine[\\/][\w-]+)[\\/]/

/** Says which script of the public pages brings what they must do without; null for none. */
export function heavyScript(chunks: readonly Chunk[]): string | null {
  for (const { fileName, moduleIds } of chunks) {
    const found = moduleIds.find((id) => forbidden.test(id))
    if (!found) continue
    return `${fileName}, a script of the public pages, holds ${forbidden.exec(found)?.[1]} (${found}): islands are plain DOM.`
  }
  return null
}

/** Says what a rendered page lacks; null for nothing. `css` is all that its style sheets say. */
export function pageProblem(file: string, html: string, css: string): string | null {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  if (!/<title>[^<]+<\/title>/.test(html)) return `${file} has no title.`
  if (!/<meta name="description" content="[^"]+">/.test(html)) return `${file} has no description.`
  if (headings !== 1) return `${file} has ${headings} h1 instead of one.`
  const unknown = classesOf(html).find((name) => !hasClass(css, name))
  if (unknown === undefined) return null
  return `${file} uses the class ${unknown}, which no style sheet of the public pages knows: name its file in src/site/styles.ts.`
}

function classesOf(html: string): string[] {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/))
  return [...new Set(lists.filter(Boolean))]
}

/** Whether a selector names the class, and not only one that begins like it. */
function hasClass(css: string, name: string): boolean {
  return new RegExp(String.raw`\.${name.replace(/[^\w-]/g, String.raw`\$&`)}(?![\w-])`).test(css)
}
