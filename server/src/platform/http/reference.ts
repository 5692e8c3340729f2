import { contract } from '@sabimark/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { atFirstUse } from '../first-use.ts'

type Operation = { summary?: string; tags?: string[]; responses?: Record<string, { description?: string }> }

/** The OpenAPI document of the contract and a page to read it; made, and what makes them loaded, on first use. */
export function serveReference(fastify: FastifyInstance, publicUrl: string): void {
  const document = atFirstUse(() => generate(publicUrl))
  fastify.get('/api/openapi.json', async (_request, reply) => reply.send(await document()))
  fastify.get('/api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(await document())))
}

async function generate(publicUrl: string) {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ])
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return await generator.generate(contract, {
    info: {
      title: 'Sabimark',
      version: '1',
      description:
        'Every call of the product. Calls that change something need an Origin header equal to the host asked. Sign in first; the session is a cookie.',
    },
    servers: [{ url: `${publicUrl}/api` }],
  })
}

const asHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function page(document: Awaited<ReturnType<typeof generate>>): string {
  const byTag = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries((methods ?? {}) as Record<string, Operation>)) {
      const tag = operation.tags?.[0] ?? 'other'
      const statuses = Object.entries(operation.responses ?? {})
        .map(([status, response]) => `<li>${asHtml(status)} ${asHtml(response.description ?? '')}</li>`)
        .join('')
      byTag.set(tag, [
        ...(byTag.get(tag) ?? []),
        `<details><summary><b>${method.toUpperCase()}</b> <code>/api${asHtml(path)}</code> ${asHtml(operation.summary ?? '')}</summary>
         <ul>${statuses}</ul><pre>${asHtml(JSON.stringify(operation, null, 2))}</pre></details>`,
      ])
    }
  }
  const sections = [...byTag].map(([tag, rows]) => `<h2>${asHtml(tag)}</h2>${rows.join('')}`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sabimark: the calls</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#14201b;background:#fbfaf6}
summary{padding:.4rem 0;cursor:pointer}pre{overflow:auto;background:#fff;border:1px solid #ddd;padding:1rem}h2{text-transform:capitalize}
@media (prefers-color-scheme:dark){body{color:#e9f0eb;background:#0e1512}pre{background:#16201b;border-color:#333}}</style></head>
<body><h1>The calls of Sabimark</h1><p>${asHtml(document.info.description ?? '')}</p><p>The same as a document for programs: <a href="/api/openapi.json">/api/openapi.json</a></p>${sections}</body></html>`
}
