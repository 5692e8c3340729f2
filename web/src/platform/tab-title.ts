import { useEffect } from 'react'
import { brand } from './brand.ts'

let page = ''
let own: string | null = null

function show(): void {
  document.title = `${own ?? page} · ${brand.name}`
  // A screen reader that stands there hears where it is: the page's name comes after the path where its code is loaded first.
  document.getElementById('page')?.setAttribute('aria-label', document.title)
}

/** The router says which page of the table of contents this is. */
export function titlePage(title: string): void {
  page = title
  show()
}

/** A page about one thing names it in the browser's tab: "Ada Obi". Without a name yet, the page's own title stays. */
export function useTabTitle(name: string | null | undefined): void {
  useEffect(() => {
    if (!name) return
    own = name
    show()
    return () => {
      own = null
      show()
    }
  }, [name])
}
