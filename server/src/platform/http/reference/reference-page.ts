import { builtFont } from '../built-font.ts'
import type { ApiDocument, Operation } from './api-document.ts'
import { referenceStyle } from './reference-style.ts'

type Call = { method: string; path: string; operation: Operation }

/** The document as a page of the product, whole without any script. `webFolder` holds its letters, where it was built. */
export function referencePage(document: ApiDocument, webFolder: string): string {
  const sections = Map.groupBy(callsOf(document), ({ operation }) => operation.tags?.[0] ?? 'other')
  const contents = [...sections.keys()].map((tag) => `<a href="#${tag}">${title(tag)}</a>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API reference · Sabimark</title><link rel="icon" href="/mark.svg"><script src="/theme.js"></script>
<style>${brandFont(webFolder)}${referenceStyle}</style></head><body>
<header><a href="/"><img src="/mark.svg" alt="" width="32" height="32">Sabimark</a></header>
<main><h1>API reference</h1><p>${inCode(document.info.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p><nav aria-label="Sections">${contents}</nav>
${[...sections].map(([tag, calls]) => `<section><h2 id="${tag}">${title(tag)}</h2>${calls.map(asRow).join('')}</section>`).join('')}
</main></body></html>`
}

function callsOf(document: ApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries((item ?? {}) as Record<string, Operation>).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  )
}

function asRow({ method, path, operation }: Call): string {
  const answers = Object.entries(operation.responses ?? {}).sort(([one], [other]) => one.localeCompare(other))
  const rows = answers.map(([status, answer]) => {
    const said = 'description' in answer ? answer.description : ''
    return `<tr><th scope="row">${asHtml(status)}</th><td>${asHtml(said ?? '')}</td></tr>`
  })
  return `<details><summary><span class="${method}">${method.toUpperCase()}</span><code>/api${asHtml(path)}</code>
<span class="what">${asHtml(operation.summary ?? '')}</span></summary><div><p>${openedBy(operation)}</p>
<table><caption>Responses</caption>${rows.join('')}</table>
<h3>As OpenAPI</h3><pre tabindex="0">${asHtml(JSON.stringify(operation, null, 2))}</pre></div></details>`
}

function openedBy({ security = [] }: Operation): string {
  const [scheme] = security.flatMap((one) => Object.keys(one))
  if (scheme === 'session') return 'Needs a signed-in person: the session’s cookie.'
  return scheme === 'ticket' ? 'Needs a ticket: <code>Authorization: Bearer …</code>' : 'Needs no session.'
}

/** The letters of headings, from the web app's own files; the device's where it was not built. */
const brandFont = (webFolder: string) =>
  builtFont(webFolder, {
    ...{ family: 'Bricolage Grotesque', weights: '200 800' },
    file: /^bricolage-grotesque-latin-wght.*\.woff2$/,
  })

const title = (tag: string) => asHtml(tag.charAt(0).toUpperCase() + tag.slice(1))
const asHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const inCode = (text: string) => asHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
