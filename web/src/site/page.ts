import type { ComponentType } from 'react'

/** What the head of a page says about it. */
export type PageFacts = {
  /** The address, without a slash at the end; null for the page that stands wherever nothing is. */
  path: string | null
  /** Of the tab, without the product's name. */
  title: string
  /** One or two sentences for search engines and shared links. */
  description: string
  /** Kept out of search engines: reached by a mail's link, or no page at all. */
  isHidden?: boolean
}

/** A public page that is HTML when the build is done. */
export type SitePage = PageFacts & { Page: ComponentType }
