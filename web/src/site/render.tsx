// Runs while the site is built, and in development for each request; never in a browser.
import { renderToStaticMarkup } from 'react-dom/server'
import { formPages } from './form-pages.ts'
import { headOf } from './head.ts'
import type { PageFacts } from './page.ts'
import { pages } from './pages.ts'

/** A page as it goes into a template: `file` is its name without ending. */
export type RenderedPage = { file: string; path: string | null; head: string; body: string }

/** The public pages, whole. */
export function renderSite(): RenderedPage[] {
  return pages.map(({ Page, ...facts }) => rendered(facts, renderToStaticMarkup(<Page />)))
}

/** The pages of the forms: their heads; what stands below is drawn in the browser. */
export function renderForms(): RenderedPage[] {
  return Object.entries(formPages).map(([path, facts]) => rendered({ path, ...facts }, ''))
}

function rendered(facts: PageFacts, body: string): RenderedPage {
  const { path } = facts
  return { file: path === null ? 'not-found' : path.slice(1) || 'index', path, head: headOf(facts), body }
}
