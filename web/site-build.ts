// The public pages become HTML here: once in a build, at every request in development.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fillContact, noContact } from '@sabimark/domain/school/company/company-contact.ts'
import react from '@vitejs/plugin-react'
import { build, createServer, type Plugin, type Rolldown, type ViteDevServer } from 'vite'
import { browsers } from './browsers.ts'
import { heavyScript, pageProblem } from './site-checks.ts'

type Site = typeof import('./src/site/render.tsx')

const renderFile = '/src/site/render.tsx'
const styleList = '/src/site/styles.ts'
/** The two templates of pages: those that are HTML when they are built, and those of the forms. */
const siteTemplate = 'site.html'
const formTemplate = 'form.html'

/**
 * Writes `site/<page>.html` and `form/<page>.html` into the built folder; the server learns the public addresses from
 * there. The static pages are bundled apart from the app, so that no chunk it shares can bring React along.
 */
export function publicPages(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'public-pages',
    configResolved: (config) => {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1')
        // Files of the program are asked for by the same server; only a browser's address bar asks for HTML.
        if (!request.headers.accept?.includes('text/html') || /\.\w+$/.test(path)) return next()
        try {
          const { status, html } = await pageInDevelopment(server, path)
          response.writeHead(status, html === '' ? { location: '/' } : { 'content-type': 'text/html; charset=utf-8' })
          response.end(html)
        } catch (error) {
          next(error)
        }
      })
    },
    writeBundle: async function (_options, bundle) {
      const form = bundle[formTemplate]
      if (form?.type !== 'asset') return
      const { site, forms } = await renderAll(root)
      const formHtml = String(form.source)
      rmSync(join(folder, formTemplate))
      for (const page of forms) write(join(folder, 'form', `${page.file}.html`), filled(formHtml, page))

      const { files, template, css } = await buildSite(root)
      for (const [name, content] of files) write(join(folder, name), content)
      for (const page of site) {
        const html = filled(template, page)
        const problem = pageProblem(`${page.file}.html`, html, css)
        if (problem !== null) this.error(problem)
        write(join(folder, 'site', `${page.file}.html`), html)
      }
    },
  }
}

type Filling = { head: string; body: string }

/** The page in its template. By function: `$&` in a text stays what it is. */
function filled(template: string, { head, body }: Filling): string {
  return template.replace('<!--head-->', () => head).replace('<!--page-->', () => body)
}

/** All pages, rendered by a Vite of their own that knows TypeScript, JSX and the class names of CSS modules. */
async function renderAll(root: string) {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    // `npm run dev` may have the usual one open.
    cacheDir: 'node_modules/.vite-site',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [react()],
  })
  try {
    const { renderSite, renderForms } = await loadSite(server)
    return { site: renderSite(), forms: renderForms() }
  } finally {
    await server.close()
  }
}

const loadSite = async (server: ViteDevServer) => (await server.ssrLoadModule(renderFile)) as Site

/** Scripts and style sheets of the static pages, and their template with the names of both. */
async function buildSite(root: string) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [keepStyles(), drawTextOnce()],
    build: {
      write: false,
      copyPublicDir: false,
      target: browsers,
      cssTarget: browsers,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { pages: siteTemplate } },
    },
  })
  if (!('output' in built)) throw new Error('The public pages were not built once.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const problem = heavyScript(chunks)
  if (problem !== null) throw new Error(problem)
  const assets = built.output.filter((file) => file.type === 'asset')
  const template = String(assets.find(({ fileName }) => fileName === siteTemplate)?.source ?? '')
  const styleSheets = assets.filter(({ fileName }) => template.includes(fileName) && fileName.endsWith('.css'))
  const files: [string, string | Uint8Array][] = [
    ...chunks.map(({ fileName, code }): [string, string] => [fileName, code]),
    ...assets.filter(({ fileName }) => fileName !== siteTemplate).map(fileOf),
  ]
  return { files, template, css: styleSheets.map(({ source }) => String(source)).join('\n') }
}

const fileOf = ({ fileName, source }: Rolldown.OutputAsset): [string, string | Uint8Array] => [fileName, source]

/**
 * A CSS module of which no script uses a class would be left out. Those of the list are used by the HTML: their rules
 * are kept, and the names of their classes go to no browser.
 */
function keepStyles(): Plugin {
  const kept = '?rules-alone'
  return {
    name: 'keep-styles',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler: async function (source, importer) {
        if (!source.endsWith('.module.css') || !importer?.endsWith(styleList)) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && `${found.id}${kept}`
      },
    },
    transform: (_code, id) =>
      id.endsWith(kept) ? { code: 'export {}', map: null, moduleSideEffects: 'no-treeshake' } : null,
  }
}

/**
 * A page that is painted before its letters are there would move when they come, on a device that has no font of their
 * measure: on these pages they are fetched at once, and what is late is for the next page.
 */
function drawTextOnce(): Plugin {
  return {
    name: 'draw-text-once',
    transform: {
      order: 'pre',
      handler: (code, id) =>
        /[\\/]theme[\\/][\w-]+font[\w-]*\.css$|[\\/]theme[\\/]fonts\.css$/.test(id)
          ? code.replaceAll('font-display: swap', 'font-display: optional')
          : null,
    },
  }
}

/** As the server answers: the page, "Page not found" below one of the site, and the way to the first page for all else. */
async function pageInDevelopment(server: ViteDevServer, path: string): Promise<{ status: number; html: string }> {
  const { renderSite, renderForms } = await loadSite(server)
  const site = renderSite()
  const isBelow = site.some((page) => page.path !== null && page.path !== '/' && path.startsWith(`${page.path}/`))
  const page = site.find((one) => one.path === (isBelow ? null : path))
  const form = renderForms().find((one) => one.path === path)
  const found = page ?? form
  if (!found) return { status: 302, html: '' }
  const template = readFileSync(join(server.config.root, page ? siteTemplate : formTemplate), 'utf8')
  const html = await server.transformIndexHtml(path, fillContact(filled(template, found), noContact))
  return { status: isBelow ? 404 : 200, html }
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
